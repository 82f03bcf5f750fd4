import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const philippines: CountryEntry = {
  id: 85,
  name: 'Philippines',
  code: 'ph',
  continent: 1,
  zone: 'Asia/Manila',
  season: 'autumn',
  first: '08-22',
  last: '05-17',
  breaks: [['12-15', '01-10']],
  strength: 32,
  popularity: 18,
  people: peopleList('filipino 84|spanish 5|american 4|japanese 4|brazilian 3'),
  leagues: [{ name: 'Liga ng Kapuluan', clubs: 10, legs: 4, down: 0 }],
  cup: null,
  women: null,
  reserves: null,
  youth: { name: 'Philippine Youth League', clubs: 10, legs: 3, team: '{club} U21' },
  kickOffs: {
    top: {
      weekend: textList('Fri 19:00|Sat 16:00|Sat 16:00|Sat 19:00|Sun 16:00|Sun 18:00'),
      midweek: textList('Tue 19:00|Wed 16:00|Wed 19:00'),
    },
    lower: {
      weekend: textList('Sat 16:00|Sun 16:00'),
      midweek: textList('Wed 16:00'),
    },
  },
  grounds: textList(`{city} Sports Complex|{city} Football Field|Rizal Avenue Field|{city} City Stadium
    Bahay Kubo Field`),
  clubs: clubList(`
    Intramuros Guardians, Manila|Mactan Spears, Cebu City|Bacolod Masskara, Bacolod|Jaro Bells, Iloilo City
    Durian City FC, Davao City|Pasig River FC, Pasig|Mayon Legazpi, Legazpi|Baguio Pines, Baguio
    Zamboanga Vintas, Zamboanga City|Taal Volcano FC, Batangas City
  `),
};
