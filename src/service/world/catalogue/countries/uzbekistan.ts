import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const uzbekistan: CountryEntry = {
  id: 84,
  name: 'Uzbekistan',
  code: 'uz',
  continent: 1,
  zone: 'Asia/Tashkent',
  season: 'year',
  first: '02-28',
  last: '12-05',
  breaks: [['06-15', '07-05']],
  strength: 52,
  popularity: 22,
  people: peopleList('uzbek 92|kazakh 3|ukrainian 2|serbian 2|georgian 1'),
  leagues: [
    { name: 'Oliy Liga', clubs: 14, legs: 2, down: 2 },
    { name: 'Birinchi Liga', clubs: 16, legs: 2, down: 0 },
  ],
  cup: 'Respublika Kubogi',
  women: null,
  reserves: null,
  youth: { name: 'Yoshlar ligasi U21', clubs: 12, legs: 3, team: '{club} U21' },
  kickOffs: {
    top: {
      weekend: textList('Thu 19:00|Fri 17:00|Fri 19:00|Sat 17:00|Sat 19:00|Sat 20:00|Sun 18:00|Sun 20:00'),
      midweek: textList('Tue 18:00|Wed 17:00|Wed 20:00'),
    },
    lower: {
      weekend: textList('Fri 16:00|Sat 17:00|Sat 17:00|Sun 17:00|Sun 18:00'),
      midweek: textList('Tue 17:00|Wed 17:00'),
    },
  },
  grounds: textList(`{city} Markaziy Stadioni|{city} Arena|Mehnat Stadioni|Ipak Yoʻli Arena|Stadion {city}
    Anor Bogʻi|Sport Majmuasi {city}`),
  clubs: clubList(`
    Chorsu Toshkent, Toshkent|Registon Samarqand, Samarqand|Olmazor Namangan, Namangan|Qashqa Yoʻlbars, Qarshi
    Bobur Andijon, Andijon|Vodiy Fargʻona, Fargʻona|Anhor Toshkent, Toshkent|Oltin Vodiy Navoiy, Navoiy
    Minori Kalon, Buxoro|Misgar Olmaliq, Olmaliq|Zomin Archa, Jizzax|Xon Saroyi Qoʻqon, Qoʻqon
    Poʻlat Bekobod, Bekobod|Koʻhitang Termiz, Termiz|Yunusobod Yulduzi, Toshkent|Qovun Urganch, Urganch
    Ipakchi Margʻilon, Margʻilon|Amu Nukus, Nukus|Oqsaroy Shahrisabz, Shahrisabz|Kulol Rishton, Rishton
    Ichan Qalʼa Xiva, Xiva|Oʻzbek Gaz Muborak, Muborak|Energetik Chirchiq, Chirchiq
    Paxtazor Guliston, Guliston|Nurota Chashma, Nurota|Samarqand Qogʻozi, Samarqand|Koʻmirchi Angren, Angren
    Ark Buxoro, Buxoro|Zargar Zarafshon, Zarafshon|Orol Baliqchi, Moʻynoq
  `),
};
