import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const algeria: CountryEntry = {
  id: 62,
  name: 'Algeria',
  code: 'dz',
  continent: 3,
  zone: 'Africa/Algiers',
  season: 'autumn',
  first: '08-21',
  last: '06-12',
  breaks: [['12-20', '01-16']],
  strength: 63,
  popularity: 36,
  people: peopleList('maghreb 96|francophone-african 4'),
  leagues: [
    { name: 'Division Nationale Une', clubs: 16, legs: 2, down: 2 },
    { name: 'Division Nationale Deux', clubs: 16, legs: 2, down: 0 },
  ],
  cup: 'Coupe d’Algérie des Clubs',
  women: null,
  reserves: { name: 'Championnat National de la Réserve', clubs: 12, legs: 3, team: '{club} Réserve' },
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Thu 18:00|Fri 15:00|Fri 16:00|Fri 17:45|Fri 19:00|Sat 16:00|Sat 17:45|Sat 19:00'),
      midweek: textList('Tue 16:00|Tue 18:00|Wed 17:45'),
    },
    lower: {
      weekend: textList('Fri 15:00|Fri 15:00|Sat 15:00|Sat 15:00'),
      midweek: textList('Tue 15:00|Wed 15:00'),
    },
  },
  grounds: textList(`Stade du 20-Avril {city}|Stade Communal de {city}|Stade OPOW {city}|Stade de la Pépinière
    Stade des Frères Unis|Stade du Port|Stade {city} Centre`),
  clubs: clubList(`
    Casbah Athletic Alger, Alger|Wifak Mitidja, Blida|Étoile de Santa Cruz, Oran
    Ponts de Constantine, Constantine|Soummam Olympique, Béjaïa|Djurdjura Sports, Tizi Ouzou
    Nasr Hippone, Annaba|AC Bologhine, Alger|Hauts Plateaux de Sétif, Sétif|Amal Tafna, Tlemcen
    Rapide de Hydra, Alger|Chelif Rapide, Chlef|Gaziers d’Arzew, Arzew|Aurès Sporting, Batna
    Ghriss Mascara, Mascara|Sidi El Houari AC, Oran|US Bab Ezzouar, Alger|Liège de Jijel, Jijel
    Russicada Sport, Skikda|Zibans de Biskra, Biskra|CS Tiaret Cavaliers, Tiaret|Mekerra Sport, Sidi Bel Abbès
    Titteri de Médéa, Médéa|Calama Guelma, Guelma|Hodna Msila, M’Sila|Tassili Laghouat, Laghouat
    Mzab Athletic, Ghardaïa|Pétroliers de Hassi Messaoud, Hassi Messaoud|Deglet Ouargla, Ouargla
    Saoura Rimal, Béchar|Bibans de Bordj, Bordj Bou Arréridj|Phare de Ténès, Ténès
  `),
};
