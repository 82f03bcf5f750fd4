import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const colombia: CountryEntry = {
  id: 45,
  name: 'Colombia',
  code: 'co',
  continent: 5,
  zone: 'America/Bogota',
  season: 'year',
  first: '01-17',
  last: '12-13',
  breaks: [['06-08', '07-10']],
  strength: 79,
  popularity: 62,
  people: peopleList('latin-american 97|brazilian 2|spanish 1'),
  leagues: [
    { name: 'Categoría Primera', clubs: 20, legs: 2, down: 2 },
    { name: 'Categoría de Ascenso', clubs: 16, legs: 2, down: 0 },
  ],
  cup: 'Copa Café Quimbara',
  women: { name: 'Liga Nacional Femenina', clubs: 12, legs: 2, team: '{club} Femenino' },
  reserves: null,
  youth: { name: 'Torneo Nacional Sub-20', clubs: 12, legs: 3, team: '{club} Sub-20' },
  kickOffs: {
    top: {
      weekend: textList(`Fri 18:20|Fri 20:30|Sat 14:00|Sat 16:10|Sat 18:20|Sat 20:30|Sun 15:30|Sun 16:10
        Sun 18:20|Sun 20:30|Mon 18:20|Mon 20:30`),
      midweek: textList('Tue 18:20|Tue 20:30|Wed 16:00|Wed 18:20|Wed 20:30|Thu 20:00'),
    },
    lower: {
      weekend: textList('Fri 19:00|Sat 15:00|Sat 15:30|Sat 18:00|Sun 15:00|Sun 15:30|Mon 15:30|Mon 19:00'),
      midweek: textList('Tue 15:30|Wed 15:30|Wed 19:00'),
    },
  },
  grounds: textList(`Estadio Municipal de {city}|Estadio El Guadual|Estadio Metropolitano de {city}
    Estadio Alfonso Londoño|Estadio La Esmeralda|Estadio Villa Olímpica {city}|Estadio Los Yarumos`),
  clubs: clubList(`
    Club Monserrate, Bogotá|Deportivo Aburrá, Medellín|Caleños de San Antonio, Cali
    Boca de Ceniza FC, Barranquilla|Candelaria Sport, Bogotá|Silleteros FC, Medellín|Cañaverales FC, Cali
    Cerro de la Popa FC, Cartagena|Nevado del Ruiz FC, Manizales|Trapiche Santandereano, Bucaramanga
    Bunde del Tolima, Ibagué|Otún Cafetero, Pereira|Morrales FC, Pasto|Motilones del Norte, Cúcuta
    Sierra Nevada Samaria, Santa Marta|Obreros de Itagüí, Itagüí|Sanjuanero del Huila, Neiva
    Pantano de Vargas FC, Tunja|Alcaraván Llanero, Villavicencio|Bambuco Quindiano, Armenia
    Acordeoneros, Valledupar|Sombrero Vueltiao, Montería|Siete de Agosto FC, Bogotá
    Puente del Humilladero, Popayán|Barrancas Petrolero, Barrancabermeja|Currulao FC, Buenaventura
    Manatí del Atrato, Quibdó|Porteños de Urabá, Apartadó|Wayuu Sport, Riohacha|Sal de Zipaquirá, Zipaquirá
    Ingenio de Palmira, Palmira|Fandango Sabanero, Sincelejo|Ceramista de Ráquira, Tunja
    Arriería de Rionegro, Rionegro|Panamericano de Ipiales, Ipiales|Siderúrgica de Paz del Río, Sogamoso
  `),
};
