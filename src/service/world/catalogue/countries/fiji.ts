import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const fiji: CountryEntry = {
  id: 86,
  name: 'Fiji',
  code: 'fj',
  continent: 7,
  zone: 'Pacific/Fiji',
  season: 'year',
  first: '02-07',
  last: '11-22',
  breaks: [['07-20', '08-03']],
  strength: 28,
  popularity: 10,
  people: peopleList('pacific 68|indian 30|english 2'),
  leagues: [{ name: 'Fiji National League', clubs: 10, legs: 4, down: 0 }],
  cup: null,
  women: null,
  reserves: null,
  youth: { name: 'Fiji Youth League', clubs: 10, legs: 3, team: '{club} U20' },
  kickOffs: {
    top: {
      weekend: textList('Fri 19:00|Sat 13:00|Sat 15:00|Sun 13:00|Sun 15:00|Sun 15:00'),
      midweek: textList('Wed 15:00|Wed 19:00'),
    },
    lower: {
      weekend: textList('Sat 15:00|Sun 15:00'),
      midweek: textList('Wed 15:00'),
    },
  },
  grounds: textList('{city} Park|{city} Sports Ground|Coral Coast Park|Sugar Mill Ground|Mango Tree Oval'),
  clubs: clubList(`
    Suva Harbour Lions, Suva|Lautoka Sugar Mill FC, Lautoka|Sleeping Giant Nadi, Nadi|Ba River Smiths, Ba
    Labasa Cane Cutters, Labasa|Rewa Delta Royals, Nausori|Sand Dunes Rovers, Sigatoka|Vatukoula Gold, Tavua
    Hot Springs FC, Savusavu|Levuka Copra Lads, Levuka
  `),
};
