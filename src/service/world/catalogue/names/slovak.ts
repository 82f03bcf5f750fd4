import { nameList } from '#service/world/catalogue/name-list.ts';

export const slovakNames = nameList({
  men: `Jakub|Samuel|Michal|Tomáš|Martin|Peter|Lukáš|Filip|Adam|Matej|Matúš|Marek|Jozef|Ján|Juraj|Miroslav
    Milan|Marián|Róbert|Richard|Roman|Rastislav|Radovan|Patrik|Pavol|Ondrej|Norbert|Ladislav|Ľubomír|Kristián
    Kamil|Jaroslav|Ivan|Igor|Erik|Dušan|Dominik|Denis|Dávid|Daniel|Branislav|Boris|Alexander|Andrej|Šimon
    Štefan|Tibor|Viktor|Vladimír|Timotej|Oliver|Sebastián`,
  women: `Mária|Anna|Zuzana|Katarína|Jana|Eva|Lucia|Martina|Monika|Veronika|Michaela|Petra|Kristína|Dominika
    Natália|Simona|Barbora|Lenka|Nikola|Alexandra|Andrea|Viktória|Sofia|Nina|Ema|Laura|Tamara|Diana|Ivana
    Patrícia|Miriam|Karolína|Ľubica|Soňa|Dana|Klaudia|Stanislava|Timea`,
  family: `Horváth/Horváthová|Kováč/Kováčová|Varga/Vargová|Tóth/Tóthová|Nagy/Nagyová|Baláž/Balážová
    Molnár/Molnárová|Balog/Balogová|Lukáč/Lukáčová|Novák/Nováková|Polák/Poláková|Hudák/Hudáková
    Sloboda/Slobodová|Krajčí|Mráz/Mrázová|Kučera/Kučerová|Gajdoš/Gajdošová|Urban/Urbanová|Hruška/Hrušková
    Oravec/Oravcová|Kollár/Kollárová|Szabó/Szabóová|Baran/Baranová|Hudec/Hudecová|Beňo/Beňová|Vlček/Vlčková
    Gregor/Gregorová|Kubík/Kubíková|Blaho/Blahová|Bartoš/Bartošová|Ďurica/Ďuricová|Fedor/Fedorová
    Ferenc/Ferencová|Ferko/Ferková|Filo/Filová|Gábor/Gáborová|Gajdošík/Gajdošíková|Galo/Galová|Garaj/Garajová
    Hlaváč/Hlaváčová|Hudač/Hudačová|Jančo/Jančová|Jurík/Juríková|Kmeť/Kmeťová|Kolesár/Kolesárová
    Konečný/Konečná|Kováčik/Kováčiková|Kozák/Kozáková|Král/Králová|Krištof/Krištofová|Kubiš/Kubišová
    Kuchár/Kuchárová|Kyseľ/Kyseľová|Lacko/Lacková|Lipták/Liptáková|Macko/Macková|Majerník/Majerníková
    Malý/Malá|Marko/Marková|Martinka/Martinková|Matúš/Matúšová|Medveď/Medveďová|Melich/Melichová
    Mihálik/Miháliková|Michalík/Michalíková|Mičko/Mičková|Mikloš/Miklošová|Nemčík/Nemčíková|Oros/Orosová
    Palko/Palková|Pavlík/Pavlíková|Petrík/Petríková|Plavčan/Plavčanová|Polakovič/Polakovičová|Púčik/Púčiková
    Rusnák/Rusnáková|Sabol/Sabolová|Sedlák/Sedláková|Slovák/Slováková|Sokol/Sokolová|Stanko/Stanková
    Straka/Straková|Suchý/Suchá|Sýkora/Sýkorová|Šebo/Šebová|Ševčík/Ševčíková|Šimko/Šimková|Škoda/Škodová
    Štefánik/Štefániková|Švec/Švecová|Tkáč/Tkáčová|Tomko/Tomková|Tokár/Tokárová|Urbaník/Urbaníková
    Valent/Valentová|Vaško/Vašková|Veselý/Veselá|Vrábel/Vrábelová|Zajac/Zajacová|Žiak/Žiaková|Zelený/Zelená
    Zeman/Zemanová|Žilka/Žilková`,
});
