import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const peru: CountryEntry = {
  id: 48,
  name: 'Peru',
  code: 'pe',
  continent: 5,
  zone: 'America/Lima',
  season: 'year',
  first: '02-06',
  last: '11-29',
  breaks: [],
  strength: 70,
  popularity: 45,
  people: peopleList('latin-american 97|brazilian 2|spanish 1'),
  leagues: [
    { name: 'Liga Nacional Profesional', clubs: 18, legs: 2, down: 3 },
    { name: 'Liga de Ascenso', clubs: 14, legs: 2, down: 0 },
  ],
  cup: 'Copa Inca de Clubes',
  women: null,
  reserves: { name: 'Torneo Nacional de Reservas', clubs: 12, legs: 3, team: '{club} Reserva' },
  youth: { name: 'Torneo Nacional Sub-18', clubs: 12, legs: 3, team: '{club} Sub-18' },
  kickOffs: {
    top: {
      weekend: textList(`Fri 15:00|Fri 19:00|Fri 20:30|Sat 13:15|Sat 15:30|Sat 18:00|Sat 20:30|Sun 11:00
        Sun 13:15|Sun 15:30|Sun 18:30|Mon 15:00|Mon 20:00`),
      midweek: textList('Tue 15:30|Tue 20:30|Wed 15:30|Wed 18:00|Wed 20:30|Thu 20:00'),
    },
    lower: {
      weekend: textList('Sat 13:00|Sat 15:30|Sun 13:00|Sun 13:00|Sun 15:30|Sun 15:30|Mon 15:30'),
      midweek: textList('Wed 13:00|Wed 15:30'),
    },
  },
  grounds: textList(`Estadio Municipal de {city}|Estadio Monumental de {city}|Estadio IPD de {city}
    Estadio Huáscar|Estadio Los Héroes de Arica|Estadio Miguel Saavedra|Coliseo Mariscal Cáceres`),
  clubs: clubList(`
    Atlético Rímac, Lima|Barrios Altos FC, Lima|Deportivo Magdalena, Lima|Fortaleza Real Felipe, Callao
    Misti Characato, Arequipa|Marinera Trujillana, Trujillo|Intihuatana FC, Cusco|Tumi de Oro, Chiclayo
    Surquillo Obrero, Lima|Algarrobo Piurano, Piura|Mantaro Huanca, Huancayo|Barranco Bohemio, Lima
    Textil San Lázaro, Arequipa|Pescadores de Chimbote, Chimbote|Delfín Rosado FC, Iquitos
    Carnavaleros, Cajamarca|Diablada Altiplánica, Puno|Retablo Huamanga, Ayacucho|Viñedos de Ica, Ica
    Cordillera Blanca FC, Huaraz|Caplina FC, Tacna|Aserradores de Pucallpa, Pucallpa|Kotosh FC, Huánuco
    Moquegua Olivarero, Moquegua|Morro Solar de Chorrillos, Lima|Fundición de La Oroya, La Oroya
    Manglar Tumbesino, Tumbes|Portada Sullanense, Sullana|Juliaca Telares, Juliaca|Norte Chico Huacho, Huacho
    Selva Alta, Tarapoto|Mina Real, Cerro de Pasco
  `),
};
