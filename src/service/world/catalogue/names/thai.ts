import { nameList } from '#service/world/catalogue/name-list.ts';

export const thaiNames = nameList({
  men: `Adisak|Akkarawin|Anon|Anucha|Anuwat|Apichai|Apirak|Arnon|Artit|Atthaphon|Bordin|Boonmee|Chaiwat
    Chaiyawat|Chakkaphan|Chalermpong|Channarong|Chatchai|Chitipat|Chokchai|Danai|Decha|Ekanit|Ekkachai
    Jakkaphan|Jaroensak|Jetsada|Jirayu|Kampol|Kittipong|Kittisak|Korrakot|Kritsada|Kroekrit|Mongkol|Nakarin
    Narong|Narubadin|Nattapon|Nattawut|Niran|Nitipong|Noppadon|Nopphon|Pakorn|Panupong|Pansa|Pathompol|Patiwat
    Peerapat|Phanuwat|Phitiwat|Picha|Piyapong|Piyawat|Pornchai|Prasit|Preecha|Rattanakorn|Rungrath|Sanchai
    Santipap|Sarawut|Saksit|Sirawit|Sitthichok|Somchai|Somporn|Sorawit|Suchart|Sumanya|Supachai|Supachok
    Surachat|Suradet|Tanaboon|Tawan|Thanawat|Theerapat|Theeraton|Thitipan|Thossaporn|Warut|Wattana|Weerathep
    Wichai|Wirat|Witthaya|Worachit|Yodrak|Yuttana`,
  women: `Alisa|Ainon|Ananya|Anchalee|Chanida|Chatchawan|Chetsadaporn|Darunee|Duangnapa|Jaruwan|Jiraporn
    Kanchana|Kanjana|Kanyanat|Kanlaya|Khwanrudi|Malee|Naphat|Natcha|Nipawan|Nisa|Nittaya|Orapin|Orathai
    Pacharaporn|Panita|Pikul|Pitsamai|Ploy|Pornpirun|Rattikan|Saowalak|Silawan|Siriporn|Sirikan|Somruedee
    Sudarat|Sunisa|Suchawadee|Supaporn|Taneekarn|Thanatta|Tipkritta|Uraiwan|Waraporn|Warunee|Wilaiporn|Wanida
    Yaowalak`,
  family: `Aksornsri|Anan|Areerak|Aroonsri|Boonchai|Boonlert|Boonmatan|Boonrueang|Bunyaratwet|Chaiprasert
    Chaiyakam|Chaiyasit|Chamnankit|Chanthara|Charoenphon|Charoenrattana|Charoensuk|Chatmongkol|Chinnawong
    Chomphuphan|Chuthong|Daengdee|Damrongsak|Dechmitr|Duangchan|Homhuan|Inthasen|Intharat|Jaidee|Jantakul
    Janthima|Jitpakdee|Kaewprom|Kaewsawat|Kamlai|Kanjanawong|Kerdkaew|Ketkaew|Khamdee|Khamwan|Khunthong
    Klinhom|Kongkaew|Kongsri|Kraithong|Laohakul|Loetphanit|Maneechot|Maneerat|Mongkolsri|Nakhonthai|Namwong
    Ngamsom|Nilsuwan|Nontasila|Oonjai|Orachun|Panthong|Panyawong|Petchkaew|Phakdi|Phanphet|Phetsri|Phimphan
    Phithak|Phoemsuk|Phomma|Phrommin|Phutthasak|Pimsorn|Pinthong|Pongsuwan|Poomchan|Prasertsri|Promsri
    Ratanaporn|Rattanawong|Ruangrit|Ruenthai|Saelim|Saetang|Saengchan|Saengthong|Saisuwan|Samran|Sangkaew
    Sanguansak|Santisuk|Seesuk|Singto|Sirikul|Siriwong|Sombat|Somboon|Somjai|Somsak|Songkran|Sornchai|Srisai
    Srisuk|Srisuwan|Srithong|Sukjai|Suksawat|Sukhum|Suphanpong|Surasak|Suwannarat|Suwansri|Taengthai|Tangjai
    Thammarat|Thanomsak|Thepsiri|Thipsuk|Thongchai|Thongdee|Thongkham|Thongsuk|Tongsri|Udomsak|Unthong|Waiwong
    Wannasri|Waree|Wetchakit|Wichitpan|Wongchai|Wongsawat|Wongthong|Yaemyim|Yimlamai|Yodthong`,
});
