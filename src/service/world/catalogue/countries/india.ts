import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const india: CountryEntry = {
  id: 79,
  name: 'India',
  code: 'in',
  continent: 1,
  zone: 'Asia/Kolkata',
  season: 'autumn',
  first: '09-13',
  last: '04-26',
  breaks: [],
  strength: 43,
  popularity: 46,
  people: peopleList('indian 93|brazilian 3|spanish 4'),
  leagues: [
    { name: 'Bharat Premier Division', clubs: 14, legs: 2, down: 2 },
    { name: 'Bharat Second Division', clubs: 14, legs: 2, down: 0 },
  ],
  cup: null,
  women: null,
  reserves: { name: 'Bharat Development League', clubs: 12, legs: 2, team: '{club} Reserves' },
  youth: { name: 'Bharat Youth League', clubs: 12, legs: 2, team: '{club} U21' },
  kickOffs: {
    top: {
      weekend: textList('Thu 19:30|Fri 19:30|Sat 17:00|Sat 19:30|Sat 19:30|Sun 17:00|Sun 19:30|Mon 19:30'),
      midweek: textList('Tue 19:30|Wed 17:00|Wed 19:30'),
    },
    lower: {
      weekend: textList('Fri 15:30|Sat 15:30|Sat 19:00|Sun 15:30|Mon 15:30'),
      midweek: textList('Tue 15:30|Wed 15:30'),
    },
  },
  grounds: textList(`{city} Maidan|{city} Municipal Stadium|Railway Institute Ground|{city} Sports Complex
    Gandhi Maidan|Cantonment Ground|Lakeside Stadium`),
  clubs: clubList(`
    Hooghly Athletic, Kolkata|Bandra Corinthians, Mumbai|Cantonment Rovers, Bengaluru
    Zamorins of Malabar, Kozhikode|Clube Mandovi, Panaji|Kochi Spice Harbour, Kochi|Madras Marina, Chennai
    Hatibagan Sporting, Kolkata|Red Fort FC, Delhi|Charminar Rangers, Hyderabad|Deccan Horse FC, Pune
    Brahmaputra Rhinos, Guwahati|Shillong Cherry Blossom, Shillong|Mahanadi United, Cuttack
    Howrah Jute Mills, Howrah|Colaba Mariners, Mumbai|Loktak Dancers, Imphal|Aizawl Bamboo FC, Aizawl
    Thrissur Pooram FC, Thrissur|Salcete Desportivo, Margao|Ludhiana Spinners, Ludhiana
    Shikara Srinagar, Srinagar|Orange City Nagpur, Nagpur|Coimbatore Weavers, Coimbatore
    Kohima Hornbills, Kohima|Dolphin’s Nose FC, Visakhapatnam|Siliguri Tea Gardens, Siliguri
    Chotanagpur Arrows, Ranchi
  `),
};
