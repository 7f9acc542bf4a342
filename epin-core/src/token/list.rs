//! The list of all tokens, as the names of their variants.

/// Calls a macro with a row for each letter and case: the letter, then the names of its tokens, in order.
/// What follows the macro's name in the call is passed to that macro before the rows.
///
/// A name is the letter, then `m` for `-` or `p` for `+`, then `t` for `^`, then `d` for `'`:
///
/// ```text
/// `K` is K     `-K'` is Kmd     `+K^'` is Kptd
/// ```
///
/// The names are written out, because `macro_rules!` cannot concatenate identifiers on stable Rust
/// (rust-lang/rust#124225).
#[rustfmt::skip]
macro_rules! for_all_tokens {
    ($macro:ident $($first:tt)*) => {
        $macro! {
            $($first)*
            "A" [Am Amd Amt Amtd A Ad At Atd Ap Apd Apt Aptd]
            "a" [am amd amt amtd a ad at atd ap apd apt aptd]
            "B" [Bm Bmd Bmt Bmtd B Bd Bt Btd Bp Bpd Bpt Bptd]
            "b" [bm bmd bmt bmtd b bd bt btd bp bpd bpt bptd]
            "C" [Cm Cmd Cmt Cmtd C Cd Ct Ctd Cp Cpd Cpt Cptd]
            "c" [cm cmd cmt cmtd c cd ct ctd cp cpd cpt cptd]
            "D" [Dm Dmd Dmt Dmtd D Dd Dt Dtd Dp Dpd Dpt Dptd]
            "d" [dm dmd dmt dmtd d dd dt dtd dp dpd dpt dptd]
            "E" [Em Emd Emt Emtd E Ed Et Etd Ep Epd Ept Eptd]
            "e" [em emd emt emtd e ed et etd ep epd ept eptd]
            "F" [Fm Fmd Fmt Fmtd F Fd Ft Ftd Fp Fpd Fpt Fptd]
            "f" [fm fmd fmt fmtd f fd ft ftd fp fpd fpt fptd]
            "G" [Gm Gmd Gmt Gmtd G Gd Gt Gtd Gp Gpd Gpt Gptd]
            "g" [gm gmd gmt gmtd g gd gt gtd gp gpd gpt gptd]
            "H" [Hm Hmd Hmt Hmtd H Hd Ht Htd Hp Hpd Hpt Hptd]
            "h" [hm hmd hmt hmtd h hd ht htd hp hpd hpt hptd]
            "I" [Im Imd Imt Imtd I Id It Itd Ip Ipd Ipt Iptd]
            "i" [im imd imt imtd i id it itd ip ipd ipt iptd]
            "J" [Jm Jmd Jmt Jmtd J Jd Jt Jtd Jp Jpd Jpt Jptd]
            "j" [jm jmd jmt jmtd j jd jt jtd jp jpd jpt jptd]
            "K" [Km Kmd Kmt Kmtd K Kd Kt Ktd Kp Kpd Kpt Kptd]
            "k" [km kmd kmt kmtd k kd kt ktd kp kpd kpt kptd]
            "L" [Lm Lmd Lmt Lmtd L Ld Lt Ltd Lp Lpd Lpt Lptd]
            "l" [lm lmd lmt lmtd l ld lt ltd lp lpd lpt lptd]
            "M" [Mm Mmd Mmt Mmtd M Md Mt Mtd Mp Mpd Mpt Mptd]
            "m" [mm mmd mmt mmtd m md mt mtd mp mpd mpt mptd]
            "N" [Nm Nmd Nmt Nmtd N Nd Nt Ntd Np Npd Npt Nptd]
            "n" [nm nmd nmt nmtd n nd nt ntd np npd npt nptd]
            "O" [Om Omd Omt Omtd O Od Ot Otd Op Opd Opt Optd]
            "o" [om omd omt omtd o od ot otd op opd opt optd]
            "P" [Pm Pmd Pmt Pmtd P Pd Pt Ptd Pp Ppd Ppt Pptd]
            "p" [pm pmd pmt pmtd p pd pt ptd pp ppd ppt pptd]
            "Q" [Qm Qmd Qmt Qmtd Q Qd Qt Qtd Qp Qpd Qpt Qptd]
            "q" [qm qmd qmt qmtd q qd qt qtd qp qpd qpt qptd]
            "R" [Rm Rmd Rmt Rmtd R Rd Rt Rtd Rp Rpd Rpt Rptd]
            "r" [rm rmd rmt rmtd r rd rt rtd rp rpd rpt rptd]
            "S" [Sm Smd Smt Smtd S Sd St Std Sp Spd Spt Sptd]
            "s" [sm smd smt smtd s sd st std sp spd spt sptd]
            "T" [Tm Tmd Tmt Tmtd T Td Tt Ttd Tp Tpd Tpt Tptd]
            "t" [tm tmd tmt tmtd t td tt ttd tp tpd tpt tptd]
            "U" [Um Umd Umt Umtd U Ud Ut Utd Up Upd Upt Uptd]
            "u" [um umd umt umtd u ud ut utd up upd upt uptd]
            "V" [Vm Vmd Vmt Vmtd V Vd Vt Vtd Vp Vpd Vpt Vptd]
            "v" [vm vmd vmt vmtd v vd vt vtd vp vpd vpt vptd]
            "W" [Wm Wmd Wmt Wmtd W Wd Wt Wtd Wp Wpd Wpt Wptd]
            "w" [wm wmd wmt wmtd w wd wt wtd wp wpd wpt wptd]
            "X" [Xm Xmd Xmt Xmtd X Xd Xt Xtd Xp Xpd Xpt Xptd]
            "x" [xm xmd xmt xmtd x xd xt xtd xp xpd xpt xptd]
            "Y" [Ym Ymd Ymt Ymtd Y Yd Yt Ytd Yp Ypd Ypt Yptd]
            "y" [ym ymd ymt ymtd y yd yt ytd yp ypd ypt yptd]
            "Z" [Zm Zmd Zmt Zmtd Z Zd Zt Ztd Zp Zpd Zpt Zptd]
            "z" [zm zmd zmt zmtd z zd zt ztd zp zpd zpt zptd]
        }
    };
}
