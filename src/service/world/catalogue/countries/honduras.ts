import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const honduras: CountryEntry = {
  id: 55,
  name: 'Honduras',
  code: 'hn',
  continent: 4,
  zone: 'America/Tegucigalpa',
  season: 'autumn',
  first: '07-25',
  last: '05-17',
  breaks: [['12-20', '01-15']],
  strength: 55,
  popularity: 20,
  people: peopleList('latin-american 97|mexican 2|brazilian 1'),
  leagues: [
    { name: 'Liga Nacional Catracha', clubs: 10, legs: 4, down: 2 },
    { name: 'Liga de Segunda Catracha', clubs: 14, legs: 2, down: 0 },
  ],
  cup: null,
  women: null,
  reserves: { name: 'Liga Nacional de Reservas', clubs: 10, legs: 3, team: '{club} Reservas' },
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Fri 19:30|Sat 15:00|Sat 17:15|Sat 19:30|Sun 15:00|Sun 16:00|Sun 17:15|Sun 18:00'),
      midweek: textList('Tue 19:30|Wed 17:15|Wed 19:00|Wed 19:30|Thu 19:00'),
    },
    lower: {
      weekend: textList('Sat 15:00|Sat 15:30|Sun 10:30|Sun 15:00|Sun 15:00|Sun 15:30'),
      midweek: textList('Wed 15:00|Wed 19:00'),
    },
  },
  grounds: textList(`Estadio Municipal de {city}|Estadio Francisco Zúñiga|Estadio {city}|Estadio Los Pinares
    Estadio El Bananal|Campo Motagüita`),
  clubs: clubList(`
    Cerro Juana Laínez FC, Tegucigalpa|Maquileros de Sula, San Pedro Sula|Comayagüela Obrera, Tegucigalpa
    Bananeros del Ulúa, El Progreso|Punta Gorda Ceibeña, La Ceiba|Castillo de Omoa, Puerto Cortés
    Melonero del Sur, Choluteca|Catedral de Comayagua, Comayagua|Merendón SC, San Pedro Sula
    Aguán Palmero, Tocoa|Vaqueros de Olancho, Juticalpa|Copán Estelas, Santa Rosa de Copán
    Garífunas de Tela, Tela|Siguatepeque Pinar, Siguatepeque|Danlí Maicero, Danlí|Isleños de Roatán, Roatán
    Ferrocarril Choloma, Choloma|Villanueva Azucarera, Villanueva|Lempira Sport, Gracias
    Trujillo Corsario, Trujillo|Nacaome Salinero, Nacaome|Plateros de El Corpus, Choluteca
    Marcala Cafetera, Marcala|La Lima Ferroviaria, La Lima
  `),
};
