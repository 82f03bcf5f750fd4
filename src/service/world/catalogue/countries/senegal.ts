import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const senegal: CountryEntry = {
  id: 66,
  name: 'Senegal',
  code: 'sn',
  continent: 3,
  zone: 'Africa/Dakar',
  season: 'autumn',
  first: '11-01',
  last: '07-12',
  breaks: [['12-24', '01-03']],
  strength: 55,
  popularity: 20,
  people: peopleList('francophone-african 97|maghreb 3'),
  leagues: [
    { name: 'Ligue Nationale 1', clubs: 14, legs: 2, down: 2 },
    { name: 'Ligue Nationale 2', clubs: 14, legs: 2, down: 0 },
  ],
  cup: null,
  women: null,
  reserves: null,
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Sat 16:30|Sat 16:30|Sat 17:00|Sun 16:30|Sun 17:00|Sun 18:45|Mon 17:00'),
      midweek: textList('Tue 17:00|Wed 16:30|Wed 17:00'),
    },
    lower: {
      weekend: textList('Thu 16:30|Sat 16:30|Sun 16:30|Sun 17:00'),
      midweek: textList('Wed 16:30'),
    },
  },
  grounds: textList(`Stade Municipal de {city}|Stade Régional de {city}|Stade des Filaos
    Terrain de la Corniche|Stade de la Médina|Stade du Marché {city}`),
  clubs: clubList(`
    ASC Almadies, Dakar|Pirogue de Thiaroye, Pikine|Faidherbe Saint-Louis, Saint-Louis
    Kassa de Ziguinchor, Ziguinchor|Tisserands de Thiès, Thiès|Étoile Lébou, Dakar|Teranga de Mbour, Mbour
    Soumbédioune FC, Dakar|Pélicans du Saloum, Kaolack|Phare des Mamelles, Dakar|US Cayor, Tivaouane
    Lac Rose FC, Rufisque|Sucriers du Walo, Richard-Toll|ASC Fouladou, Kolda|Baobabs de Nianing, Mbour
    Langue de Barbarie AC, Saint-Louis|Arachidiers de Kaolack, Kaolack|Fouta Athletic, Matam
    US Boundou, Tambacounda|Kalounayes de Bignona, Bignona|Coquillages de Joal, Joal-Fadiouth
    ASC Grand-Mbao, Pikine|Orpailleurs de Kédougou, Kédougou|Sine Avenir, Fatick|ASC Ferlo, Louga
    Bombax d’Oussouye, Oussouye|Podor Fleuve, Podor|Avenir du Baol, Diourbel
  `),
};
