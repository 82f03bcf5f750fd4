import { nameList } from '#service/world/catalogue/name-list.ts';

export const ukrainianNames = nameList({
  men: `Oleksandr|Andrii|Serhii|Volodymyr|Dmytro|Mykola|Ivan|Vasyl|Yurii|Viktor|Mykhailo|Oleh|Ihor|Maksym
    Artem|Bohdan|Roman|Taras|Vitalii|Vladyslav|Yevhen|Yaroslav|Denys|Danylo|Nazar|Ostap|Stepan|Petro|Pavlo
    Oleksii|Ruslan|Rostyslav|Sviatoslav|Stanislav|Valentyn|Valerii|Viacheslav|Vadym|Tymofii|Tymur|Orest
    Nazarii|Mark|Matvii|Marian|Liubomyr|Kyrylo|Kostiantyn|Illia|Hlib|Heorhii|Eduard|David|Borys|Bohuslav|Arsen
    Anatolii|Zakhar`,
  women: `Olena|Tetiana|Oksana|Natalia|Iryna|Svitlana|Yuliia|Olha|Kateryna|Anastasiia|Mariia|Viktoriia|Anna
    Daria|Sofiia|Yana|Alina|Khrystyna|Halyna|Liudmyla|Nadiia|Marta|Solomiia|Zlata|Veronika|Valeriia|Uliana
    Tamara|Snizhana|Ruslana|Roksolana|Polina|Nina|Myroslava|Margaryta|Liliia|Lesia|Larysa|Inna|Hanna|Diana
    Bohdana|Bohuslava`,
  family: `Melnyk|Kovalenko|Bondarenko|Boiko|Tkachenko|Kravchenko|Kovalchuk|Koval|Oliinyk|Shevchuk|Polishchuk
    Bondar|Marchenko|Lysenko|Rudenko|Savchenko|Tkachuk|Moroz|Petrenko|Pavlenko|Levchenko|Kharchenko|Klymenko
    Karpenko|Romanenko|Vasylenko|Panchenko|Kostenko|Kuzmenko|Mazur|Kravets|Kravchuk|Honchar|Honcharenko
    Honcharuk|Lytvynenko|Nazarenko|Sydorenko|Fedorenko|Ponomarenko|Martynenko|Demchenko|Yurchenko|Symonenko
    Nesterenko|Mykhailenko|Havryliuk|Hrytsenko|Hordiienko|Kushnir|Hnatiuk|Ivanchuk|Ostapchuk|Osadchyi/Osadcha
    Chornyi/Chorna|Bilyi/Bila|Hlushchenko|Zakharchenko|Yakovenko|Vovk|Lytvyn|Zaiets|Baran|Sorokin/Sorokina
    Popov/Popova|Ivanov/Ivanova|Kovalov/Kovalova|Kozlov/Kozlova|Kuznetsov/Kuznetsova|Romaniuk|Semeniuk|Vlasiuk
    Panasiuk|Stasiuk|Ilchuk|Dmytruk|Voloshyn|Zubko|Chumak|Kobzar|Holovko|Kyrychenko|Pylypenko|Prokopenko
    Pryimak|Radchenko|Tarasenko|Tereshchenko|Udovenko|Yatsenko|Zhuk|Zinchuk|Vinnytskyi/Vinnytska
    Sadovskyi/Sadovska|Zavadskyi/Zavadska|Kaminskyi/Kaminska|Rudnytskyi/Rudnytska|Yavorskyi/Yavorska
    Zhukovskyi/Zhukovska|Hrabovskyi/Hrabovska|Kovalskyi/Kovalska|Levytskyi/Levytska|Lypskyi/Lypska
    Krasnytskyi/Krasnytska|Ostrovskyi/Ostrovska|Sobolevskyi/Sobolevska|Budnyk|Hres|Didenko|Andriienko|Babenko
    Bilous|Burlaka|Chaban`,
});
