import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const paraguay: CountryEntry = {
  id: 50,
  name: 'Paraguay',
  code: 'py',
  continent: 5,
  zone: 'America/Asuncion',
  season: 'year',
  first: '01-23',
  last: '12-06',
  breaks: [],
  strength: 72,
  popularity: 40,
  people: peopleList('latin-american 96|brazilian 4'),
  leagues: [
    { name: 'División de Honor', clubs: 12, legs: 4, down: 2 },
    { name: 'División Intermedia Nacional', clubs: 16, legs: 2, down: 0 },
  ],
  cup: 'Copa del Paraguay Unido',
  women: null,
  reserves: { name: 'División Reserva', clubs: 12, legs: 3, team: '{club} Reserva' },
  youth: { name: 'Campeonato Juvenil Sub-19', clubs: 12, legs: 3, team: '{club} Sub-19' },
  kickOffs: {
    top: {
      weekend: textList(`Thu 20:00|Fri 18:30|Fri 20:00|Sat 17:30|Sat 18:00|Sat 20:00|Sun 17:00|Sun 19:30
        Mon 18:30|Mon 20:00`),
      midweek: textList('Tue 18:30|Tue 20:30|Wed 18:30|Wed 20:30|Thu 19:00'),
    },
    lower: {
      weekend: textList('Fri 18:00|Sat 15:30|Sat 16:00|Sun 09:00|Sun 15:30|Sun 16:00|Mon 19:00'),
      midweek: textList('Tue 15:30|Wed 15:30'),
    },
  },
  grounds: textList(`Estadio Municipal de {city}|Estadio {club}|Estadio Los Lapachos
    Estadio Cerro Lambaré Viejo|Estadio Mangoré|Estadio La Arboleda de {city}`),
  clubs: clubList(`
    Ykua Satí FC, Asunción|Atlético Varadero, Asunción|Obrero Sajonia, Asunción|Barrio Jara Sport, Asunción
    Karanda’y FC, Asunción|Ñandutí de Itauguá, Itauguá|Usina del Este, Ciudad del Este
    Aviadores de Campo Grande, Luque|Lambaré Pytã, Lambaré|Loma San Jerónimo, Asunción
    Encarnaceno del Carnaval, Encarnación|Azucarera Tebicuary, Villarrica
    Universitarios del Campus, San Lorenzo|Botánico Santísima, Asunción|Tres Bocas SC, Villa Elisa
    Ypacaraí del Lago, Ypacaraí|Capiatá Labrador, Capiatá|Zona Norte Ka’aty, Fernando de la Mora
    Amambay Frontera, Pedro Juan Caballero|Quebracho del Chaco, Filadelfia|Ñeembucú Aceitero, Pilar
    Villa Real Concepción, Concepción|Orfebres de Luque, Luque|Cordillera Alfarera, Tobatí
    Virgen Serrana FC, Caacupé|Yerbales de Caaguazú, Caaguazú|Lapachos de Curuguaty, Curuguaty
    Mbururú Sport, Areguá
  `),
};
