extension LanguageSubtags {
  /// Languages with a code of three letters only: words of the two letters
  /// that codes begin with and all letters that end one.
  static let onlyLong: StaticString = """
    aaabcdefghiklnopqstuvwxz ababcdefghijlmnopqrstuvwxyz acabdefhiklmnpqrstuvwxyz adabdefghijlnoqrstuwxyz
    aeabcdeklmnqrsuwyz afabdeghiknopstuz agabcdefghijklmnoqrstuvwxyz ahabghiklmnoprst aiabcdefghijklmnopqrtwxy
    ajaginpsuwz akbcdefghijklmopqrstuvwxyz alacdefghijklmnopqrstuvwxyz amabcefgijklmnopqrstuvwxyz
    anabcdefghijklmnopqrstuvwxyz aoabcdefgijklmnrstuxz apabcdefghijklmnopqrstuvwxyz aqacdgklmnprtz
    arbcdehijklnopqrstuvwxyz asabcefghijklnopqrstuvwxyz atabcdeghijklmnopqrstuvwxyz auabcdfghijklmnopqrstuwxyz
    avbdiklmnostuv awabcdeghikmnorstuvwxy axbegklmx ayabcdeghiklnopqrstuz azabcdgjmnotz
    baabcdefghijlnoprstuvwxy bbabcdefghijklmnopqrstuvwxy bcabcdefghijklmnopqrstuvwyz
    bdabcdefghijklmnopqrstuvwxyz beabcdefghijkmopqrstuvwxyz bfabcdefghijklmnopqrstuwxyz
    bgabcdefgijklnopqrstuvwxyz bhabcdefghijlmnopqrstuvwxyz biabdefgklmnopqrtuvwxyz bjabcefghijklmnoprstuvwxyz
    bkacdfghijklmnopqrstuvwxyz blabcdefhijklmnopqrstvwxyz bmabcdefghijklmnopqrstuvwxz
    bnabcdefgijklmnopqrstuvwxyz boabefghijklmnopqrtuvwxyz bpacdeghijklmnopqrstuvwxyz bqabcdfghijklmnopqrstuvwxyz
    brabcdfghijklmnopqrstuvwxyz bsabcefghijklmnopqrstuvwxy btacdefghijkmnopqrstuvwxyz buabcdefghijkmnopqstuvwxyz
    bvabcdefghijklmnopqrtuvwxyz bwabcdefghijklmnopqrstuwxyz bxabcdefghijklmnopqrsuvwz byabcdefghijklmnopqrstvwxz
    bzabcdefghijklmnopqrstuvwxyz
    caabcdefghijklmnopqrsuvwxyz cbabcdgijklnoqrstuvwy cccdeghjlmnoprs cdacdefhijmnorsyz ceabgklnty cfadgm cgacgk
    chbcdfghjklmnopqrtwxyz ciabcdehkmnprwy cjaehikmnopsvy ckbhlmnoqrstuvxyz clacdehijklmotuwy cmacegilmnorst
    cnabcghiklopqrstuwx coabcdefghjklmnopqtuvwxz cpabcefginopsuxy cqd crabcdfghijklmnopqrstvwxyz
    csabcdefghijklmnopqrstuvwxyz ctacdeghlmnopstuyz cuabchijklopqrstuvwxy cvgn cwabdegt cyabo czhknot
    daacdeghijklmoqrsuvwxyz dbabdefgijlmnopqrtuvwy dccr ddadegijnorsw decdefghiklmnpqrsvz dgabcdeghiklnorstwxz
    dhdgilmnorsuvwx diabcdfghijklmnopqrsuwxyz djabcdefijkmnoruw dkagkrsx dlgkmn dmabcdefgklmnorsuvwxy
    dnadegijknortuvwy doabcefhiklnopqrstvwxyz dpp drabcdegilnoqstuy dsbehilnoqz dtabdhikmnoprstuy
    duabcefghiklmnopqrsuvwxyz dva dwakrsuwyz dyabdgimnouy dzaegln
    eaa ebcgkoru ecrsy eee efaei egalmoxy ehsu eiptv eja ekaegiklmopry elehikmoux emabegikmnpqsuwxyz
    enabcdfhlmnoqruvwx eot epi eraghikorstw eseghiklmnoqsuxy etbchnorstuxz euq evehn ewo ext eyao ezae
    faabdfghijklmnprtuxyz fbl fcs fer ffim fgr fiaeflprtuw fkkv flahilnry fmpu fnbgi fodimnrsx fpe fqs
    frcdkmopqrst fsels fubcdefhijmnqrtuvy fvr fwae
    gaabcdefghijklmnopqrstuwxyz gbabdefghijklmnopqrsuvwxyz gccdeflnrt gdabcdefghijklmnoqrstux
    geabcdfghijklmqsvwxyz gfkt ggabdegkltuw ghacehklnorst giabcdeghilmnpqrstuwxyz gjkmnru gkadenopu
    glbcdhjkloruwy gmabdeghlmnqruvwxyz gnabcdeghijklmnoqrtuwz goabcdefghijklmnopqrstuvwxyz gpaen gqainru
    grabcdghijkmoqrstuvwxyz gseglmnopsw gtau guabcdefghiklmnopqrstuwxz gvacefjlmnoprsy gwabcdefgijmnrtuwx gxx
    gyabdefgilmnoryz gzain
    haabcdefghijklmnopqrsvwxyz hbabnou hcah hdnsy headghim hgmw hhiry hiabdfghijklmortwx hji hkaehkns hlabdetu
    hmabcdefghijklmnpqrstuvwxyz hnadeghijnosu hoabcdehijklmoprstvwyz hpos hracekmoptuwxz hsbhlns htiosux
    hubcdefghijklmopqrstuvwxyz hvceknv hwaco hyawx
    iainr ibabdeghlmnruy icahlr idabcdeirstu ifabefkmuy igbeglmnosw ihbipw iinr ijcejnos ikeikloprstvwxz
    ilabgikmopsuv imailnorsty inbceghjlmnopstz ioruw ipio iquw iraehiknoruxy isacdeghikmnortu
    itbcdeiklmorstvwxyz ium ivbv iwkmos ixcl iyaox izhrz
    jaabcdefhjklmnoqstuxyz jbeijkmnortuw jcst jdagt jebehiklnrtu jgbeko jhis jiabcdeghilmoqtuvy jjer jkamoprsu
    jles jmabcdilnrswx jnadgijls jobdgrsw jparx jqr jrabrtu jsl juabcdhiklmnoprstuwy jvdn jwi jyaey
    kaabcdefghijkmopqrvwxy kbabcdeghijklmnopqrstuvwxyz kcabcdefghijklmnopqrstuvwxyz kdacdefghijklmnopqrtuwxyz
    keabcdefghijklmnopqrstuvwxyz kfabcdefghijklmnopqrstuvwxyz kgabefgijklmnopqrstuvwxy
    khabcdefghijklnopqrstuvwxyz kiabcdefghijlmopqstuvwxyz kjabcdeghijklmnopqrstuvxyz
    kkabcdefghijklmnopqrstuvwxyz klabcdefghijklmnopqrstuvwxyz kmabcdefghijklmnopqrstuvwxyz
    knabcdefgijklmnopqrstuvwxyz koacdefghiklopqstuvwyz kpabcdefghijklmnoqrstuvwxyz kqabcdefghijklmnopqrstuvwxyz
    krabcdefhijklnoprstuvwxyz ksabcdefghijklmnopqrstuvwxyz ktabcdefghijklmnopqstuvwxyz
    kubcdefghijklmnopqstuvwxyz kvabcdefghijklmnopqrtuvwxyz kwabcdefghijklmnoprstuvwxyz kxabcdfhijkmnopqrstvwxyz
    kyabcdefghijklmnopqrstuvwxyz kzabcdefgiklmnopqrsuvwxyz
    laabcdefghijlmnpqrsuwxyz lbbcefgijklmnoqrstuvwxyz lccdefhlmpqs ldabdghijklmnopq leabcdefhijklmnopqrstuvwxyz
    lfan lgabghiklmnoqrtuz lhahilmnpstu liabcdefghjklopqrsuvwxyz ljaeilpwx lkabcdehijlmnorstuy
    llabcdefghijklmnpqsux lmabcdefghijklnopqruvwxy lnabdghijlmnsuwz loabcefghijklmnopqrstuvwxyz lpaenox lqr
    lracegiklmnortvz lsabcdehilmnoprstvwy ltcghinosu luacdefijklmnopqrstuvwyz lvaiksu lwaeghlmostuw lxm lyagn
    lzhlnz
    maabdefgijkmnpqstuvwxz mbabcdefhijklmnopqrstuvwxyz mcabcdefghijklmnopqrstuvwxyz mdabcdefghijklmnpqrstuvwxyz
    meabcdefhijklmnopqrstuvwyz mfabcdefghijklmnopqrstuvwxyz mgabcdefghijklmnopqrstuvwyz
    mhabcdefgijklmnopqrstuwxyz miabcdefghijklmnopqrtuwxyz mjbcdeghijklmnopqrstuvwxyz mkabcefghijklmnopqrstuvwxyz
    mlabcefhijklmnopqrsuvwxz mmabcdefghijklmnopqrtuvwxyz mnabcdefghijklmnopqrsuvwxyz moacdeghijkmopqrstuvwxyz
    mpabcdeghijklmnopqrstuvwxyz mqabcefghijklmnopqrstuvwxyz mrabcdefghjklmnopqrstuvwxyz
    msbcdefghijklmnopqrsuvwxyz mtabcdefghijklmnopqrstuvwxy muabcdeghijkmnopqrstuvxyz mvabdefghiklnopqrstuvwxyz
    mwabcefghiklmnopqrstuvwz mxabcdefghijklmnopqrstuvwxyz mybcefghjklmnoprsuvwxyz mzabcdeghijklmnopqrstuvwxyz
    naabcefghijklmnopqrstwxyz nbabcdeghijkmnopqrstuvwy ncabcdefghijklmnoqrstuxz ndabcdfghijklmnpqrstuvwxyz
    neabcdefghijkmnoqrstuvwxyz nfadlru ngabcdefghijklmnpqrstuvwxyz nhabcdefghikmnopqrtuvwxyz
    niabcdefghijklmnoqrstuvwxyz njabdhijlmnorstuxyz nkabcdefghijkmnopqrstuvwxz nlacegijklmoquvwxyz
    nmabcdefghijklmnopqrstuvwxyz nnabcdefghijklmnpqrtuvwyz noacdefghijklmnpqstuvwyz npabghilnosuxy nqgklmnoqty
    nrabcefgiklmnprtuxz nsabcdefghiklmnopqrstuvwxyz ntdegijkmopruwxyz nuabcdefghijklmnopqrstuvwxyz nvhmo
    nwabcegimorwxy nxadegiklmnoqrx nybcdefghijklmnopqrstuvwxy nzabdikmsuyz
    oaacrv obiklmortu ocahmou odaktu ofosu ogbcegou ohtu oiaen ojbcgpsvw okabcdeghijklmnorsuvxz oladekmortu
    omabcgiklnopqrtuvwxy onabegijknoprstuwx oodgnrs opakmoty oraceghnorstuvwxyz osacinoptux
    otabdeiklmnoqrstuwxyz ouabeim ovd owil oybdmy ozm
    paabcdefghiklmopqrsuvwxyz pbbcefghilmnoprstuvy pcabcdefghijklmnpw pdacinotu peabdefghijklmopqsvxyz pfael
    pgadgiklnsuz phadghijklmnoqrtuvw piabcdefghjlmnoprstuvwxyz pjt pkabcghnoprstu plabcdefghjklnoqrstuvwyz
    pmabdefhijklmnoqrstwxyz pnabcdeghijklmnopqrstuvwxyz pocefghikmnopqstvwxyz ppeiklmnopqstu pqaemw
    pracdefghiklmnopqrstuwxz psacdeghilmnopqrstuwy ptahinopqrtuvwy puabcdefgijmopqrtuwxy pwabgimnorw pxm
    pyemnsuxy pzhn
    quabcdfghiklmnpqrsvwxyz qvacehijlmnopswyz qwacehmst qxachlnopqrstuw qyap
    raabcdfghijklmnopqrstuvwxyz rbbklp rcf rdb reabegijlmnrsty rgaeknrsu rhgp riabflmnrtu rjgis rkabhimtw
    rmabcdefghiklmnopqstuvwxyz rnbdglnprw roabcdefglmopruw rpnt rriot rsbklmn rtchmsw rubcefghikopqtuyz rwaklmor
    rxdw rynsu rzh
    saabcdefhijklmoqrstuvwxyz sbabcdefghijklmnopqrstuvwxyz scbefghiklnopqstuvwx sdabcefghjklnopqrstuvxz
    seabcdefghijklmnopqrstuvwyz sfbemsw sgabcdeghijkmnprstuwxyz shabcdeghijklmnopqrstuvwxyz
    siabdefghijklmopqrstuvwxyz sjabdegklmnoprstuw skabcdefghijmnopqrstuvwxyz slacdefghijlmnpqrstuwxyz
    smabcfghijklmnpqrstuvwxyz sncefgijklmnopqrsuvwxyz soabcdeghijklnopqrsuvwxyz spbcdegiklmnopqrstuvxy
    sqahjkmnoqrstux srabcefghiklmnoqrstuvwxyz ssabcdefghijklmnopqrstuvxyz stabdefghijklmnopqrstuvwy
    suabcegijkoqrstvwxyz svabcekmsx swbcfghijklmnopqrstuvwxy sxbcegklmnorsuw syabcdiklmnorswxy szabcdeglnpsvwy
    taabcdefgijklnopqrsuvwxyz tbacdefghijklmnopqrstuvwxyz tcabcdefghiklmnopqstuwxyz tdabcdefghijklmnoqrstvxy
    teabcdefghikmnopqrstuvwxyz tfinort tgabcdefhijnopqrstuvwxyz thdefhiklmnpqrstuvyz tiacfghijklmnopqstuvwxyz
    tjagijlmnopsuw tkabdefglmnpqrstuvwxz tlabcdfghijklmnopqrstuvxy tmabcdefghijklmnoqrstuvwyz
    tnabcdghiklmnopqrstuvwxyz tobcdfghijklmopqrsuvwxyz tpacefgijklmnopqrtuvwxyz tqblmnopqrtuw
    trabcdefghijklmnopqrstuvwxyz tsabcdeghijklmpqrstuvwxyz ttabcdefghijklmnopqrstuvwyz
    tuabcdefghijlmnopqstuvwxyz tvadeklmnostuwxy twabcdefghlmnopqrtuwxy txabceghijmnoqrstuxy tyaehijlnprstuvxyz
    tzahjlmnox
    uamnr ubailruy udaegijlmu ues ufi ugabehnoy uhan uisv uji ukaghiklpqsuvwy ulabcefiklmnuw umabcdgimnoprsu
    unaegikmnruxz uon upiv urabcefghijklmnoprtuvwxyz usahikpsu utaehpru uumru uvehl uwa uya uzns
    vaaefghijlmnoprsuvy vbbk vecdlmopr vgrt vicdfglnstv vkajklmnoptuz vlps vmabcdefghijklmpqrsuvwxyz vnkmp vort
    vraost vsilv vto vumnt vwa
    waabcdefghijklmnopqrstuvwxyz wbabefhijklmpqrstvw wcai wddgjktuy weacdghimnoprstuw wfg wgabgiouy whagku
    wibcefghijklmnruvy wjai wkabdlruwy wlaceghiklmorsuvwxy wmabcdeghimnostwx wnbcdegikmnopuwy woabcdefgikmnorswy
    wpc wrbghiklmnoprsuvwxyz wsagikrsuv wtfhikmw wuabdhlmnrtuvxy wwaborw wxaw wybimnry
    xaabcdegijklmnopqrstuvwy xbbcdegijmnoprwy xcbceghlmnortuvwy xdackmoqy xebdglmprstu xfa xgabdfgilmnruw
    xhacdemrtuv xibilnrsvy xjbt xkabcdefgijklnopqrstuvwxyz xlabcdeginopsuy xmabcdefghjklmnopqrstuvwxyz
    xnabdghijkmnoqrstuyz xocdgikmnoprw xpabcdefghijklmnopqrstuvwxyz xqat xrabdegimnrtuw xsabcdehijlmnopqrsuvy
    xtabcdeghijlmnopqrstuvwy xuabdgjlmnoprtu xveinos xwacdegjklortw xxbkmrt xyabjklty xzhmp
    yaabcdefghijklmnopqrstuvwxyz ybabehijklmnoxy ychlnp ydadegk yeaceijlrstuvy ygailmprsuw yhadls
    yiafghijklmnpqrstuvxz ykagiklmnortuy ylabegilmnoruy ymbcdeghiklmnopqrsxz ynadegklnoqsu yobgiklmntxy
    ypabghkmnopz yrabeklmnoswy yscdglmnoprsy ytalpwy yuabcdefgijklmnpqrtwxyz yvat ywaglnqrtuw yxaglmuy yyruz
    yzgk
    zaabcdefghijklmopqrstuvwxyz zbaceltuw zcadh zdj zeaghn zgabhmnr zhbdinwx ziabklmnwz zkabdghknoprtuvz
    zlaejmnqsw zmabcdefghijklmnopqrstuvwxyz znadegks zochmoqrs zpabcdefghijklmnopqrstuvwxyz zqe zragnops
    zsaklmru zteglmnpqstuxy zuahmny zwa zybgjnp zzaj
    """
}
