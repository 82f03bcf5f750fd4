import { nameList } from '#service/world/catalogue/name-list.ts';

export const kazakhNames = nameList({
  men: `Nursultan|Daulet|Yerlan|Askar|Bauyrzhan|Abat|Abylaikhan|Adilet|Aibek|Aidar|Aidos|Aidyn|Alikhan|Alisher
    Almas|Almat|Altynbek|Alibek|Anuar|Arman|Arsen|Askhat|Azamat|Azat|Baktiyar|Batyrkhan|Bekzat|Berik|Bolat
    Dastan|Dias|Didar|Dinmukhamed|Duman|Edil|Eldos|Galym|Ilyas|Islambek|Kairat|Kanat|Kuat|Madi|Maksat|Marat
    Meirambek|Miras|Murat|Nurbol|Nurlan|Olzhas|Oralkhan|Ramazan|Rinat|Ruslan|Samat|Sanzhar|Serik|Serikzhan
    Sultan|Talgat|Temirlan|Timur|Ulan|Yerbol|Yerkebulan|Yermek|Zhandos|Zhanibek|Zhaslan`,
  women: `Aigerim|Aida|Aliya|Altynai|Amina|Anar|Aruzhan|Asel|Ayaulym|Aizhan|Balzhan|Bibigul|Botagoz|Dana
    Dariga|Dilnaz|Dinara|Fariza|Gulnara|Indira|Inkar|Kamila|Karlygash|Kunsulu|Laura|Madina|Makpal|Malika
    Meruyert|Moldir|Nazerke|Nazym|Perizat|Raushan|Sabina|Saltanat|Togzhan|Tomiris|Ulzhan|Zhanar|Zhanel|Zarina`,
  family: `Akhmetov/Akhmetova|Omarov/Omarova|Ospanov/Ospanova|Ibrayev/Ibrayeva|Kaliyev/Kaliyeva
    Suleimenov/Suleimenova|Iskakov/Iskakova|Abdrakhmanov/Abdrakhmanova|Rakhimov/Rakhimova|Sadykov/Sadykova
    Smagulov/Smagulova|Zhumabayev/Zhumabayeva|Tulegenov/Tulegenova|Nurgaliyev/Nurgaliyeva
    Nurmagambetov/Nurmagambetova|Baimukhanov/Baimukhanova|Bekturov/Bekturova|Yesenov/Yesenova
    Zhaksylykov/Zhaksylykova|Kenzhebekov/Kenzhebekova|Aitbayev/Aitbayeva|Abenov/Abenova|Abilov/Abilova
    Abishev/Abisheva|Akhanov/Akhanova|Akimov/Akimova|Alimov/Alimova|Alpysbayev/Alpysbayeva|Amanov/Amanova
    Aubakirov/Aubakirova|Baigaliyev/Baigaliyeva|Baizhanov/Baizhanova|Balgabayev/Balgabayeva
    Baitursynov/Baitursynova|Bekmukhamedov/Bekmukhamedova|Beisembayev/Beisembayeva|Bekbolatov/Bekbolatova
    Berdibekov/Berdibekova|Bukenov/Bukenova|Dauletov/Dauletova|Zhumabekov/Zhumabekova|Duisenov/Duisenova
    Dyusembayev/Dyusembayeva|Erzhanov/Erzhanova|Galiyev/Galiyeva|Ismailov/Ismailova|Imanov/Imanova
    Kabdulov/Kabdulova|Kairbekov/Kairbekova|Kalmurzayev/Kalmurzayeva|Karimov/Karimova|Kasymov/Kasymova
    Kozhakhmetov/Kozhakhmetova|Kulmagambetov/Kulmagambetova|Kurmanov/Kurmanova|Kusainov/Kusainova
    Mamyrov/Mamyrova|Mukanov/Mukanova|Mukhtarov/Mukhtarova|Murzabekov/Murzabekova|Musin/Musina
    Mustafin/Mustafina|Myrzakhmetov/Myrzakhmetova|Nauryzbayev/Nauryzbayeva|Nurkenov/Nurkenova
    Nurpeisov/Nurpeisova|Nurtazin/Nurtazina|Orazov/Orazova|Orynbayev/Orynbayeva|Rysbekov/Rysbekova
    Sagyndykov/Sagyndykova|Saparov/Saparova|Sarsenov/Sarsenova|Satybaldin/Satybaldina|Sabitov/Sabitova
    Seidakhmetov/Seidakhmetova|Serikov/Serikova|Seitkaliyev/Seitkaliyeva|Shaikenov/Shaikenova
    Shakenov/Shakenova|Sharipov/Sharipova|Taubayev/Taubayeva|Temirbayev/Temirbayeva|Temirov/Temirova
    Toktarov/Toktarova|Tursynov/Tursynova|Turlybekov/Turlybekova|Ualiyev/Ualiyeva|Utegenov/Utegenova
    Utepov/Utepova|Yerzhanov/Yerzhanova|Yesimov/Yesimova|Zhakupov/Zhakupova|Zhangaliyev/Zhangaliyeva
    Zhanuzakov/Zhanuzakova|Zhunusov/Zhunusova|Zhusupov/Zhusupova|Zulkarnayev/Zulkarnayeva|Kim|Schmidt
    Ivanov/Ivanova|Petrenko|Akhmet|Tolegen`,
});
