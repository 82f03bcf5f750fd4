/**
 * Names of well-known players, coaches and referees that the name lists could draw: `nameHash` of each in base 36.
 * Hashes, so that the catalogue contains no list of real people.
 */
export const REAL_PEOPLE_HASHES = `
mjup zate 1sch8 22yfo 2qi9z 323j9 3ycve 47cw8 508io 5o8ad 5ymry 60jpr 61lie 67ty7 7lf2w 8an2p 8jws8 9n6v1 bwqjj cpd9x
crape e8i9u enj7s erxrg gtztm h4eqk jhn9w kv4ic m9vkx ncelx o9xxr oommn qi15s qpxg4 qxax0 qxfs1 sj0xu tntds ttlk0
ulqww w5omy wiy1f xwczc yre8d yva9c 11180l 113bdn 12i3js 13c4uc 14vzm3 15i0db 18a2ns 18euh5 19mx14 19yx1i 19zsjy
1aywpq 1b0zib 1bnutu 1emjm9 1fu5un 1guz7c 1h3una 1h4rkl 1ja8tj 1mfkv4 1n0ncf 1phw5g 1pxp1m 1ricfk 1rrrpx 1rv3qj 1s6y0s
1scz9r 1sjr17 1sto91 1u3l5p 1w2n25 1w63u8 1xn3xi 1xubjj 1y1gju 1y8ll5 206nf9 20pwr5 22c3tu 23w457 246qdi 29zvd4 2bageg
2bkw3z 2br8tc 2drnzx 2evjxx 2fero5 2fiq4a 2hiltm 2hxa77 2ihjic 2jfujs 2jkvux 2l42jz 2opvo5 2os0ao 2qnj0w 2qom1c 2t1q0c
2t4lhv 2tr655 2uvajx 2uznyj 2vsu3a 2yjctl 2zjvps 31rk89 33joft 382qq7 3879nn 38ewmy 3blyt3 3bzowq 3ctosx 3dqtxi 3ft3yz
3gaz81 3ggaom 3ijjor 3kjm2l 3l538t 3lcby5 3lkslw 3lsum0 3q5g9v 3rbhuu 3vwxec 3xe9ie 3y333s 3yy44k 40zdn3 440beb 48e3h1
4abmde 4b2cnv 4baion 4dk1ti 4dzmwx 4eqcc0 4f54rl 4fasqg 4fhtx9 4fof37 4g6os7 4h0uyv 4hrdqj 4ih8vd 4kv0i8 4l2d2e 4lhbvf
4lj9ux 4lqxbe 4n8w58 4q1i3l 4qt5t2 4rp4hp 4rte8q 4u288g 4u8xsa 4vmt94 4wti4e 4x1i65 4yo3xh 51lgzl 53w5cd 55m7u4 57sq87
57whkc 57z8wj 58m7o4 59tvxh 5apsrx 5b3580 5bf44x 5gdwrm 5hee48 5iq2pu 5j49ba 5jqtvs 5jtuq1 5jv3jb 5ky4mp 5n1t0b 5o9ysb
5r2kd3 5rpagl 5uzsyj 5vy6ow 5vyrv7 5wwls5 5wwmo1 5xlrlq 61276r 627dyl 62scmn 646dyj 64wmpl 64z6g4 6667dr 66wk2n 678q4h
68a4lo 6anttj 6bhy7k 6d4qoh 6e5mvh 6fepis 6fpq8y 6hce8z 6idwk3 6jw2n2 6k8bp4 6l2rmc 6l70jz 6lh3mb 6lll4q 6nyscz 6puql9
6su9rz 6tp5u3 6v9buj 6vvnt3 6whs1n 6wtezk 6xn60m 6yn8yh 70bb0f 71vzp1 747x5y 74ekck 74qhss 75dbb3 75h886 7604bc 76pkr4
77q75f 784ysn 7am4x8 7axzon 7bjkqz 7c2i72 7dj9on 7ess7o 7fu1s8 7hzqfz 7is4nz 7j9z6p 7jpus7 7k2x8x 7kei9i 7q9muv 7sl21f
7u0rja 7u73kp 7uzg0h 7vrgiv 7zgv05 7zsvqp 80ifou 80p7ug 810awm 81nks2 854a9a 87ckig 89s7u4 8bugad 8cgmr5 8cynx9 8g7f94
8glz86 8iqksw 8iu201 8jpyur 8k99lu 8kdsy8 8kz5ek 8l1u6s 8niper 8npwq3 8nu8l6 8spc9v 8tnzmk 8vcj8y 8vkzvn 91a0f7 91l960
91yslp 92d6mu 92n1v8 939t8y 93c926 93wb0z 946j7c 95a7td 95jy6n 96o1tw 99a74z 99d9vy 9b339c 9b5uqz 9cklmk 9dj3af 9gbuat
9glxbm 9gmpje 9ivwvc 9m514o 9m5jmz 9mh8es 9mv4om 9o44oi 9omaxj 9ovxb2 9oznjz 9rbn93 9skqi4 9wu061 9zkyay a0afhj a3mkly
a4mdfq a5eo4v a5euno a77e7j a8bilu a9y1nc abxxpp agd33x ags5f0 aqqyv3 arequa asdulf au7xoh autday awzylm axxauk ayjnpi
b0c8jg b23h5b b2dp1q b2fb82 b2gvgz b3yky6 b54qu0 b59jaj b6kl81 b7limm bartzl bc8fj2 bc9zct bcj1y8 bcv88b bevs4o bexomv
bhq51h bicivs bl5qsq blelnm bmmsht bn0fzl bo3gg9 bsq8n5 bt9zlb bumkt0 bv5c5k bvwfl6 bw0j58 bwhh91 bxkgfi byke3a c1814g
c23ics c29trm c2was7 c325o9 c341ag c3bzax c3jja3 c3wlat c5ltf1 c992sw c9kper ca05qu cac8yo ce7zib cecidx cez8b4 cg0dqq
civvrj cmpdpt cokref cpapgn cqfpgu cqg8z6 cqu8wh csbsur csgjuw csq0s7 ctx4td cveera cz0xji cz91br d1otae d4t7w0 d7cus0
dbq2vx dc4m7e dcht35 ddc7pc dg5ne6 dirvqd djudlz dkp7ax dmco7k dmoert dmrokt dntqke dofx3u dpph6t dq9373 dqphj8 drct72
dsdvq3 dslz8q dtxvku dulbpq dw40f7 dx62zm dxok9t dyiqal e017k7 e10xjj e1482z e43g9o e55a78 e8pycl e9vaxp ea4xq3 ecqolh
ed4h5v edk5h1 edmd7b efa205 eimgi3 ek6pxq elerok elptte em78zq emwa1t eod2bl eq6zax er4glo estvn5 etmdrm eujmwa eumbjb
euonz7 eux2e8 evzgr2 ewr9bw ewujy6 exryib eyicv6 eykojo f3bfis f6giea f71yhn f7dpxp f81e27 f91pi8 fa0dru fa3t0p fc7cbv
fcouik ff9bzh ffezrf fg8j9x fiau62 fk3vxg fl9ux0 fnm7ej fnrbe3 fo1ij7 fqyju0 frj0h2 fsip19 fui1u4 fw4wzd fxdhwb fy4905
fzcpku g2236j g225hw g3lpfy g46qua g4ekbx g6uz3c g7q00w ga0afo gb0pxu gc6h70 gciesb gdqzsp gf828x ggc4f6 gidlvp gjxe29
gl6f0b gnfpd3 goc19u gq2sn0 gr0pzg grjarf grpiia gufpka gwc412 gwwggd gz1gxs h1rerm h1w8h5 h331vw h3lavn h3q9x1 h49l31
h4jylv h4lley h6dfgg h7qt0p h83tqv h8scsi haone2 hi2a93 hjj52q hkgk2b hkm9uv hltgzq hmdz7b hmh2n2 hmrjgq hp7q2t hr5cp3
httqn2 hx17ns hzm3os hznd7l i0f45l i0zol1 i1p9d1 i1tssf i2788t i28bme i3f6ef i3hlf3 i40s8c i4s7b6 i598ne i6phza i7j4tk
i7zy0a i9gimn ibvbh5 ic2vt1 ickdnn icl4jj icmg5s ifanln igb26s igd5wa igk1h1 ih2q90 ih3mvw ihcejw ik2k8t iktlo7 ikxhq0
ilhz7y ilkc8v ilrxo3 imlpqd imwpsa iouqlj iqsbly irgfad ixvgrr ixwr5p j1g7ep j1nz42 j2onak j2yham j3zb1q j43qtw j4meb7
j7az5a j8jk8z j8opar jclost jcxtym jdn6kr jdy8hl jhnncg jij7zr jj6ue6 jjuw4v jkgwbt jlcvt7 jm347c jm8iwe jn0x2u jol0k3
jp80n4 jptblw jq55xy jq7yb9 jr3y34 jviubl jwa8l3 jxsk5m k1bsmv k4l5h6 k76k6s k7j3tw k9mwar k9vtdt kan1ov kd65x4 kdoob6
kgnb5k kjdj2g klguhg knjyng knvegd ko44nx kqlp69 ktedd1 ktflh3 ktue6l kv8q6z kws43c kxjiwv l32hcx l3x71b l4r19o l6exja
l84eqy lajzl5 laxdgu lb5bcc lc1dg8 lc31er ld866z ld91uu lixlau lmjirw lp22lu lpd0b3 lpugs5 lq2exy lq4c1w lqq56p lr3ixu
lukn09 luuunb lvysbs lzk5xl m238vi m4252h m4f1x0 m86ih4 m9aoxl m9we4h m9x3mc mb4o9t mb5w7w mbi5cj mdbcis mefdx7 mf2uyb
mggmbl mi19xo mjquwn mmcah8 mo44fx mqjevh mrmmfa mskyxl mxx5ur myk66q mz2und mzoflg n0k875 n0rnou n2r0nz n4f0lc n5c7ro
n5mbel n62p9h n789a2 n78yrd n91z1s nbhetm ndn06v ndq67m negft8 newb51 nhdpgn nl7yks nlarnr nmfa2f nn97ng np0uz7 npe440
npqh7d nq67e6 nq7g9y nq8au9 nqtlk7 nrcl4u nrjxrj nt7eeu ntboq7 nwdvq4 nwoxx4 nwv0v5 nyo90d o315ui o3b8fe o5e016 o78i4x
o7etkp o7fyi3 o7lirm o84fcm o9h649 oa3cuf oa41b2 ob6yl7 ob6zoc obx9x9 ocbmcq ocq2zg odhfh3 odovoq odzgiq oejvwj ohovv5
oj8gne ol77yv ompg24 oq0d9a oqljl1 orvc64 ot99ua oubdla ovgd00 ovxg7p oy7uce p1eink p2l2pr p2t4sd p3q4p6 p3yh5p p6w4ug
p8nf71 p92ymw p9z131 pb2vdn pc67pd pdkoe4 pdlqlf pdqb8m pe90ua peq67t pezayr pge55w pgfhon pgjrqb phl65i pjw3t5 pkf2w0
plp6ep pmcf36 po987a pqlrbt ptktm8 pvxpt2 pw419m pxxat3 pxxfqo q0wt2e q1c8bi q26oh7 q4fwvw q55hwz q5ack8 q5b7z8 q8ti2p
q99ubc q9pby4 q9pszm qayecw qbhwdr qbpqvu qcgcb8 qcwgcx qdn0xa qhlju0 qirdhr qjcfqi qkt14k qlielp qlu76y qm8774 qpns0v
qqyz2d qsnovs qt909c qxrwsz qyr8we qzoz9b r37uke r489xh r4bdra r5ayvj r5lfdk r7ttub r8s6ni racxjp rafs0x rai9wv rik595
rkz8ny rm04iu rm09dm rme3o3 rmznet rnlloh rqd2bk rs6k9s rt5vtm rt8ogd rtx03l rw0vhh rwoyus rxhv2z rxlhht rxmlsz rxmxca
ryc23x ryre3m rzzzqi s01655 s1zuxz s2aeye s3gp50 s42l33 s545yh s7lreu s7ponk sayp83 se2fux sgetba sgqnel shuy6w sixqzd
sizmbk skxiyl sllnwx sluxs0 sn0smz sn90kh ss2kf2 sujjts sujqi2 sukjld sul5oj svnxjh sxuxl6 sye0mb sz49p4 sze5ox t0m3jz
t2abvn t2z7v5 t4z7dt t5t4f0 t7eify t9lbwa ta7do9 taeju1 tbhjyt tbhwul tdpat4 tdylj7 tfa0ev tg4vaj thldyo thxge8 tilepu
tiqqho tj0i7i tj30tu tld7ld tmuvhg tnw68j to840e toggy9 tqk5hz tr5zon ttl3om ttv8vy twdd9e tzgsef u0h3mf u0vt2j u2pptt
u2rjbl u3jfqe u43f2g u5qzmr u624md u6lr05 u78qe2 u93ni0 ua6sn4 uah6l0 ub2xro ug63fa ug6m7h ugwvc3 uimtye uiuzsz ulfk73
uq06vp uq6mmr us5b6l uu6zhc uv031w uwpfrk uxk3uo uzkwfe v00uag v070uf v1qvhw v2adbq v3dy9d v3i59u v4dtdb v4p5cs v51c21
v5xqtt v7fgn0 v7k9zk vbi46c vde43c ve7ptm vf6zne vfv35w vgz4vx vi9i29 vid82a viddid vjb8bs vn21l3 vnrrn2 vq3yqc vqkg4y
vsa69o vsty2t vtcrah vub1un vvldqw vvvk07 vvyqxv vwifsz vwt579 vxtr5m vya8kw vz1392 vzcryg vzexqu vzter4 w0tkio w0uqc3
w0v8ib w0za32 w2h9fe w4hqkf w4thue w75ojt w77j09 wcnbhj wdl2r9 wexuhk wf1n06 wfgtku wh4rfo wkxo9b wlo4ri wor0b3 wozkc7
wrl7lh wsguej wsmz33 wxtpms wz8can x00omx x1rsfo x2hhjt x3p2wx x4xa8a x5b81g x8czob xc0lbk xd9qk1 xe48zr xerlcj xgoxz1
xjjusm xkhxg6 xmqkn4 xnfl1l xpu2x6 xpvm89 xq3n20 xqi6n1 xr2x76 xraktn xtep3j xtt680 xvdreg xvfu6t xwdotn xxi0co xynmre
y03n3h y1n9xp y1q97w y2w6me y4nhx0 y7l4uj ya8puh yabrci ybc0zn ybkvm9 ybrwaz ycq6q7 ydxmb8 yfg1bu yg12ny ygpci0 yh5rwz
yilk5f ykp1ny ypdqkg ypyt2g yqxl92 ysldtu ytv9jv yx9q9j yxpvo3 yy00je yzgyda z0nf2z z33psu z3r6dd z4vkd2 z52gfs z55fiz
z6af3a z9fsbd z9xwlb zb7gan zbhwtq zdxoll zfe39c zfj4sg zfphwg zgwb4p zgxpuf zhxnc2 zk7n96 zl4881 zm80cp zovx57 zrwbio
zrxtfq ztns3v zuyu40 zyt27p zyxcti 100agdv 101hxtb 104hed1 104nhnc 10573da 105gjmo 105i6hs 105z2sb 106iusi 106lkka
109dzdg 109k62o 10a0n40 10b3rpf 10brw91 10f30co 10i0vlx 10iytzm 10j4rq2 10jd17k 10jwihq 10k3jvk 10kumj5 10m8huc
110in2z 110k8ic 1117jat 113ccnp 114icr4 116tlvx 117wu49 118a40x 118gvxz 119rrjo 11a3hyn 11atul9 11c4qqt 11cvgg7
11dq4bt 11fjqr7 11fq5fx 11hwquj 11j5ibe 11kwytf 11ls170 11mhlvs 11o5dmy 11plr68 11pzrky 11qmt0v 11r11nl 11r750q
11trpw3 11uzxr4 11vao2b 11w75xs 11znlwh 122d40a 126qibq 126wgki 128r20n 128shsv 129ct5u 12a7t8b 12bw76a 12c5j0h
12foa6a 12gk3lt 12itk5o 12ks4ld 12ond2p 12pv2hd 12qfwjj 12tf229 12wk1q9 12wmgcr 12y7wv0 12zvhpb 1360h93 137vyme
1391ujv 13auyar 13b66f3 13cxg52 13fiz03 13hvjel 13kl4i2 13kun31 13le0de 13mwthp 13n4slb 13opprn 13ozg05 13ref4w
13sztm5 13wo5eu 1404sdl 140e7mm 149j37n 14cesqi 14cr0ap 14dne0l 14g47qz 14hcotz 14iqzyr 14lg6hl 14m6irg 14mcgmz
14n8grs 14n9c6t 14naw9n 14nzg42 14o51st 14o97qq 14ofx71 14sa64l 14smyh6 14syfxx 14t0pxl 14ugtw3 14ul1qo 14vqvjl
14wfd20 14wjc2q 14xdfju 150xy8v 151s2xl 1525ljb 153zzla 1564e6m 156exba 156op6q 15a7wjr 15aufvj 15bjqdn 15bnkdv
15brpx8 15dasau 15g3kko 15gkxna 15hps4v 15j5tvj 15k1eei 15kmqle 15kybe9 15lk6bq 15lywce 15nw6x6 15pk8v3 15qh3p5
15qu6mj 15qwgqj 15rqagv 15s11xy 15tx8n1 15u73qd 15ulbgq 15un5mo 15wgn0t 15wkwbr 15y1rv8 161hp6b 162krlg 163kuy9
16417z1 164iesf 1653t2d 166xdqp 1677mwp 167wnkk 16atp3s 16bb92x 16bemze 16cscey 16dltkv 16e5xwe 16ewpoz 16f0zhm
16gzshq 16hphxu 16jjp0x 16k4ihq 16kfktu 16ktbip 16o641h 16oz2pn 16pdl49 16q63rn 16rp5dw 16s1leq 16s9a47 16t0km6
16ujmu7 16vwglo 16wh3o9 16xw9op 16y157p 16yvljg 171ou7x 173bexr 173fwqs 1751u7k 175kjad 1774p4e 1778so5 178nk5c
17aivdt 17avsr1 17b3bby 17bsydx 17cxhhl 17df9x8 17fe8si 17ha2zs 17hb46g 17hjs7z 17nxunq 17oct3y 17rkzic 17rpwku
17t4lxz 17t9i1y 17vnuih 17wxf1w 17z9n9i 17zfz7t 182hqeh 182mp49 183b26y 183qmp2 184oy4s 1861e4l 186aea7 1877448
187ghhx 188zm5p 189mjdt 18dt1vz 18eoyjt 18g8ugn 18gdy3b 18gizh1 18k99fj 18lcgz9 18nbbur 18pkpd0 18prber 18q5wne
18qhu2y 18qn482 18r2etc 18rgxjn 18shdtq 18t5hfl 18tbv59 18usyao 18w42sp 18wuqjc 18zfyaf 18zh59j 18zp71q 18zxmxj
1961lco 196ripa 197ra4y 199g15u 199twg5 19akri9 19bmie4 19csdif 19dofvn 19gcg39 19hwons 19i6w0y 19ij3m1 19j7yx3
19n3pp6 19okta0 19p3jrx 19p8vfb 19q1iqv 19rwytx 19sh5jc 19soygx 19tz4t0 19upy5s 19y8sr2 1a0bg5q 1a0p44o 1a1z1tl
1a3inpn 1a3vsw0 1a45u41 1a81rkp 1a93jay 1aa4vaw 1aadglz 1abjnph 1aehnlm 1ahe7fw 1ahkrmj 1ainhf2 1aixhf4 1alk3ch
1alwjju 1ar36tg 1ar8ltx 1atd1gz 1atgmyr 1avhs2w 1aybu42 1ayhi9q 1ayncuo 1b4hu1d 1b65kns 1b9x5yy 1ba1uv5 1baj2ib
1baj53o 1bdnu5l 1bg58aq 1bgv0zp 1bhqvr5 1bisjj3 1bjgwzc 1bmdzyk 1bmvzp1 1bok5ae 1bw09n6 1bxroe8 1by1vy4 1byjbre
1c56gav 1cacrrh 1ccb039 1ceicye 1cekdi4 1cevl13 1cfjnmz 1ci5wkw 1cj37ut 1cjdm8z 1clocm9 1cp7b1m 1cpw84y 1crg0y6
1csiyg6 1cu2hod 1cuzmbh 1cvst3q 1cwlzbo 1cx8nmh 1d0fp4a 1d2vd32 1d3amp3 1d5bemp 1d6pgw5 1d7en5s 1d7qnc2 1d8btqa
1daecxa 1daf3k9 1dbxo02 1de4qqw 1dgngmw 1dgtv5x 1djrdb3 1dk2nyl 1dkuhpq 1dlj6tf 1dpj57o 1dpnhj6 1dtmaj3 1dtw70a
1du0yg6 1dvhn3b 1dvkm78 1dvzz5z 1dwemb9 1dyhvp8 1e0uhbo 1e3l93r 1e59fcx 1e5iphp 1e5qbwg 1e5xko7 1e8brq3 1e8hy6c
1e9g22u 1ea4t3b 1ealyoi 1ecas25 1edeiyy 1edv0y2 1ee0uht 1efyr19 1ei33fa 1eikbsu 1ejsbwn 1ek0yqc 1elax4w 1elc6b7
1epszzm 1er6yvf 1erbm65 1eru5l1 1eu8lut 1ex8911 1ey10vx 1ez54nf 1ezcxwy 1f0n2hl 1f0wfji 1f3p167 1f4d1t6 1f5koos
1f70r1j 1f90tcc 1fa7v5b 1faf92y 1fbby9u 1fbm647 1fcq2c4 1fh69e0 1fjyuh6 1fkjq0l 1flm8cv 1fnquxh 1fnuihk 1fr6lut
1fw9s8c 1fx1i6b 1fxbk8u 1fysomq 1fzrdek 1g1ecgh 1g46ry6 1g5m7dt 1g5olmc 1g65064 1g6fjtw 1g7kthv 1g8dgpa 1g8ibx6
1ganzdb 1gbnctd 1gbv2b1 1gcy6wt 1gd29j5 1gdh2xo 1gf7x18 1gg8d89 1ggmadt 1gjgfk6 1gobzr6 1grd1k4 1gsej2t 1gsjxwq
1gtfs1c 1gujs4d 1gvya6l 1gz8p5b 1gzrsch 1h08ohg 1h29itq 1h339i7 1h3asm3 1h4uiby 1h74fdv 1hck02d 1hg5dow 1hh8mqj
1hi6j8h 1higq76 1hjl90w 1hjyioh 1hka9rb 1hljiyv 1hm3odv 1hny71r 1ho2f1b 1hper0n 1hq4ylv 1hq80eh 1hr3zge 1hr90hh
1hrlc1h 1ht2h0f 1hupu4l 1hxmzdb 1hzdd8h 1i07liz 1i0qvri 1i15i0k 1i1qszl 1i5vu8v 1i91h9w 1i9d5cr 1iadl65 1ib1t4z
1id0c8z 1idn6uf 1igqbj6 1ihk59t 1ijhu6c 1ik8wtx 1ikvyub 1ilkoif 1ilsqhe 1ima1so 1in5c0e 1ip3h6i 1irn835 1irpkip
1iu2eh4 1iur0ne 1ivms17 1ixbzgo 1ixon7n 1ixw1al 1iy03n2 1j157lb 1j1mxf1 1j2ky2u 1j2lwe8 1j41ftb 1j43d09 1j51n8o
1j6ls5e 1j84gc0 1j8hlij 1jdgbch 1jfr276 1jh45fg 1jh9fhd 1jj92qk 1jknvwu 1jle05t 1jnl275 1jpq312 1jtajz6 1jujkqf
1jvdyyl 1jw63ee 1jzxyai 1jzxyj0 1k2avaf 1k2pm0q 1k63rss 1k77vd0 1k826ai 1k9grr7 1k9huvb 1kakb2y 1kazluw 1kd3lu5
1kdiot0 1kdss0q 1keokre 1kiihx4 1kkbhd1 1kkq9hj 1kmpuq1 1kn3fm9 1kn4jiv 1koshin 1kpb5ga 1kpjr0k 1kplmhq 1ksuuar
1ksye9x 1kw6cun 1kycnc2 1kypx9x 1kyqoix 1kz0im7 1l04dp0 1l0zelp 1l24up6 1l31o39 1l3qdcs 1l3zp2k 1l4j0ir 1l5jant
1l778zb 1l92t76 1l9cwhb 1laykd9 1lbumg3 1lcgivj 1lcmdy7 1ldg26n 1ldh294 1ler3qq 1lfc262 1lj6vb2 1ljvxza 1lky8wh
1llrzza 1lm4eo0 1lozuvm 1lqrsnp 1lquti2 1lr6x4o 1lv9a4l 1lx3qyh 1lybs4y 1lzkl99 1m1glzj 1m2c6oq 1m2lruy 1m330cg
1m3uux2 1m4zmfn 1m82go9 1m8b470 1maz42f 1mc3dgy 1mcm6ro 1mdtktj 1meu8g6 1mewls6 1mjyez7 1mlkjgn 1mofqxt 1monsbq
1mqbk8f 1mqdzs3 1mqi49e 1mr34wd 1mrfezp 1msen9j 1msxemz 1mt6jws 1mtm10y 1mvi1k7 1mvn3kn 1mwg2qu 1mxmruk 1mxvbaw
1my8qvt 1mz7kz6 1mzknpa 1mzqabb 1n0lh02 1n0nbpg 1n10m8n 1n19u3o 1n1b40g 1n3awd6 1n58qes 1n5xysr 1n6e2aq 1n8jeat
1n9cwm8 1na473g 1nf0l30 1nffo01 1nn3lnf 1ns9cow 1nv06wy 1nwnjcu 1nwodg8 1nwpc6h 1nwz8r7 1nxp0q1 1nyue8e 1nzdcpf
1nzw6et 1o1vlc8 1o673wl 1o7hg68 1o85rqv 1o8h9vd 1o9a2um 1o9owz8 1oaar17 1oamsk5 1ocpnwa 1oei5cj 1ofq1ye 1ofrkv5
1ogd1uw 1oi1r90 1oi62eg 1oi9ilt 1oixnou 1ojubwq 1oldl6p 1olobac 1ony6e5 1ooc3tp 1ooyztb 1opex2f 1osljx5 1ouoiqq
1ox3th3 1oyfmfj 1oykosw 1oz9esx 1ozahz3 1ozxelk 1p2jk18 1p34e4q 1p412to 1p6b5c3 1p7e6i7 1p8efco 1pa41k0 1pay0ue
1pba9x0 1pbumbp 1pdavj3 1pdxzyx 1pf47df 1pfch0l 1pgmjww 1phsle5 1pi3o3u 1piozi8 1piyuog 1pnt98z 1ppwsvs 1pryh9o
1psmj2l 1pw3h91 1pwx5ig 1pyehp9 1q21pi1 1q23gmy 1q3dshw 1q5muhe 1q69u4x 1q6kzys 1q7o44v 1qa85fj 1qclsyw 1qd4hkd
1qd7n3y 1qd8puc 1qgansx 1qh1o0a 1qisvrn 1qj0ro6 1qjkk2j 1qmca90 1qni7yg 1qnkuir 1qqq5yb 1qr22an 1qr9jkj 1qtlup9
1qwb67p 1qwpmej 1qxzvyi 1qzx513 1r0tb0y 1r3crcy 1r5kyfq 1r6t3fy 1r8i4wr 1r94aml 1rbnyo3 1rbp1w0 1rczf4o 1reletg
1reypcn 1rg1s5l 1rgpks5 1rifnds 1rixx4q 1rkltuw 1rkr8nf 1rm9ks2 1rmleb1 1rn70vf 1rrmyfx 1rsywzj 1rt5813 1rv1ctl
1rx2l8q 1rxdjb2 1rz1aen 1rz1wec 1s0gfhi 1s2wg7e 1s32ywg 1s6tm2m 1s7djba 1scaioo 1scuc8e 1sdvxgz 1sepv86 1shulpb
1skghw2 1snvttj 1son167 1srop31 1ssjv7g 1ssu39k 1su4lo3 1sv9uhj 1svdya4 1sxjlax 1sylr8a 1syqwmy 1t3fb8u 1t40n58
1t6dp6w 1t81sr6 1ta2v0v 1tdzl8d 1te6a17 1teoq4w 1tfptuy 1tgjpnk 1tie5ft 1tivqil 1tkfd2q 1tttufo 1twfrvt 1tx9k59
1u1o6ry 1u27qj5 1u2g15f 1u4vgy8 1u5zbve 1u625a3 1u6hajn 1u8jvez 1ua7qny 1ubf94u 1ue4x6l 1uepylt 1ui6r8u 1ui9q40
1ul092m 1ulbvrj 1umihe7 1uo1mv2 1upclxv 1uq0s4l 1usyjjz 1uv2q7d 1uv56jv 1uvcy9u 1uvmxcj 1uvojcw 1uwjml4 1ux1juw
1uxbc7f 1uy1gzg 1v1u5wr 1v1x4to 1v5sfgl 1va0k5z 1vbthnf 1vc1dn0 1vc3zyk 1vcffeu 1vcp28a 1vd9o8t 1vdg1jt 1vexgvc
1vf9qez 1vfbmix 1vg0deh 1vgfour 1vhabxv 1vheugj 1vhmt7e 1vhq7s9 1vi90w6 1vk6anz 1vmoc36 1vojpn2 1vq0u2c 1vqcftg
1vqwk2o 1vrjynr 1vs4q8o 1vsuhsz 1vtti82 1vvl9q4 1vvsvv4 1vw907u 1vwvqfy 1vxoyy5 1w0sv1s 1w1qo4f 1w341ys 1w3rz4z
1w4zvz3 1w6uja6 1w7ia2d 1w7wa4o 1wa2ogy 1waau1a 1waix46 1wbbggh 1wc5kbz 1weejvo 1wgxess 1wh75li 1wiapbr 1wigo0m
1wr6moa 1wroyv2 1wsy6ah 1wx2vgo 1wxbs8n 1x0bo69 1x0dltn 1x3uhe1 1x418lc 1x5ym4x 1x5yy3x 1x7a59n 1x7yxrz 1x8i9i4
1xa6squ 1xao4tb 1xbdv2f 1xdbcmj 1xdtz8v 1xe5fan 1xgor74 1xgxneg 1xitxo7 1xjfuju 1xkqaa4 1xlv350 1xm615p 1xn7ukn
1xo055z 1xo4uvk 1xofakd 1xpc3b1 1xsgfk4 1xt1idl 1xtimqr 1xu1ahl 1xvru07 1xw7341 1xwi3r3 1xydhy8 1y03lbr 1y0i5o0
1y19093 1y3e21l 1y4ytl8 1y62eff 1y6sud7 1y9mprr 1y9st27 1yaa037 1ybf4l4 1yebqxf 1yedv4p 1yen9co 1yfcf3l 1yfkjzp
1yi5ypv 1yio9qs 1yjew46 1ym1mit 1ym55o2 1ymaaga 1yogwm0 1yooev2 1ypb9pn 1ytgdck 1ytikny 1yukmrg 1ywjtyq 1yxuix1
`;
