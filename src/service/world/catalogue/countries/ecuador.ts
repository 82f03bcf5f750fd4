import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const ecuador: CountryEntry = {
  id: 49,
  name: 'Ecuador',
  code: 'ec',
  continent: 5,
  zone: 'America/Guayaquil',
  season: 'year',
  first: '02-20',
  last: '12-13',
  breaks: [['06-08', '07-03']],
  strength: 76,
  popularity: 46,
  people: peopleList('latin-american 96|brazilian 2|spanish 2'),
  leagues: [
    { name: 'Serie Nacional A', clubs: 16, legs: 2, down: 2 },
    { name: 'Serie Nacional B', clubs: 12, legs: 3, down: 0 },
  ],
  cup: 'Copa Mitad del Mundo',
  women: null,
  reserves: { name: 'Torneo Nacional de Reservas', clubs: 12, legs: 3, team: '{club} Reserva' },
  youth: { name: 'Torneo Formativo Sub-19', clubs: 12, legs: 3, team: '{club} Sub-19' },
  kickOffs: {
    top: {
      weekend: textList(`Fri 19:00|Sat 14:00|Sat 16:30|Sat 19:00|Sun 13:00|Sun 15:30|Sun 18:00|Sun 18:00
        Mon 19:00`),
      midweek: textList('Tue 19:00|Wed 16:30|Wed 19:00|Thu 19:00'),
    },
    lower: {
      weekend: textList('Thu 15:30|Fri 15:30|Sat 12:00|Sat 15:00|Sat 15:00|Sun 12:00'),
      midweek: textList('Tue 15:30|Wed 15:30|Wed 19:00'),
    },
  },
  grounds: textList(`Estadio Municipal de {city}|Estadio Olímpico de {city}|Estadio La Pradera Alta
    Estadio Reales Minas|Estadio Guayacán|Estadio {club}|Estadio Nueve de Octubre Viejo`),
  clubs: clubList(`
    Malecón Guayaco, Guayaquil|Pichincha Atlético, Quito|Las Peñas SC, Guayaquil|San Blas Quiteño, Quito
    Catedral Azul, Cuenca|Astillero Sur SC, Guayaquil|Chulla Vida FC, Quito|Atuneros de Manta, Manta
    Fiesta de las Flores FC, Ambato|Marimba FC, Esmeraldas|Bananeros del Jubones, Machala
    Ferrocarril Chimborazo, Riobamba|Loja Castellana, Loja|Imbabura Lagunas, Ibarra
    Montubios de Vinces, Vinces|Toquilla de Portoviejo, Portoviejo|Durán Ferroviario, Durán
    Cotopaxi Nevado, Latacunga|Colorados Tsáchila, Santo Domingo|Babahoyo Fluvial, Babahoyo
    Cacao Arriba, Quevedo|Curtidores de Ambato, Ambato|Carchi Frontera, Tulcán|Sombrereros del Azuay, Cuenca
    Puná Marino, Guayaquil|Lago Agrio Petróleo, Nueva Loja|Plaza de Ponchos, Otavalo
    Ballenas de Salinas, Salinas
  `),
};
