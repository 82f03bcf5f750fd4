import { nameList } from '#service/world/catalogue/name-list.ts';

export const maghrebNames = nameList({
  men: `Achraf|Adam|Adel|Amine|Anis|Anouar|Aymen|Ayoub|Aziz|Badr|Bilal|Brahim|Chakib|Driss|El Mehdi|Fahd
    Faouzi|Fares|Fouad|Ghazi|Hakim|Hamza|Haythem|Hicham|Houssem|Idriss|Ilyes|Imad|Ismaïl|Issam|Jalal|Jamel
    Kamel|Karim|Khalid|Larbi|Lotfi|Madjid|Mehdi|Mokhtar|Mourad|Mounir|Nabil|Naïm|Nassim|Nizar|Nordine|Omar
    Othmane|Oussama|Rachid|Rafik|Ramzi|Reda|Redouane|Riad|Sabri|Salim|Samir|Sofiane|Soufiane|Tarik|Taoufik
    Walid|Wassim|Yacine|Yanis|Yassine|Younès|Youssef|Zakaria|Ziad|Zouhair`,
  women: `Aïcha|Amal|Amina|Asma|Assia|Chaïma|Dounia|Fadila|Fatiha|Fatima Zahra|Ferdaous|Ghizlane|Hajar|Hanane
    Hasna|Hayet|Houda|Ibtissam|Ikram|Imane|Ines|Jamila|Kenza|Khadija|Khaoula|Lamia|Leïla|Loubna|Lynda|Malika
    Manel|Mariem|Meriem|Mouna|Nadia|Najat|Naïma|Nawal|Nesrine|Nora|Ouiam|Rahma|Rim|Sabah|Safia|Salma|Samira
    Sanaa|Siham|Sihem|Sonia|Soukaïna|Wafa|Yasmine|Yousra|Zineb`,
  family: `Abdelli|Abid|Achour|Aït Ali|Aït Benhaddou|Alaoui|Allali|Amrani|Aouad|Ayari|Azzouzi|Bahri|Bakkali
    Belaïd|Belarbi|Belghazi|Belhadj|Belkacem|Belkhir|Bellal|Ben Abdallah|Ben Ali|Ben Amor|Ben Brahim|Ben Fredj
    Ben Hamida|Ben Hassine|Ben Romdhane|Ben Salem|Ben Slimane|Ben Youssef|Benali|Benamar|Benchaâbane|Bendaoud
    Benjelloun|Benkirane|Bennani|Bensaïd|Berrada|Berrahma|Boualem|Bouazizi|Bouchama|Boudiaf|Boughanmi|Bouhaddi
    Boukadida|Boumediene|Bouras|Boussaïd|Bouzid|Brahimi|Chabbi|Chafik|Chaker|Chaouch|Chebbi|Cherif|Cherkaoui
    Chikhaoui|Chraïbi|Dahmani|Daoudi|Djebbar|Dridi|El Amri|El Fassi|El Haddad|El Idrissi|El Khatib|El Mansouri
    El Mokhtari|El Ouazzani|Essid|Feddal|Ferhat|Filali|Gharbi|Ghediri|Ghezali|Guediri|Guerfi|Guessous|Haddad
    Haddadi|Hadji|Hajji|Hamdi|Hamdaoui|Hammami|Hamrouni|Hannachi|Ibrahimi|Jaziri|Jebali|Jlassi|Kabbaj|Kaci
    Karoui|Khelifi|Khemiri|Laâroussi|Lahlou|Lakhal|Larbi|Lazrak|Mahjoub|Makhloufi|Mansouri|Marzouki|Mathlouthi
    Mebarki|Meddeb|Mejri|Meziane|Mokrani|Mouelhi|Naciri|Nasri|Ouali|Ouattar|Ouchen|Rahmani|Ramdani|Rezgui
    Saïdi|Saadi|Sahli|Sassi|Sebti|Sefrioui|Slimani|Souissi|Tahiri|Talbi|Tazi|Tlili|Touati|Trabelsi|Yahiaoui
    Zaoui|Zemmouri|Zerrouki|Ziani|Zouari`,
});
