import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const chile: CountryEntry = {
  id: 46,
  name: 'Chile',
  code: 'cl',
  continent: 5,
  zone: 'America/Santiago',
  season: 'year',
  first: '01-30',
  last: '12-06',
  breaks: [['06-08', '07-03']],
  strength: 74,
  popularity: 52,
  people: peopleList('latin-american 95|spanish 2|basque 1|german 1|brazilian 1'),
  leagues: [
    { name: 'Campeonato de Primera', clubs: 16, legs: 2, down: 2 },
    { name: 'Campeonato de Segunda', clubs: 16, legs: 2, down: 2 },
    { name: 'Tercera Profesional', clubs: 14, legs: 2, down: 0 },
  ],
  cup: 'Copa de Chile y del Sur',
  women: null,
  reserves: { name: 'Torneo Nacional de Reservas', clubs: 12, legs: 3, team: '{club} Reserva' },
  youth: { name: 'Campeonato Proyección', clubs: 14, legs: 2, team: '{club} Sub-21' },
  kickOffs: {
    top: {
      weekend: textList(`Fri 18:00|Fri 20:30|Sat 12:30|Sat 15:00|Sat 17:30|Sat 20:00|Sun 12:30|Sun 15:00
        Sun 17:30|Sun 20:00|Mon 18:00`),
      midweek: textList('Tue 18:00|Tue 20:30|Wed 18:00|Wed 20:30'),
    },
    lower: {
      weekend: textList('Sat 12:00|Sat 15:00|Sat 17:00|Sun 12:00|Sun 12:00|Sun 15:30|Sun 17:30|Mon 20:00'),
      midweek: textList('Tue 20:00|Wed 15:00|Wed 20:00'),
    },
  },
  grounds: textList(`Estadio Municipal de {city}|Estadio Fiscal de {city}|Estadio Los Boldos
    Estadio Bicentenario {city}|Estadio Regimiento Lautaro|Cancha del Maestranza|Estadio Lord Carrington`),
  clubs: clubList(`
    Club Mapocho, Santiago|La Chimba Obrera, Santiago|Cerro Alegre, Valparaíso|Academia de Ñuñoa, Santiago
    Bíobío Fabril, Concepción|Salitreros del Norte, Antofagasta|Reloj de Flores, Viña del Mar
    Chuquicamata Minero, Calama|Elquinos FC, La Serena|Mina Puchoco, Coronel|Ferroviarios de Alameda, Santiago
    Rodeo Rancagüino, Rancagua|Copihue Rojo, Temuco|Morro Sport, Arica|Vendimia de Curicó, Curicó
    Esmeralda de Prat, Iquique|Piduco AC, Talca|Artesanos de Chillán, Chillán|Bandurrias FC, Osorno
    Calle Calle Regatas, Valdivia|Palafitos, Puerto Montt|Desierto Florido, Copiapó|La Herradura SC, Coquimbo
    Astilleros de Talcahuano, Talcahuano|Frutales de Aconcagua, Los Andes|Paltas de Quillota, Quillota
    Papelera del Maipo, Puente Alto|Pisqueros del Norte Chico, Ovalle|Saltos del Laja, Los Ángeles
    Gran Avenida FC, Santiago|Chañarcillo Plata, Copiapó|Maestranza San Bernardo, San Bernardo
    Ovejeros del Estrecho, Punta Arenas|Loceros de Penco, Penco|Maipo Pirque, Puente Alto
    Pomaire Greda, Melipilla|Grúas del Puerto, San Antonio|Huasos de Tinguiririca, San Fernando
    Mimbreros FC, Linares|Viñas del Maule, Cauquenes|Volcán Villarrica, Villarrica|Lonquimay Araucarias, Angol
    Chonchi Chilote, Castro|Patagonia Aysén, Coyhaique|Portal del Inca, Diego de Almagro
    Quilpué del Sol, Quilpué
  `),
};
