import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const morocco: CountryEntry = {
  id: 61,
  name: 'Morocco',
  code: 'ma',
  continent: 3,
  zone: 'Africa/Casablanca',
  season: 'autumn',
  first: '08-30',
  last: '06-06',
  breaks: [['12-15', '01-22']],
  strength: 68,
  popularity: 44,
  people: peopleList('maghreb 95|francophone-african 5'),
  leagues: [
    { name: 'Al-Qism Al-Watani Al-Awwal', clubs: 16, legs: 2, down: 2 },
    { name: 'Al-Qism Al-Watani Al-Thani', clubs: 16, legs: 2, down: 0 },
  ],
  cup: 'Coupe des Associations',
  women: null,
  reserves: null,
  youth: { name: 'Championnat National Espoirs', clubs: 12, legs: 3, team: '{club} U21' },
  kickOffs: {
    top: {
      weekend: textList(`Thu 20:00|Fri 18:00|Fri 20:00|Sat 16:00|Sat 18:00|Sat 20:00|Sun 16:00|Sun 18:00
        Sun 20:00`),
      midweek: textList('Tue 18:00|Wed 18:00|Wed 20:00|Thu 20:00'),
    },
    lower: {
      weekend: textList('Sat 15:00|Sat 15:00|Sun 15:00|Sun 15:00'),
      midweek: textList('Wed 15:00|Wed 17:00'),
    },
  },
  grounds: textList(`Stade Municipal de {city}|Stade de {city}|Stade de la Corniche|Complexe Sportif {city}
    Stade du Chemin de Fer|Stade des Oliviers|Stade Al-Massira {city}`),
  clubs: clubList(`
    Atlantique de Casablanca, Casablanca|Bouregreg Athletic, Rabat|Palmeraie de Marrakech, Marrakech
    Détroit de Tanger, Tanger|Tanneurs de Fès, Fès|Phare d’El Hank, Casablanca|Volubilis de Meknès, Meknès
    Nahda Souss, Agadir|Olympique Aïn Diab, Casablanca|Cheminots d’Oujda, Oujda|Sebou Sporting Club, Kénitra
    Corsaires de Salé, Salé|Blanche de Tétouan, Tétouan|Sardiniers de Safi, Safi|US Mazagan, El Jadida
    Najah Ménara, Marrakech|Étoile des Oudayas, Rabat|Zellige Club de Fès, Fès|Oum Er-Rbia Sports, Béni Mellal
    Cap Spartel AC, Tanger|Mogador Sport, Essaouira|Chabab Doukkala, Azemmour|Lixus Larache, Larache
    Phosphatiers de Boujniba, Khouribga|AS Kasbah Nador, Nador|Verrou de Taza, Taza|Amal Chaouia, Settat
    Cèdres d’Ifrane, Ifrane|Gazelle de Ouarzazate, Ouarzazate|Oued Ziz, Errachidia
    Médina Bleue de Chefchaouen, Chefchaouen|Safran de Taroudant, Taroudant
  `),
};
