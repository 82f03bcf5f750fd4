import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const serbia: CountryEntry = {
  id: 28,
  name: 'Serbia',
  code: 'rs',
  continent: 2,
  zone: 'Europe/Belgrade',
  season: 'autumn',
  first: '07-18',
  last: '05-23',
  breaks: [['12-20', '02-04']],
  strength: 66,
  popularity: 46,
  people: peopleList('serbian 86|bosnian 5|croatian 2|hungarian 2|nigerian 2|ghanaian 2|bulgarian 1'),
  leagues: [
    { name: 'Nacionalna liga', clubs: 16, legs: 2, down: 2 },
    { name: 'Prva liga', clubs: 16, legs: 2, down: 0 },
  ],
  cup: 'Nacionalni kup',
  women: null,
  reserves: null,
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Fri 18:00|Sat 15:00|Sat 17:00|Sat 17:00|Sat 19:00|Sun 15:00|Sun 17:00|Sun 19:30'),
      midweek: textList('Tue 17:00|Wed 15:00|Wed 17:00|Wed 20:00'),
    },
    lower: {
      weekend: textList('Sat 14:00|Sat 15:00|Sat 15:30|Sun 13:00|Sun 15:00|Sun 16:00|Mon 16:00'),
      midweek: textList('Tue 15:00|Wed 15:00|Wed 16:00'),
    },
  },
  grounds: textList(`Gradski stadion {city}|Stadion kraj Morave|Stadion {club}|Stadion Omladine
    Stadion na Bulevaru|Stadion Železničara|SC {city}`),
  clubs: clubList(`
    FK Kalemegdan, Beograd|FK Savamala, Beograd|FK Štrand Novi Sad, Novi Sad|FK Nišavski Kej, Niš
    FK Salaš Subotica, Subotica|FK Knez Miloš, Kragujevac|FK Skadarlija, Beograd
    FK Vidovdan Kruševac, Kruševac|FK Stari Ras, Novi Pazar|FK Ovčar Čačak, Čačak|FK Varadinski Most, Novi Sad
    FK Kadinjača Užice, Užice|FK Čivija Šabac, Šabac|FK Tramvaj Beograd, Beograd|FK Rafinerac Pančevo, Pančevo
    FK Despot Smederevo, Smederevo|FK Lala Zrenjanin, Zrenjanin|FK Roštilj Leskovac, Leskovac
    FK Tešnjar Valjevo, Valjevo|FK Merak Vranje, Vranje|FK Jorgovan Kraljevo, Kraljevo
    FK Ljubičevo Požarevac, Požarevac|FK Topionica Bor, Bor|FK Fijaker Sombor, Sombor|FK Romulijana, Zaječar
    FK Mamut Kikinda, Kikinda|FK Sirmijski Car, Sremska Mitrovica|FK Ćilim Pirot, Pirot|FK Grozd Vršac, Vršac
    FK Kožarac Ruma, Ruma|FK Takovski Ustanak, Gornji Milanovac|FK Staklar Paraćin, Paraćin
  `),
};
