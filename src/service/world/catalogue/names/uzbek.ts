import { nameList } from '#service/world/catalogue/name-list.ts';

export const uzbekNames = nameList({
  men: `Abbos|Abdulla|Abduvohid|Akmal|Akrom|Alisher|Anvar|Asadbek|Asqar|Aziz|Azizbek|Azamat|Bahodir|Behruz
    Bobur|Botir|Davlat|Davron|Dilmurod|Dilshod|Diyor|Doniyor|Doston|Eldor|Eldorbek|Elyor|Farhod|Farrux|Feruz
    Gʻayrat|Hojiakbar|Husniddin|Ibrohim|Ikrom|Islom|Jahongir|Jaloliddin|Jamshid|Jasur|Jasurbek|Javlon|Jovohir
    Kamron|Kamoliddin|Komil|Lutfulla|Maqsud|Mirjalol|Muhammad|Murod|Muzaffar|Nodir|Nodirbek|Odil|Olim|Otabek
    Oybek|Oʻktam|Ravshan|Ruslan|Rustam|Ruziqul|Sanjar|Sardor|Sarvar|Sherali|Sherzod|Shohruh|Siroj|Sunnat|Temur
    Timur|Toʻlqin|Ulugʻbek|Umar|Umid|Valijon|Xurshid|Xojimat|Yoqub|Zafar|Zokir`,
  women: `Aziza|Barno|Charos|Dildora|Dilfuza|Dilnoza|Feruza|Gulnora|Gulchehra|Gulruh|Iroda|Kamila|Kamola|Laylo
    Lola|Lyudmila|Madina|Maftuna|Malika|Mohira|Munisa|Nafisa|Nargiza|Nigora|Nilufar|Nodira|Ozoda|Oygul|Rayhona
    Robiya|Sabina|Saida|Sevara|Sevinch|Shahlo|Shahnoza|Solixa|Surayyo|Umida|Xilola|Yulduz|Zarina|Zebiniso
    Zilola|Zuhra`,
  family: `Abdullayev/Abdullayeva|Abduraximov/Abduraximova|Abdurahmonov/Abdurahmonova|Ahmedov/Ahmedova
    Akbarov/Akbarova|Aliqulov/Aliqulova|Alijonov/Alijonova|Aliyev/Aliyeva|Amonov/Amonova|Asqarov/Asqarova
    Azimov/Azimova|Azizov/Azizova|Bekmurodov/Bekmurodova|Bobojonov/Bobojonova|Boboyev/Boboyeva
    Boltaboyev/Boltaboyeva|Choriyev/Choriyeva|Davronov/Davronova|Doʻstmuhamedov/Doʻstmuhamedova
    Egamberdiyev/Egamberdiyeva|Ergashev/Ergasheva|Eshmurodov/Eshmurodova|Fayziyev/Fayziyeva|Gʻafurov/Gʻafurova
    Gʻaniyev/Gʻaniyeva|Gʻofurov/Gʻofurova|Habibullayev/Habibullayeva|Hamdamov/Hamdamova|Hamroyev/Hamroyeva
    Hamrobekov/Hamrobekova|Hasanov/Hasanova|Haydarov/Haydarova|Hayitov/Hayitova|Holmatov/Holmatova
    Ibragimov/Ibragimova|Ibrohimov/Ibrohimova|Iskandarov/Iskandarova|Islomov/Islomova|Ismoilov/Ismoilova
    Ismatullayev/Ismatullayeva|Jabborov/Jabborova|Jalilov/Jalilova|Joʻrayev/Joʻrayeva|Jumayev/Jumayeva
    Juraqulov/Juraqulova|Karimov/Karimova|Kenjayev/Kenjayeva|Komilov/Komilova|Latipov/Latipova
    Mahmudov/Mahmudova|Mamajonov/Mamajonova|Mamatov/Mamatova|Mansurov/Mansurova|Mavlonov/Mavlonova
    Mirsaidov/Mirsaidova|Mirzayev/Mirzayeva|Mominov/Mominova|Muhammadiyev/Muhammadiyeva|Muhiddinov/Muhiddinova
    Murodov/Murodova|Musayev/Musayeva|Nabiyev/Nabiyeva|Narzullayev/Narzullayeva|Nazarov/Nazarova
    Nematov/Nematova|Normatov/Normatova|Normurodov/Normurodova|Nurmatov/Nurmatova|Ochilov/Ochilova
    Olimov/Olimova|Ortiqov/Ortiqova|Oripov/Oripova|Otajonov/Otajonova|Pardayev/Pardayeva|Poʻlatov/Poʻlatova
    Qambarov/Qambarova|Qodirov/Qodirova|Qosimov/Qosimova|Qurbonov/Qurbonova|Rahimov/Rahimova
    Rahmatov/Rahmatova|Rahmonov/Rahmonova|Rajabov/Rajabova|Rashidov/Rashidova|Raximov/Raximova
    Roʻziyev/Roʻziyeva|Rustamov/Rustamova|Saidov/Saidova|Saitov/Saitova|Salimov/Salimova|Salomov/Salomova
    Samiyev/Samiyeva|Sattorov/Sattorova|Sayfiyev/Sayfiyeva|Shamsiyev/Shamsiyeva|Sharipov/Sharipova
    Shodiyev/Shodiyeva|Sobirov/Sobirova|Sodiqov/Sodiqova|Sotvoldiyev/Sotvoldiyeva|Sultonov/Sultonova
    Tagʻoyev/Tagʻoyeva|Temirov/Temirova|Tojiyev/Tojiyeva|Toshmatov/Toshmatova|Toshpoʻlatov/Toshpoʻlatova
    Toʻrayev/Toʻrayeva|Toʻxtayev/Toʻxtayeva|Tursunov/Tursunova|Umarov/Umarova|Usmonov/Usmonova|Urinov/Urinova
    Valiyev/Valiyeva|Xolmatov/Xolmatova|Xolmurodov/Xolmurodova|Xoʻjayev/Xoʻjayeva|Yaqubov/Yaqubova
    Yoʻldoshev/Yoʻldosheva|Yusupov/Yusupova|Zaripov/Zaripova|Ziyodov/Ziyodova|Zokirov/Zokirova`,
});
