import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const romania: CountryEntry = {
  id: 24,
  name: 'Romania',
  code: 'ro',
  continent: 2,
  zone: 'Europe/Bucharest',
  season: 'autumn',
  first: '07-11',
  last: '05-24',
  breaks: [['12-20', '01-20']],
  strength: 64,
  popularity: 55,
  people: peopleList(`
    romanian 88|hungarian 3|portuguese 2|french 2|serbian 1|brazilian 2|nigerian 1|ukrainian 1
  `),
  leagues: [
    { name: 'Divizia A', clubs: 16, legs: 2, down: 3 },
    { name: 'Divizia B', clubs: 20, legs: 2, down: 4 },
    { name: 'Divizia C', clubs: 20, legs: 2, down: 0 },
  ],
  cup: 'Cupa Națională',
  women: null,
  reserves: null,
  youth: { name: 'Liga Tineretului', clubs: 12, legs: 3, team: '{club} U19' },
  kickOffs: {
    top: {
      weekend: textList('Fri 17:30|Fri 20:30|Sat 15:00|Sat 17:30|Sat 20:30|Sun 17:30|Sun 20:30|Mon 20:30'),
      midweek: textList('Tue 17:30|Tue 20:30|Wed 17:30|Wed 20:30|Thu 20:30'),
    },
    lower: {
      weekend: textList('Fri 17:00|Sat 11:00|Sat 11:00|Sat 11:00|Sat 14:00|Sat 17:00|Sun 11:00|Mon 18:00'),
      midweek: textList('Tue 16:00|Wed 16:00|Wed 17:00'),
    },
  },
  grounds: textList(`Stadionul Municipal {city}|Stadionul Rozelor|Arena {city}|Stadionul Tineretului
    Stadionul Parcul Mare|Stadionul de sub Cetate|Stadionul Gării`),
  clubs: clubList(`
    Cișmigiu București, București|Lipscani București, București|Napocensis Cluj, Cluj-Napoca
    Mihai Bravu Craiova, Craiova|Trandafirul Timișoara, Timișoara|Junii Brașov, Brașov
    Cazinoul Constanța, Constanța|Copou Iași, Iași|Turnul Sfatului Sibiu, Sibiu|Sonda Ploiești, Ploiești
    Vulturul Negru Oradea, Oradea|Clubul Sportiv Muncitoresc Atelierele Filaret București, București
    Lotca Galați, Galați|Mureșana Arad, Arad|Laleaua Pitești, Pitești|Teiul Botoșani, Botoșani
    Castanul Baia Mare, Baia Mare|Bistrița Bacău, Bacău|Palatul Târgu Mureș, Târgu Mureș
    Docherii Brăila, Brăila|Haiducii Buzău, Buzău|Coloana Târgu Jiu, Târgu Jiu|Feleacul Cluj, Cluj-Napoca
    Plutașii Piatra Neamț, Piatra Neamț|Frontiera Satu Mare, Satu Mare|Mușatinii Suceava, Suceava
    Hora Râmnicu Vâlcea, Râmnicu Vâlcea|Crizantema Târgoviște, Târgoviște|Tramvaiul București, București
    Vaporul Drobeta, Drobeta-Turnu Severin|Furnalul Hunedoara, Hunedoara|Electrodul Slatina, Slatina
    Trompeta Mediaș, Mediaș|Podgorenii Focșani, Focșani|Urșii Sfântu Gheorghe, Sfântu Gheorghe
    Bradul Miercurea Ciuc, Miercurea Ciuc|Laminorul Reșița, Reșița|Pelicanul Tulcea, Tulcea
    Vauban Alba Iulia, Alba Iulia|Dogarii Bistrița, Bistrița|Bastionul Deva, Deva
    Abatajul Petroșani, Petroșani|Meseșul Zalău, Zalău|Bărăganul Călărași, Călărași
    Ialomițeana Slobozia, Slobozia|Pontonul Giurgiu, Giurgiu|Salina Turda, Turda|Mătasea Lugoj, Lugoj
    Podu Înalt Vaslui, Vaslui|Cocorul Bârlad, Bârlad|Rafinorul Onești, Onești|Vedea Alexandria, Alexandria
    Albatrosul Mangalia, Mangalia|Peleș Sinaia, Sinaia|Plaiul Sighet, Sighetu Marmației
    Canalul Medgidia, Medgidia
  `),
};
