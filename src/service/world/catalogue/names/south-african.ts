import { nameList } from '#service/world/catalogue/name-list.ts';

export const southAfricanNames = nameList({
  men: `Aubrey|Andile|Ashley|Ayanda|Bafana|Bongani|Bradley|Brent|Bruce|Buhle|Calvin|Craig|Dean|Dillon|Dumisani
    Edwin|Ethan|Grant|Hlompho|Itumeleng|Jabu|Jabulani|Johannes|Kabelo|Karabo|Keagan|Keegan|Kgaogelo|Kgosi
    Khanyisa|Kyle|Lebogang|Lehlohonolo|Lindokuhle|Lucky|Luke|Lungelo|Luther|Lwazi|Mandla|Mduduzi|Melusi|Menzi
    Mlungisi|Mpho|Musa|Neo|Njabulo|Nkosinathi|Ntsikelelo|Oswin|Pule|Relebohile|Ricardo|Riaan|Rowan|Samkelo
    Sandile|Sanele|Sibusiso|Sifiso|Sihle|Sipho|Siyabonga|Siyanda|Spiwe|Tebogo|Thabang|Thabiso|Thabo|Thamsanqa
    Thato|Themba|Thulani|Tshepo|Tumelo|Vusi|Wandile|Wayne|Xolani|Zakhele|Sizwe|Zolani`,
  women: `Amanda|Amogelang|Andisiwe|Anele|Bambanani|Boitumelo|Bongeka|Busisiwe|Chanté|Dineo|Dimakatso|Fikile
    Gabriela|Gugulethu|Hildah|Jessica|Kaylin|Kelebogile|Khanyisile|Kholosa|Lebohang|Lelethu|Lerato|Lindiwe
    Lonathemba|Megan|Melinda|Mmabatho|Mpumi|Naledi|Nandi|Nokuthula|Nomfundo|Nompumelelo|Nomvula|Noxolo
    Nthabiseng|Ntombi|Palesa|Precious|Puleng|Refilwe|Robyn|Sibongile|Sibulele|Silindile|Simphiwe|Tebogo
    Thandeka|Thembi|Tiisetso|Tshegofatso|Unathi|Wendy|Zanele|Zinhle`,
  family: `Abrahams|Adams|Arendse|Baloyi|Bhengu|Biyela|Booysen|Botha|Buthelezi|Cele|Chauke|Coetzee|Daniels
    Davids|De Jager|Dhlamini|Dikgale|Dlamini|Dube|Fielies|Fortuin|Gama|Gcaba|Gumede|Hadebe|Hendricks
    Hlatshwayo|Hlongwane|Isaacs|Jacobs|Jali|Jantjies|Johannes|Kekana|Khanye|Khoza|Khumalo|Khuzwayo|Kubheka
    Kunene|Lakay|Langa|Latakgomo|Lebese|Lekoelea|Letlabika|Letsoalo|Mabasa|Mabaso|Mabena|Mabunda|Maboe|Machaba
    Madiba|Madisha|Maduna|Magagula|Mahlambi|Mahlangu|Mahlatsi|Majola|Makaringe|Makgopa|Makhanya|Makhubela
    Maluleka|Maluleke|Manyisa|Mashaba|Mashego|Masuku|Mathebula|Mathoho|Mavuso|Mbatha|Mbele|Mbhele|Mbokazi
    Mchunu|Mdluli|Mhlongo|Mkhabela|Mkhize|Mngomezulu|Modiba|Moeketsi|Mofokeng|Mokoena|Molefe|Moloi|Morena
    Mosele|Mothiba|Motaung|Motshwari|Mphahlele|Msimango|Mthembu|Mthethwa|Mudau|Mvala|Naidoo|Ncube|Ndlela
    Ndlovu|Ndzinisa|Nene|Ngcobo|Ngobeni|Ngubane|Ngwenya|Nkosi|Nkuna|Ntuli|Nyathi|Nzama|Nzimande|Petersen|Phiri
    Radebe|Ramagalela|Sekgota|Shabalala|Shabangu|Shongwe|Sibanyoni|Sibisi|Sithebe|Sithole|Smith|Solomons
    Swartz|Thabethe|Thwala|Tshabalala|Van der Merwe|Van Wyk|Vilakazi|Williams|Xaba|Xulu|Zikalala|Zondi|Zungu
    Zwane`,
});
