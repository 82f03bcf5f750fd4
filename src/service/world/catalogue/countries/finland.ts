import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const finland: CountryEntry = {
  id: 18,
  name: 'Finland',
  code: 'fi',
  continent: 2,
  zone: 'Europe/Helsinki',
  season: 'year',
  first: '04-04',
  last: '11-08',
  breaks: [],
  strength: 50,
  popularity: 30,
  people: peopleList('finnish 84|swedish 6|nigerian 2|ghanaian 2|bosnian 1|english 2|brazilian 2'),
  leagues: [
    { name: 'Valtakunnansarja', clubs: 12, legs: 2, down: 2 },
    { name: 'Ykkössarja', clubs: 12, legs: 2, down: 0 },
  ],
  cup: 'Maan Malja',
  women: { name: 'Naisten Valtakunnansarja', clubs: 10, legs: 2, team: '{club} Naiset' },
  reserves: null,
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Fri 18:30|Sat 14:00|Sat 16:00|Sat 17:00|Sat 17:00|Sun 16:00|Sun 18:30'),
      midweek: textList('Tue 18:30|Wed 18:00|Wed 18:30|Thu 18:30'),
    },
    lower: {
      weekend: textList('Fri 18:30|Sat 14:00|Sat 15:00|Sat 16:00|Sat 17:00|Sun 16:00'),
      midweek: textList('Tue 18:30|Wed 18:30|Thu 18:30'),
    },
  },
  grounds: textList(`{city} Stadion|{city} Areena|Urheilupuisto|Keskuskenttä|Satamakenttä|Tehtaankenttä
    Harjun kenttä`),
  clubs: clubList(`
    Töölön Pallo-Tähdet, Helsinki|Tammerkosken Kuohu, Tampere|Aurajoen Palloseura, Turku
    Kallaveden Pojat, Kuopio|Lakeuden Palloseura, Seinäjoki|Merikosken Voima, Oulu
    Helsingin Ratapallo, Helsinki|Nuuksion Nuolet, Espoo|Salpausselän Pallo, Lahti|Bottniska BK, Vaasa
    Ålands Segel-IF, Mariehamn|Tikkurilan Vasara, Vantaa|Kotkan Sahapojat, Kotka|Harjun Toverit, Jyväskylä
    Saimaan Pallo-Veikot, Lappeenranta|Ounasjoen Revontulet, Rovaniemi|Vanajan Linna, Hämeenlinna
    Kokemäenjoen Pallo, Pori|Kymen Paperipojat, Kouvola|Skärgårdens BK, Raasepori
    Jakobstads Tobaks-BK, Pietarsaari|Pielisen Ponsi, Joensuu|Olavinlinnan Kilpi, Savonlinna
    Kajaanin Tervaporvarit, Kajaani
  `),
};
