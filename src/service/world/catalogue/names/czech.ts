import { nameList } from '#service/world/catalogue/name-list.ts';

export const czechNames = nameList({
  men: `Jan|Jakub|Tomáš|Lukáš|Ondřej|Vojtěch|Adam|Matěj|Filip|David|Daniel|Martin|Petr|Pavel|Jiří|Michal|Josef
    Marek|Dominik|Václav|Štěpán|Šimon|František|Karel|Kryštof|Radek|Roman|Milan|Miroslav|Zdeněk|Stanislav
    Jaroslav|Ladislav|Libor|Luboš|Ivo|Aleš|Vladimír|Vít|Viktor|Samuel|Sebastian|Patrik|Oldřich|Robin|Robert
    Richard|Rostislav|Denis|Bohumil|Břetislav|Hynek|Jáchym|Kamil|Leoš|Ludvík|Matyáš|Mikuláš|Tadeáš|Vratislav`,
  women: `Jana|Eva|Hana|Anna|Lenka|Kateřina|Lucie|Věra|Alena|Petra|Veronika|Jaroslava|Tereza|Martina|Michaela
    Jitka|Helena|Ludmila|Zdeňka|Ivana|Monika|Eliška|Zuzana|Markéta|Barbora|Adéla|Kristýna|Nikola|Natálie
    Karolína|Klára|Aneta|Pavlína|Denisa|Andrea|Gabriela|Dominika|Simona|Šárka|Radka|Vendula|Viktorie|Sára
    Julie|Ema`,
  family: `Novák/Nováková|Svoboda/Svobodová|Novotný/Novotná|Dvořák/Dvořáková|Černý/Černá|Procházka/Procházková
    Kučera/Kučerová|Veselý/Veselá|Krejčí|Horák/Horáková|Němec/Němcová|Pokorný/Pokorná|Marek/Marková
    Pospíšil/Pospíšilová|Hájek/Hájková|Jelínek/Jelínková|Král/Králová|Růžička/Růžičková|Beneš/Benešová
    Fiala/Fialová|Sedláček/Sedláčková|Doležal/Doležalová|Zeman/Zemanová|Kolář/Kolářová|Navrátil/Navrátilová
    Čermák/Čermáková|Vaněk/Vaňková|Urban/Urbanová|Blažek/Blažková|Kříž/Křížová|Kovář/Kovářová
    Kratochvíl/Kratochvílová|Bartoš/Bartošová|Vlček/Vlčková|Polák/Poláková|Musil/Musilová|Kopecký/Kopecká
    Šimek/Šimková|Konečný/Konečná|Malý/Malá|Holub/Holubová|Staněk/Staňková|Štěpánek/Štěpánková
    Dostál/Dostálová|Soukup/Soukupová|Šťastný/Šťastná|Mareš/Marešová|Moravec/Moravcová|Sýkora/Sýkorová
    Tichý/Tichá|Valenta/Valentová|Vávra/Vávrová|Matoušek/Matoušková|Bláha/Bláhová|Říha/Říhová|Ševčík/Ševčíková
    Bureš/Burešová|Hruška/Hrušková|Mašek/Mašková|Dušek/Dušková|Pavlík/Pavlíková|Hrubý/Hrubá|Jaroš/Jarošová
    Macháček/Macháčková|Vlk/Vlková|Tomášek/Tomášková|Fišer/Fišerová|Adam/Adamová|Bednář/Bednářová
    Benda/Bendová|Brož/Brožová|Burda/Burdová|Daněk/Daňková|David/Davidová|Dolejší|Drábek/Drábková|Duda/Dudová
    Havlíček/Havlíčková|Havránek/Havránková|Hejl/Hejlová|Hlaváček/Hlaváčková|Holý/Holá|Horáček/Horáčková
    Hošek/Hošková|Hrdlička/Hrdličková|Hudec/Hudcová|Jandák/Jandáková|Janeček/Janečková|Jirásek/Jirásková
    Kašpar/Kašparová|Klíma/Klímová|Kobliha/Koblihová|Kohout/Kohoutová|Kolman/Kolmanová|Kos/Kosová
    Koutný/Koutná|Kozák/Kozáková|Kubát/Kubátová|Kubíček/Kubíčková|Kudrna/Kudrnová|Kulhánek/Kulhánková
    Lacina/Lacinová|Liška/Lišková|Mach/Machová|Machala/Machalová|Martinec/Martincová|Mátl/Mátlová
    Michálek/Michálková|Mikeš/Mikešová|Mráz/Mrázová|Nedoma/Nedomová|Nešpor/Nešporová|Ondráček/Ondráčková
    Pešek/Pešková|Pavlíček/Pavlíčková|Petržela/Petrželová|Plachý/Plachá|Prokop/Prokopová|Pěnkava/Pěnkavová
    Rada/Radová|Richter/Richterová|Skála/Skálová|Slavík/Slavíková|Smetana/Smetanová|Strnad/Strnadová
    Suchý/Suchá|Šebesta/Šebestová|Šindelář/Šindelářová|Škoda/Škodová|Špaček/Špačková|Tesař/Tesařová
    Trnka/Trnková|Tůma/Tůmová|Vacek/Vacková|Vondra/Vondrová|Zach/Zachová|Zelenka/Zelenková|Žák/Žáková`,
});
