import { nameList } from '#service/world/catalogue/name-list.ts';

export const eastAfricanNames = nameList({
  men: `Abdallah|Abdi|Abel|Alex|Allan|Amani|Amos|Anthony|Athumani|Augustine|Baraka|Benson|Bernard|Bonface
    Brian|Charles|Clifton|Collins|Cliff|Cornelius|Daniel|Daudi|David|Dennis|Derrick|Duke|Edwin|Elijah|Elvis
    Enock|Erick|Ezekiel|Felix|Francis|Geoffrey|Hamisi|Hassan|Humphrey|Hussein|Ian|Ibrahim|Isaac|Jackson|Jacob
    James|Jeremiah|John|Joseph|Juma|Kelvin|Kennedy|Kevin|Kipchirchir|Lawrence|Levis|Lloyd|Masoud|Meshack
    Michael|Mohamed|Moses|Nahashon|Nicholas|Norman|Omar|Oscar|Patrick|Paul|Peter|Rashid|Richard|Robert|Ronald
    Said|Samson|Shaban|Simon|Stephen|Timothy|Victor|Vincent|Wilson|Yusuf`,
  women: `Agnes|Akinyi|Alice|Amina|Anita|Annette|Beatrice|Bertha|Caroline|Catherine|Christine|Cynthia|Doreen
    Diana|Dorcas|Elizabeth|Emily|Esther|Eunice|Faith|Fatuma|Gentrix|Grace|Halima|Irene|Jacinta|Janet|Jane
    Jentrix|Joyce|Judith|Lilian|Lucy|Margaret|Martha|Mary|Mercy|Mwanahamisi|Nelly|Neema|Phoebe|Rebecca
    Rosemary|Ruth|Salome|Sarah|Sheryl|Stella|Tabitha|Teresa|Violet|Vivian|Wanjiku|Zainab`,
  family: `Abdalla|Abuya|Achieng|Achola|Adhiambo|Agola|Akumu|Ali|Aluoch|Amboko|Anyango|Asike|Atieno|Atudo
    Ayiemba|Barasa|Barasi|Bwire|Chege|Chebet|Cheptoo|Cheruiyot|Emase|Gathogo|Gicheru|Gichuki|Gitau|Githinji
    Hassan|Imbuga|Juma|Kahata|Kamau|Kamura|Kanyi|Karanja|Kariuki|Kibet|Kibwage|Kihara|Kimani|Kimutai|Kinuthia
    Kipchumba|Kipkemboi|Kiplagat|Kiprono|Kiptoo|Kirui|Koech|Korir|Kosgei|Lokale|Luvanda|Macharia|Maina|Makori
    Makokha|Masika|Masinde|Mbugua|Miheso|Mohammed|Momanyi|Monda|Muchiri|Mugo|Muguna|Muigai|Mukangula|Munene
    Muriithi|Musa|Musumba|Mutai|Mutamba|Mutinda|Mutiso|Mutua|Muthoni|Mwangi|Mwaura|Mwenda|Mwinyi|Nandwa
    Ndirangu|Ndung’u|Ng’ang’a|Ngala|Ngugi|Njeri|Njoroge|Njuguna|Nyabera|Nyakundi|Nyambura|Nyamweya|Ochieng
    Odera|Odhiambo|Odongo|Oduor|Ogola|Ojwang|Okello|Okoth|Okumbi|Oluoch|Omollo|Omondi|Omurwa|Onguso|Onyango
    Opiyo|Oriwa|Otanga|Otieno|Ouma|Owino|Owiti|Owuor|Rono|Said|Salim|Shikanda|Simiyu|Sitati|Tanui|Wafula
    Wambua|Wamalwa|Wandera|Wanjala|Wanjiru|Wekesa|Were|Yego`,
});
