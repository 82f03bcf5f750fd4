import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const canada: CountryEntry = {
  id: 44,
  name: 'Canada',
  code: 'ca',
  continent: 4,
  zone: 'America/Toronto',
  season: 'year',
  first: '04-11',
  last: '10-25',
  breaks: [],
  strength: 60,
  popularity: 38,
  people: peopleList(`
    english 40|french 18|american 12|scottish 6|irish 5|italian 5|jamaican 6|portuguese 4|indian 4
  `),
  leagues: [{ name: 'Dominion Premier League', clubs: 8, legs: 4, down: 0 }],
  cup: 'Dominion Cup',
  women: null,
  reserves: null,
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Fri 19:30|Sat 13:00|Sat 16:00|Sat 19:00|Sun 14:00|Sun 16:00|Sun 18:00|Sun 21:00'),
      midweek: textList('Tue 19:00|Wed 19:00|Wed 20:00|Wed 22:00'),
    },
    lower: {
      weekend: textList('Sat 14:00|Sun 14:00'),
      midweek: textList('Wed 19:00'),
    },
  },
  grounds: textList(`{city} Lions Park|Stade Municipal de {city}|Confederation Field|Champ Saint-Laurent
    {city} Exhibition Grounds|Maple Leaf Oval|Veterans Memorial Park`),
  clubs: clubList(`
    Corktown Athletic, Toronto|Club Griffintown, Montréal|Burrard Inlet FC, Vancouver
    Bow River Wranglers, Calgary|Rideau Canal FC, Ottawa|Klondike Gate SC, Edmonton|Citadel Schooners, Halifax
    Forks of the Red FC, Winnipeg
  `),
};
