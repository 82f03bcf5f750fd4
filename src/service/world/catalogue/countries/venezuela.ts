import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const venezuela: CountryEntry = {
  id: 52,
  name: 'Venezuela',
  code: 've',
  continent: 5,
  zone: 'America/Caracas',
  season: 'year',
  first: '01-30',
  last: '11-29',
  breaks: [['06-08', '07-03']],
  strength: 66,
  popularity: 32,
  people: peopleList('latin-american 95|portuguese 2|spanish 2|italian 1'),
  leagues: [
    { name: 'Primera Categoría Nacional', clubs: 14, legs: 2, down: 2 },
    { name: 'Segunda Categoría Nacional', clubs: 14, legs: 2, down: 0 },
  ],
  cup: null,
  women: null,
  reserves: null,
  youth: { name: 'Liga Nacional Sub-20', clubs: 12, legs: 3, team: '{club} Sub-20' },
  kickOffs: {
    top: {
      weekend: textList(`Fri 17:00|Fri 19:30|Sat 16:00|Sat 18:00|Sat 20:00|Sun 16:00|Sun 17:00|Sun 19:30
        Mon 19:00`),
      midweek: textList('Tue 19:00|Wed 16:00|Wed 19:30'),
    },
    lower: {
      weekend: textList('Sat 15:30|Sat 16:00|Sun 11:00|Sun 15:30|Sun 16:00'),
      midweek: textList('Wed 15:30|Wed 16:00'),
    },
  },
  grounds: textList(`Estadio Municipal de {city}|Estadio Olímpico de {city}|Estadio Polideportivo {city}
    Estadio La Ceiba|Estadio Brígido Landaeta|Estadio Las Acacias`),
  clubs: clubList(`
    Cota Mil FC, Caracas|Páramo del Táchira, San Cristóbal|Puente sobre el Lago, Maracaibo
    Cabrieles FC, Valencia|Crepúsculo Larense, Barquisimeto|Cinco Águilas FC, Mérida
    Forja del Orinoco, Ciudad Guayana|Redoma Oriental, Caracas|Samanes de Aragua, Maracay
    Casa Fuerte SC, Barcelona|Llanos de Barinas, Barinas|Perlas de Margarita, Porlamar|Araguaney FC, Guanare
    Catia La Mar Puerto, La Guaira|Médanos de Coro, Coro|Nazareno de Cumaná, Cumaná
    Gasíferos de Maturín, Maturín|Sabana Grande SC, Caracas|Momoy Trujillano, Valera
    Piedra del Medio FC, Ciudad Bolívar|Refineros de Paraguaná, Punto Fijo|Yaracuy Danta, San Felipe
    Locomotora Mirandina, Los Teques|Tamunangue FC, Carora|Espiga Dorada FC, Acarigua
    Fundadores de Puerto Cabello, Puerto Cabello|Apure Ribereño, San Fernando de Apure
    Morros FC, San Juan de los Morros
  `),
};
