import { nameList } from '#service/world/catalogue/name-list.ts';

export const bulgarianNames = nameList({
  men: `Georgi|Ivan|Dimitar|Nikolay|Petar|Hristo|Aleksandar|Yordan|Vasil|Stefan|Todor|Stoyan|Angel|Plamen
    Krasimir|Kiril|Atanas|Kaloyan|Boyan|Bozhidar|Borislav|Viktor|Valentin|Ventsislav|Vladimir|Velizar|Daniel
    Denislav|Dimo|Emil|Filip|Galin|Ilia|Iliyan|Ivaylo|Kalin|Konstantin|Lyubomir|Lachezar|Marin|Mihail|Miroslav
    Mladen|Nedelcho|Ognyan|Pavel|Radoslav|Rosen|Rumen|Simeon|Slavi|Spas|Svetoslav|Teodor|Tsvetan|Tsvetomir
    Valeri|Yavor|Yanko|Zhivko|Zdravko`,
  women: `Maria|Ivanka|Elena|Yordanka|Penka|Mariyka|Rositsa|Daniela|Desislava|Petya|Gergana|Radka|Teodora
    Viktoria|Gabriela|Nikol|Raya|Simona|Kristina|Aleksandra|Yoana|Nadezhda|Vanya|Silvia|Iva|Ivelina|Katya
    Lyudmila|Milena|Mira|Monika|Polina|Ralitsa|Stanislava|Tsvetelina|Velina|Violeta|Yana|Zornitsa|Evelina`,
  family: `Ivanov/Ivanova|Georgiev/Georgieva|Dimitrov/Dimitrova|Petrov/Petrova|Nikolov/Nikolova
    Hristov/Hristova|Stoyanov/Stoyanova|Todorov/Todorova|Iliev/Ilieva|Vasilev/Vasileva|Atanasov/Atanasova
    Petkov/Petkova|Angelov/Angelova|Kolev/Koleva|Yordanov/Yordanova|Marinov/Marinova|Popov/Popova
    Stefanov/Stefanova|Kostadinov/Kostadinova|Mihaylov/Mihaylova|Aleksandrov/Aleksandrova|Pavlov/Pavlova
    Kirilov/Kirilova|Mitev/Miteva|Mladenov/Mladenova|Nedelchev/Nedelcheva|Nenov/Nenova|Nikolaev/Nikolaeva
    Ognyanov/Ognyanova|Panayotov/Panayotova|Penev/Peneva|Rusev/Ruseva|Savov/Savova|Simeonov/Simeonova
    Slavov/Slavova|Spasov/Spasova|Stanchev/Stancheva|Stanev/Staneva|Tanev/Taneva|Tenev/Teneva|Tonchev/Toncheva
    Tonev/Toneva|Tsankov/Tsankova|Tsvetanov/Tsvetanova|Tsonev/Tsoneva|Valchev/Valcheva|Velikov/Velikova
    Velchev/Velcheva|Vladimirov/Vladimirova|Yankov/Yankova|Yanev/Yaneva|Zahariev/Zaharieva|Zhelev/Zheleva
    Zlatev/Zlateva|Andreev/Andreeva|Antonov/Antonova|Apostolov/Apostolova|Arnaudov/Arnaudova|Asenov/Asenova
    Bachev/Bacheva|Bonev/Boneva|Borisov/Borisova|Boyanov/Boyanova|Boychev/Boycheva|Bozhinov/Bozhinova
    Chakarov/Chakarova|Chavdarov/Chavdarova|Danchev/Dancheva|Delchev/Delcheva|Denchev/Dencheva|Dichev/Dicheva
    Dimov/Dimova|Dobrev/Dobreva|Donchev/Doncheva|Donev/Doneva|Draganov/Draganova|Enchev/Encheva
    Filipov/Filipova|Ganchev/Gancheva|Ganev/Ganeva|Genchev/Gencheva|Genov/Genova|Gospodinov/Gospodinova
    Grozdev/Grozdeva|Gyurov/Gyurova|Hadzhiev/Hadzhieva|Iskrov/Iskrova|Kalchev/Kalcheva|Kanchev/Kancheva
    Karadzhov/Karadzhova|Karaivanov/Karaivanova|Kamenov/Kamenova|Kenov/Kenova|Krastev/Krasteva|Kunev/Kuneva
    Lazarov/Lazarova|Lyubenov/Lyubenova|Manolov/Manolova|Markov/Markova|Metodiev/Metodieva|Milanov/Milanova
    Milev/Mileva|Minchev/Mincheva|Momchilov/Momchilova|Naydenov/Naydenova|Pashov/Pashova|Peev/Peeva
    Raykov/Raykova|Rangelov/Rangelova|Sabev/Sabeva|Shishkov/Shishkova|Stoilov/Stoilova|Terziev/Terzieva
    Topalov/Topalova|Traykov/Traykova|Uzunov/Uzunova|Vachev/Vacheva|Yotov/Yotova`,
});
