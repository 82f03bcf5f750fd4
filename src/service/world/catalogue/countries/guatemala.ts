import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const guatemala: CountryEntry = {
  id: 54,
  name: 'Guatemala',
  code: 'gt',
  continent: 4,
  zone: 'America/Guatemala',
  season: 'autumn',
  first: '07-18',
  last: '05-24',
  breaks: [['12-18', '01-12']],
  strength: 52,
  popularity: 20,
  people: peopleList('latin-american 93|mexican 6|brazilian 1'),
  leagues: [
    { name: 'Liga Mayor Nacional', clubs: 12, legs: 4, down: 2 },
    { name: 'Liga de Ascenso Nacional', clubs: 16, legs: 2, down: 0 },
  ],
  cup: null,
  women: null,
  reserves: null,
  youth: { name: 'Torneo Especial Sub-20', clubs: 12, legs: 3, team: '{club} Sub-20' },
  kickOffs: {
    top: {
      weekend: textList(`Fri 20:00|Sat 12:00|Sat 15:00|Sat 18:00|Sat 20:00|Sun 11:00|Sun 12:00|Sun 15:00
        Sun 17:00`),
      midweek: textList('Tue 20:00|Wed 15:00|Wed 18:00|Wed 20:00|Thu 20:00'),
    },
    lower: {
      weekend: textList('Sat 12:00|Sat 15:00|Sun 11:00|Sun 12:00|Sun 12:00|Sun 15:00'),
      midweek: textList('Wed 12:00|Wed 15:00'),
    },
  },
  grounds: textList(`Estadio Municipal de {city}|Estadio La Democracia|Estadio 20 de Octubre de {city}
    Estadio Los Cuchumatanes|Campo Las Jacarandas|Estadio Doroteo Monzón`),
  clubs: clubList(`
    Hipódromo del Sur, Ciudad de Guatemala|Luna de Xela, Quetzaltenango|Tipógrafos FC, Ciudad de Guatemala
    Volcán de Agua FC, Antigua Guatemala|Monja Blanca, Cobán|Cuchumatanes FC, Huehuetenango
    Ferroviarios del Norte, Puerto Barrios|Bodegueros de Zacapa, Zacapa|Cañeros de Escuintla, Escuintla
    Tajumulco FC, San Marcos|Tayasal FC, Flores|Chicharroneros de Mixco, Mixco
    Peregrinos de Esquipulas, Esquipulas|Costeños de Mazate, Mazatenango|Reu Costero, Retalhuleu
    Monte Jumay FC, Jalapa|Laneros de Momos, Momostenango|Atitlán Unido, Sololá
    Villa Nueva Textil, Villa Nueva|Chirimía de Toto, Totonicapán|Jutiapa Vaquera, Jutiapa
    Quiché Arriero, Santa Cruz del Quiché|Rabinal Achí FC, Salamá|Garífuna Labuga, Livingston
    Barberena Cafetal, Barberena|Aserradero Oriental, Guastatoya|Puerto Quetzal SC, Puerto San José
    Ramonal de Chimaltenango, Chimaltenango
  `),
};
