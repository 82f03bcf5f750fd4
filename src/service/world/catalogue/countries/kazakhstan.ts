import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const kazakhstan: CountryEntry = {
  id: 34,
  name: 'Kazakhstan',
  code: 'kz',
  continent: 2,
  zone: 'Asia/Almaty',
  season: 'year',
  first: '03-07',
  last: '10-26',
  breaks: [],
  strength: 52,
  popularity: 26,
  people: peopleList(`
    kazakh 82|ukrainian 5|uzbek 4|serbian 2|georgian 2|brazilian 2|nigerian 2|portuguese 1
  `),
  leagues: [
    { name: 'Zhogary Liga', clubs: 14, legs: 2, down: 2 },
    { name: 'Birinshi Liga', clubs: 14, legs: 2, down: 0 },
  ],
  cup: 'Ulttyk Kubok',
  women: null,
  reserves: null,
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Fri 19:00|Sat 16:00|Sat 17:00|Sat 19:00|Sun 15:00|Sun 17:00|Sun 20:00'),
      midweek: textList('Tue 18:00|Wed 17:00|Wed 19:00'),
    },
    lower: {
      weekend: textList('Thu 17:00|Fri 17:00|Sat 16:00|Sun 16:00|Sun 17:00|Mon 17:00'),
      midweek: textList('Tue 17:00|Wed 17:00|Wed 18:00'),
    },
  },
  grounds: textList(`{city} Ortalyk Stadion|Ortalyk Stadion|{club} Arena|Zhastar Stadion|Metallurg Stadion
    Dala Arena`),
  clubs: clubList(`
    Aport Almaty, Almaty|Tulpar Astana, Astana|Koshkar Ata Shymkent, Shymkent|Altyn Dan Kostanay, Kostanay
    Ilek Aktobe, Aktobe|Komirshi Karaganda, Karaganda|Medeu Almaty, Almaty|Munaishy Atyrau, Atyrau
    Alash Orda Semey, Semey|Karatal Taldykorgan, Taldykorgan|Kurish Kyzylorda, Kyzylorda
    Abylai Petropavl, Petropavl|Tekturmas Taraz, Taraz|Mangystau Aktau, Aktau|Baganaly Pavlodar, Pavlodar
    Keruen Turkistan, Turkistan|Titan Oskemen, Oskemen|Ak Orda Astana, Astana|Bokei Orda Oral, Oral
    Burabai Kokshetau, Kokshetau|Sairam Shymkent, Shymkent|Domna Temirtau, Temirtau
    Shamshyrak Ekibastuz, Ekibastuz|Zhezkiik Zhezkazgan, Zhezkazgan|Flamingo Balkhash, Balkhash
    Ken Rudny, Rudny|Burgyshy Zhanaozen, Zhanaozen|Myrysh Ridder, Ridder
  `),
};
