import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const bolivia: CountryEntry = {
  id: 51,
  name: 'Bolivia',
  code: 'bo',
  continent: 5,
  zone: 'America/La_Paz',
  season: 'year',
  first: '02-13',
  last: '12-13',
  breaks: [],
  strength: 58,
  popularity: 26,
  people: peopleList('latin-american 96|brazilian 4'),
  leagues: [
    { name: 'División Profesional Nacional', clubs: 16, legs: 2, down: 2 },
    { name: 'Liga Simón Bolívar de Ascenso', clubs: 12, legs: 3, down: 0 },
  ],
  cup: null,
  women: null,
  reserves: { name: 'Torneo Nacional de Reservas', clubs: 12, legs: 3, team: '{club} Reserva' },
  youth: null,
  kickOffs: {
    top: {
      weekend: textList(`Thu 20:00|Fri 19:00|Fri 20:00|Sat 15:00|Sat 17:30|Sat 20:00|Sun 15:00|Sun 17:30
        Sun 20:00|Mon 20:00`),
      midweek: textList('Tue 20:00|Wed 15:00|Wed 17:30|Wed 20:00|Thu 20:00'),
    },
    lower: {
      weekend: textList('Sat 13:00|Sat 15:00|Sun 11:00|Sun 13:00|Sun 15:00|Sun 15:30'),
      midweek: textList('Wed 15:00|Wed 16:00'),
    },
  },
  grounds: textList(`Estadio Departamental de {city}|Estadio Municipal de {city}|Estadio Héroes del Acre
    Estadio Villa Ingavi|Estadio Tunari|Estadio Los Tajibos`),
  clubs: clubList(`
    Nevados del Illimani, La Paz|Club Piraí, Santa Cruz de la Sierra|Coronilla FC, Cochabamba
    Sopocachi Sport, La Paz|Toborochi FC, Santa Cruz de la Sierra|Cerro Rico FC, Potosí
    Charcas Athletic, Sucre|Tarqueada de El Alto, El Alto|Carnaval Minero, Oruro
    Maderas de Guarayos, Santa Cruz de la Sierra|Chapacos del Guadalquivir, Tarija|Moxos FC, Trinidad
    Ceja Alteña FC, El Alto|La Cancha Valluna, Cochabamba|Surazo SC, Montero|Lingotes de Vinto, Oruro
    Riberalta Castañera, Riberalta|Llajta Obrera, Quillacollo|Pando Siringuero, Cobija
    Salar de Uyuni FC, Uyuni|Chaqueños de Yacuiba, Yacuiba|Pantanal Oriental, Puerto Suárez
    Yungas Sport, Coroico|Vallegrande Sport, Vallegrande|Miraflores Escolar, La Paz|Camiri Petrolera, Camiri
    Estaño de Llallagua, Llallagua|Campo Ferial FC, Warnes
  `),
};
