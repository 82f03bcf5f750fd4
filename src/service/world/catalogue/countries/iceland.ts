import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const iceland: CountryEntry = {
  id: 19,
  name: 'Iceland',
  code: 'is',
  continent: 2,
  zone: 'Atlantic/Reykjavik',
  season: 'year',
  first: '04-12',
  last: '10-25',
  breaks: [],
  strength: 42,
  popularity: 24,
  people: peopleList('icelandic 88|danish 4|norwegian 2|swedish 2|polish 2|english 2'),
  leagues: [
    { name: 'Landsdeild', clubs: 12, legs: 2, down: 2 },
    { name: '1. deild', clubs: 12, legs: 2, down: 0 },
  ],
  cup: 'Landsbikarinn',
  women: null,
  reserves: null,
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Sat 14:00|Sat 16:00|Sun 14:00|Sun 17:00|Sun 19:15|Mon 18:00|Mon 19:15'),
      midweek: textList('Tue 19:15|Wed 18:00|Wed 19:15|Thu 19:15'),
    },
    lower: {
      weekend: textList('Thu 19:15|Fri 18:00|Fri 19:15|Sat 14:00|Sat 14:00|Sat 16:00'),
      midweek: textList('Tue 19:15|Wed 18:00|Wed 19:15'),
    },
  },
  grounds: textList(`Leikvangurinn {city}|Miðbæjarvöllur|Fjarðarvöllur|Fossvöllur|Hafnarvöllur|Kirkjuvöllur
    Hraunvöllur`),
  clubs: clubList(`
    KF Arnarhóll, Reykjavík|KF Hraunbrún, Hafnarfjörður|UMF Glóðin, Kópavogur|ÍF Tjörnin, Reykjavík
    ÍF Eldfell, Vestmannaeyjar|KF Skarfur, Akranes|UMF Súlur, Akureyri|KF Garðahraun, Garðabær
    KF Laugarás, Reykjavík|ÍF Reykjanesviti, Reykjanesbær|UMF Ölfusá, Selfoss|ÍF Elliðaár, Reykjavík
    UMF Lómur, Mosfellsbær|KF Ísborg, Ísafjörður|KF Þorskurinn, Grindavík|ÍF Skjálfandi, Húsavík
    UMF Lagarfljót, Egilsstaðir|KF Síldin, Siglufjörður|KF Mælifell, Sauðárkrókur|KF Gerpir, Neskaupstaður
    ÍF Brákarsund, Borgarnes|ÍF Kirkjufell, Grundarfjörður|UMF Jökulsárlón, Höfn|UMF Hvítserkur, Hvammstangi
  `),
};
