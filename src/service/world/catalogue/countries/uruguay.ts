import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const uruguay: CountryEntry = {
  id: 47,
  name: 'Uruguay',
  code: 'uy',
  continent: 5,
  zone: 'America/Montevideo',
  season: 'year',
  first: '01-31',
  last: '12-06',
  breaks: [['06-08', '07-03']],
  strength: 78,
  popularity: 55,
  people: peopleList('latin-american 96|brazilian 3|spanish 1'),
  leagues: [
    { name: 'Primera División Oriental', clubs: 16, legs: 2, down: 3 },
    { name: 'Segunda División Oriental', clubs: 14, legs: 2, down: 0 },
  ],
  cup: 'Copa de la Banda Oriental',
  women: null,
  reserves: { name: 'Campeonato de Reservas', clubs: 12, legs: 3, team: '{club} Reserva' },
  youth: { name: 'Campeonato Sub-19', clubs: 12, legs: 3, team: '{club} Sub-19' },
  kickOffs: {
    top: {
      weekend: textList(`Fri 20:00|Sat 09:45|Sat 16:00|Sat 16:00|Sat 18:30|Sat 21:00|Sun 11:00|Sun 16:00
        Sun 18:30|Sun 20:30|Mon 20:00`),
      midweek: textList('Tue 19:00|Wed 16:00|Wed 19:00|Wed 21:00'),
    },
    lower: {
      weekend: textList('Fri 16:00|Sat 10:00|Sat 15:30|Sat 15:30|Sun 10:00|Sun 15:30|Mon 20:00'),
      midweek: textList('Tue 15:30|Wed 15:30|Wed 20:00'),
    },
  },
  grounds: textList(`Parque {club}|Estadio Municipal de {city}|Parque General Rondeau Viejo|Campo del Saladero
    Estadio Parque Rodó Chico|Cancha de los Talleres|Parque Don Atilio`),
  clubs: clubList(`
    Palermo Candombe, Montevideo|Ferrocarril de Sayago, Montevideo|La Teja Obrera, Montevideo
    Pocitos Rambla, Montevideo|Arroyo Seco Athletic, Montevideo|Reducto Blanco, Montevideo
    Saladero del Cerro, Montevideo|Deportivo Guruyú, Montevideo|Candelaria de Maldonado, Maldonado
    Termas del Dayman, Salto|Unión Curtidores de Nuevo París, Montevideo|Sportivo Jacinto Vera, Montevideo
    Heroicos de Sandú, Paysandú|Bella Italia Sporting, Montevideo|Cuchilla Negra FC, Rivera
    Toros del Real FC, Colonia del Sacramento|Yerbal Chico FC, Treinta y Tres|Goes Oriental, Montevideo
    Frigorífico Uruguay FC, Fray Bentos|Canteros de Las Piedras, Las Piedras|Cuareim Sport, Artigas
    Sierra de Minas, Minas|Juventud del Santoral, Santa Lucía|Gauchos del Norte, Tacuarembó
    Estación Viejos Rieles, Montevideo|Yí Athletic, Durazno|Faro del Cabo Polonio, Rocha
    Manga Quinteros, Montevideo|Hum Mercedario, Mercedes|Arachanes de Melo, Melo
  `),
};
