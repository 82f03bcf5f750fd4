import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const ireland: CountryEntry = {
  id: 12,
  name: 'Ireland',
  code: 'ie',
  continent: 2,
  zone: 'Europe/Dublin',
  season: 'year',
  first: '02-14',
  last: '11-02',
  breaks: [['06-03', '06-12']],
  strength: 52,
  popularity: 38,
  people: peopleList('irish 84|english 7|scottish 2|nigerian 3|polish 2|american 1|brazilian 1'),
  leagues: [
    { name: 'Premier Division', clubs: 10, legs: 4, down: 2 },
    { name: 'First Division', clubs: 10, legs: 4, down: 0 },
  ],
  cup: 'National Challenge Cup',
  women: { name: 'Women’s National Division', clubs: 10, legs: 2, team: '{club} Women' },
  reserves: null,
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Fri 19:45|Fri 19:45|Fri 19:45|Fri 20:00|Sat 19:30|Sun 15:00|Mon 19:45'),
      midweek: textList('Tue 19:45|Tue 19:45|Thu 19:45'),
    },
    lower: {
      weekend: textList('Fri 19:45|Fri 19:45|Fri 19:45|Fri 19:45|Sat 19:30|Mon 19:45'),
      midweek: textList('Tue 19:45|Thu 19:45'),
    },
  },
  grounds: textList('{city} Park|St Brigid’s Park|The Fair Green|{city} Road|Canal Bank|The Showgrounds'),
  clubs: clubList(`
    Liffey Coopers, Dublin|Stoneybatter Rovers, Dublin|Shandon Bells, Cork|Boyne Viaduct, Drogheda
    Cú Chulainn Rangers, Dundalk|Ben Bulben, Sligo|Spanish Arch, Galway|Suir Glassblowers, Waterford
    Thomondgate, Limerick|Kingstown Mail, Dún Laoghaire|Lough Swilly, Letterkenny
    Phoenix Park Wanderers, Dublin|Shannon Lock, Athlone|Martello Rovers, Bray|Slaney Pikemen, Wexford
    Black Abbey, Kilkenny|Great Island, Cobh|Annaly Rangers, Longford|Slieve Mish, Tralee
    Reek Pilgrims, Castlebar
  `),
};
