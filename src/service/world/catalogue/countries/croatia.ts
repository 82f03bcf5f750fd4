import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const croatia: CountryEntry = {
  id: 29,
  name: 'Croatia',
  code: 'hr',
  continent: 2,
  zone: 'Europe/Zagreb',
  season: 'autumn',
  first: '08-01',
  last: '05-24',
  breaks: [['12-21', '01-22']],
  strength: 74,
  popularity: 52,
  people: peopleList('croatian 86|bosnian 6|slovenian 2|serbian 2|nigerian 2|brazilian 2'),
  leagues: [
    { name: 'Prva liga', clubs: 10, legs: 4, down: 2 },
    { name: 'Druga liga', clubs: 12, legs: 3, down: 0 },
  ],
  cup: 'Nacionalni kup',
  women: null,
  reserves: null,
  youth: { name: 'Prva juniorska liga', clubs: 12, legs: 3, team: '{club} U19' },
  kickOffs: {
    top: {
      weekend: textList('Fri 18:00|Sat 15:00|Sat 17:30|Sat 19:00|Sun 15:00|Sun 17:30|Sun 19:45'),
      midweek: textList('Tue 18:00|Wed 17:00|Wed 19:00'),
    },
    lower: {
      weekend: textList('Fri 17:00|Fri 19:00|Sat 15:00|Sat 16:00|Sat 17:30|Sun 16:00|Sun 17:30'),
      midweek: textList('Tue 16:00|Wed 16:00|Wed 17:30'),
    },
  },
  grounds: textList(`Gradski stadion {city}|Stadion uz more|Igralište {club}|Stadion kraj Save|SRC {city}
    Stadion pod Bedemom`),
  clubs: clubList(`
    NK Lotrščak Zagreb, Zagreb|RNK Veli Varoš, Split|NK Morčić Rijeka, Rijeka|NK Tvrđa Osijek, Osijek
    NK Uspinjača Zagreb, Zagreb|NK Purgar Varaždin, Varaždin|NK Zlatna Vrata Pula, Pula
    NK Barkajol Zadar, Zadar|NK Sveti Mihovil, Šibenik|NK Vučedolska Golubica, Vukovar
    NK Kravata Zagreb, Zagreb|NK Naivac Koprivnica, Koprivnica|NK Orion Vinkovci, Vinkovci
    NK Orlando Dubrovnik, Dubrovnik|NK Savska Skela, Slavonski Brod|NK Topionik Sisak, Sisak
    NK Četiri Rijeke, Karlovac|NK Lipicanac Đakovo, Đakovo|NK Lađar Metković, Metković
    NK Pilot Velika Gorica, Velika Gorica|NK Kopljanik Sinj, Sinj|NK Murski Mlin Čakovec, Čakovec
  `),
};
