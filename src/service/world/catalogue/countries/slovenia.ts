import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const slovenia: CountryEntry = {
  id: 31,
  name: 'Slovenia',
  code: 'si',
  continent: 2,
  zone: 'Europe/Ljubljana',
  season: 'autumn',
  first: '07-18',
  last: '05-23',
  breaks: [['12-10', '02-07']],
  strength: 60,
  popularity: 30,
  people: peopleList('slovenian 80|croatian 6|bosnian 6|serbian 4|nigerian 2|brazilian 2'),
  leagues: [
    { name: 'Prva liga', clubs: 10, legs: 4, down: 2 },
    { name: 'Druga liga', clubs: 16, legs: 2, down: 0 },
  ],
  cup: 'Državni pokal',
  women: null,
  reserves: null,
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Fri 17:30|Sat 15:00|Sat 17:30|Sat 20:15|Sun 15:00|Sun 17:30|Sun 20:15'),
      midweek: textList('Tue 17:00|Wed 17:30|Wed 20:00'),
    },
    lower: {
      weekend: textList('Fri 17:00|Sat 15:00|Sat 16:00|Sat 16:30|Sun 10:30|Sun 15:00|Sun 16:30'),
      midweek: textList('Tue 16:30|Wed 16:30|Wed 17:00'),
    },
  },
  grounds: textList(`Mestni stadion {city}|Stadion {club}|Športni park {city}|Stadion pod Gradom
    Stadion ob Dravi|Igrišče Lipa`),
  clubs: clubList(`
    NK Lent Maribor, Maribor|NK Tromostovje, Ljubljana|NK Grofje Celje, Celje|NK Taverna Koper, Koper
    NK Štorklja Murska Sobota, Murska Sobota|NK Barje Ljubljana, Ljubljana|NK Slamnik Domžale, Domžale
    NK Vrtnica Nova Gorica, Nova Gorica|NK Prešeren Kranj, Kranj|NK Stara Trta, Maribor
    NK Premogar Velenje, Velenje|NK Situla Novo Mesto, Novo Mesto|NK Kurent Ptuj, Ptuj
    NK Cukrarna Ljubljana, Ljubljana|NK Solni Cvet, Piran|NK Lipicanec Sežana, Sežana
    NK Plavž Jesenice, Jesenice|NK Hmelj Žalec, Žalec|NK Papirničar Krško, Krško|NK Grintovec Kamnik, Kamnik
    NK Burja Ajdovščina, Ajdovščina|NK Jamar Postojna, Postojna|NK Živo Srebro Idrija, Idrija
    NK Steklar Rogaška, Rogaška Slatina|NK Soški Val Tolmin, Tolmin|NK Suha Roba, Ribnica
  `),
};
