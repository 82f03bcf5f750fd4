import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const costaRica: CountryEntry = {
  id: 53,
  name: 'Costa Rica',
  code: 'cr',
  continent: 4,
  zone: 'America/Costa_Rica',
  season: 'autumn',
  first: '07-18',
  last: '05-24',
  breaks: [['12-18', '01-08']],
  strength: 62,
  popularity: 30,
  people: peopleList('latin-american 96|mexican 2|brazilian 1|jamaican 1'),
  leagues: [
    { name: 'Primera División de Costa Rica', clubs: 12, legs: 4, down: 2 },
    { name: 'Segunda División de Costa Rica', clubs: 16, legs: 2, down: 0 },
  ],
  cup: null,
  women: null,
  reserves: { name: 'Torneo de Alto Rendimiento', clubs: 12, legs: 3, team: '{club} U21' },
  youth: null,
  kickOffs: {
    top: {
      weekend: textList(`Fri 20:00|Sat 16:00|Sat 18:00|Sat 20:00|Sun 11:00|Sun 15:00|Sun 16:00|Sun 18:00
        Mon 20:00`),
      midweek: textList('Tue 20:00|Wed 18:00|Wed 19:00|Wed 20:00|Thu 20:00'),
    },
    lower: {
      weekend: textList('Fri 19:00|Sat 15:00|Sat 15:30|Sun 11:00|Sun 11:00|Sun 15:00|Mon 19:00'),
      midweek: textList('Wed 15:00|Wed 19:00'),
    },
  },
  grounds: textList(`Estadio Municipal de {city}|Estadio {city}|Estadio Los Guarias|Polideportivo de {city}
    Estadio Don Braulio Odio|Plaza de Deportes La Sabanilla`),
  clubs: clubList(`
    Paso de la Vaca FC, San José|Erizos del Llano FC, Alajuela|Flores Cafetaleras, Heredia
    Fortín Brumoso, Cartago|Barrio Amón SC, San José|Bananeros del Atlántico, Limón
    Guanacaste Sabanero, Liberia|Pampa Nicoyana, Nicoya|Muelle Porteño, Puntarenas|Arenal FC, Ciudad Quesada
    Valle del General, San Isidro de El General|Desamparados Obrero, Desamparados|Carreteros de Sarchí, Sarchí
    Caña Dulce FC, Grecia|Ferrocarril al Pacífico, San José|Tres Ríos Tubal, La Unión
    Turrialba Volcán, Turrialba|Guápiles Verde, Guápiles|Palma Sur, Golfito|San Ramón Poetas, San Ramón
    Siquirres Tucán, Siquirres|Osa Esférica, Palmar Norte|Orosi Colonial, Paraíso|Coto Frontera, Ciudad Neily
    Santa Cruz Folclórica, Santa Cruz|Escazú Brujas, Escazú|Puriscal Tabaco, Santiago de Puriscal
    Curridabat Chiquito, Curridabat
  `),
};
