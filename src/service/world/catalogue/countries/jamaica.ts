import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const jamaica: CountryEntry = {
  id: 56,
  name: 'Jamaica',
  code: 'jm',
  continent: 4,
  zone: 'America/Jamaica',
  season: 'autumn',
  first: '09-12',
  last: '05-16',
  breaks: [['12-21', '01-03']],
  strength: 56,
  popularity: 28,
  people: peopleList('jamaican 93|english 4|american 2|nigerian 1'),
  leagues: [
    { name: 'National Super League', clubs: 14, legs: 2, down: 2 },
    { name: 'Confederation League', clubs: 12, legs: 3, down: 0 },
  ],
  cup: null,
  women: null,
  reserves: null,
  youth: { name: 'Youth Super League', clubs: 12, legs: 3, team: '{club} U20' },
  kickOffs: {
    top: {
      weekend: textList(`Thu 19:00|Fri 20:00|Sat 15:00|Sat 17:00|Sun 15:00|Sun 15:30|Sun 17:00|Sun 19:00
        Mon 18:00|Mon 20:00`),
      midweek: textList('Tue 18:00|Wed 15:30|Wed 18:00|Wed 20:00|Thu 18:00'),
    },
    lower: {
      weekend: textList('Sat 15:00|Sun 15:00|Sun 15:30|Sun 15:30|Mon 15:30|Mon 18:00'),
      midweek: textList('Wed 15:00|Wed 15:30'),
    },
  },
  grounds: textList(`{city} Sports Complex|{city} Community Field|Breadfruit Lane|Collie Park
    Saint Elizabeth Oval|Foundry Field|Bauxite Sports Club`),
  clubs: clubList(`
    Jones Town Strikers, Kingston|Rae Town Blazers, Kingston|Bogue Heights United, Montego Bay
    Port Royal Buccaneers, Kingston|Rio Cobre Rovers, Spanish Town|Portmore Causeway, Portmore
    Blue Mountain Athletic, Kingston|Negril Coral FC, Negril|Dunn’s River Wanderers, Ocho Rios
    Allman Town Lions, Kingston|Frome Sugar Works, Savanna-la-Mar|Pedro Plains FC, Santa Cruz
    Vere Canefield, May Pen|Bauxite Rangers, Mandeville|Papine Scholars, Kingston
    Martha Brae Rafters, Falmouth|Titchfield Athletic, Port Antonio|Morant Bay Rebels, Morant Bay
    Crocodile River FC, Black River|Discovery Bay Mariners, Discovery Bay|Linstead Market FC, Linstead
    Hope Gardens Academicals, Kingston|Catherine Hall Stars, Montego Bay|Old Harbour Fishers, Old Harbour
    Moneague Lakers, St Ann’s Bay|Port Maria Castaways, Port Maria
  `),
};
