import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const czechia: CountryEntry = {
  id: 21,
  name: 'Czechia',
  code: 'cz',
  continent: 2,
  zone: 'Europe/Prague',
  season: 'autumn',
  first: '07-26',
  last: '05-25',
  breaks: [['12-15', '02-06']],
  strength: 70,
  popularity: 50,
  people: peopleList('czech 86|slovak 7|ukrainian 2|serbian 1|nigerian 2|croatian 1|bosnian 1'),
  leagues: [
    { name: 'První liga', clubs: 16, legs: 2, down: 2 },
    { name: 'Druhá liga', clubs: 16, legs: 2, down: 3 },
    { name: 'Třetí liga', clubs: 16, legs: 2, down: 0 },
  ],
  cup: 'Český národní pohár',
  women: null,
  reserves: null,
  youth: { name: 'Dorostenecká liga', clubs: 14, legs: 2, team: '{club} U19' },
  kickOffs: {
    top: {
      weekend: textList(`Fri 18:00|Sat 15:00|Sat 15:00|Sat 15:00|Sat 18:00|Sat 20:00|Sun 15:00|Sun 15:30
        Sun 18:30`),
      midweek: textList('Tue 17:30|Wed 17:00|Wed 17:30|Wed 20:00'),
    },
    lower: {
      weekend: textList(`Fri 17:00|Fri 19:00|Sat 10:15|Sat 15:00|Sat 17:00|Sun 10:15|Sun 10:15|Sun 16:00
        Mon 18:00`),
      midweek: textList('Tue 17:00|Wed 17:00|Wed 17:30'),
    },
  },
  grounds: textList(`Městský stadion {city}|Letní stadion|Stadion U Nádraží|Na Hřišti|Stadion Pod Zámkem
    {club} Arena|Stadion v Lipách|Za Pivovarem`),
  clubs: clubList(`
    AC Hvězdárna Praha, Praha|SK Podskalí Praha, Praha|FK Halda Ostrava, Ostrava|SK Sladovna Plzeň, Plzeň
    SK Vlnařů Brno, Brno|FK Ještěrka Liberec, Liberec|Orloj Olomouc, Olomouc
    SK Bílá Věž Hradec Králové, Hradec Králové|SK Koněspřežka České Budějovice, České Budějovice
    FK Perník Pardubice, Pardubice|AC Volant Mladá Boleslav, Mladá Boleslav|SK Ševci Zlín, Zlín
    FK Pramen Teplice, Teplice|Korálek Jablonec, Jablonec nad Nisou|SK Přemysl Opava, Opava
    FK Letenský Orel, Praha|FK Ježek Jihlava, Jihlava|Černá Věž Karviná, Karviná
    FK Přístav Ústí nad Labem, Ústí nad Labem|Špilberk Brno, Brno|FK Vysoká Pec Třinec, Třinec
    Husita Tábor, Tábor|SK Huť Kladno, Kladno|FK Prokop Příbram, Příbram|FK Vinohrad Znojmo, Znojmo
    Vřídlo Karlovy Vary, Karlovy Vary|SK Ječmen Prostějov, Prostějov|AC Zámek Kroměříž, Kroměříž
    FK Mojmír Uherské Hradiště, Uherské Hradiště|SK Loutka Chrudim, Chrudim|SK Přesun Most, Most
    SK Kahan Havířov, Havířov|FK Mamut Přerov, Přerov|FK Lašan Frýdek-Místek, Frýdek-Místek
    FK Portáš Vsetín, Vsetín|FK Bazilika Třebíč, Třebíč|SK Valdštejn Cheb, Cheb
    FK Kamencové Jezero Chomutov, Chomutov|SK Mincovna Kutná Hora, Kutná Hora
    SK Klobouk Nový Jičín, Nový Jičín|FK Drak Trutnov, Trutnov|SK Výhybka Břeclav, Břeclav
    SK Medvěd Beroun, Beroun|FK Kamenný Most Písek, Písek|SK Soutok Mělník, Mělník
    SK Fez Strakonice, Strakonice|SK Gobelín Jindřichův Hradec, Jindřichův Hradec|FK Praděd Bruntál, Bruntál
  `),
};
