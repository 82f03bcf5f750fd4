import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const georgia: CountryEntry = {
  id: 33,
  name: 'Georgia',
  code: 'ge',
  continent: 2,
  zone: 'Asia/Tbilisi',
  season: 'year',
  first: '02-28',
  last: '12-06',
  breaks: [['06-14', '06-26']],
  strength: 55,
  popularity: 26,
  people: peopleList('georgian 88|ukrainian 3|nigerian 2|brazilian 3|serbian 2|turkish 2'),
  leagues: [
    { name: 'Umaghlesi Liga', clubs: 10, legs: 4, down: 2 },
    { name: 'Pirveli Liga', clubs: 10, legs: 4, down: 0 },
  ],
  cup: 'Erovnuli Tasi',
  women: null,
  reserves: null,
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Fri 18:00|Fri 20:00|Sat 16:00|Sat 18:00|Sat 20:00|Sun 18:00|Sun 20:00'),
      midweek: textList('Tue 18:00|Wed 17:00|Wed 20:00'),
    },
    lower: {
      weekend: textList('Thu 16:00|Fri 16:00|Sat 15:00|Sun 15:00|Sun 16:00|Mon 16:00'),
      midweek: textList('Tue 16:00|Wed 16:00'),
    },
  },
  grounds: textList(`{city} Central Stadium|{club} Stadium|Tsentraluri Stadioni|Stadioni Vake|{city} Arena
    Mtkvris Stadioni`),
  clubs: clubList(`
    Narikala Tbilisi, Tbilisi|Magnolia Batumi, Batumi|Satsmisi Kutaisi, Kutaisi|Avlabari Tbilisi, Tbilisi
    Poladi Rustavi, Rustavi|Uplistsikhe Gori, Gori|Vazi Telavi, Telavi|Funikulori Tbilisi, Tbilisi
    Paliastomi Poti, Poti|Dadiani Zugdidi, Zugdidi|Argo Batumi, Batumi|Tetri Khidi Kutaisi, Kutaisi
    Jvari Mtskheta, Mtskheta|Rabati Akhaltsikhe, Akhaltsikhe|Gurieli Ozurgeti, Ozurgeti
    Sabagiro Chiatura, Chiatura|Tskaro Borjomi, Borjomi|Pirosmani Sighnaghi, Sighnaghi
    Matarebeli Khashuri, Khashuri|Pichvi Kobuleti, Kobuleti
  `),
};
