import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const ivoryCoast: CountryEntry = {
  id: 67,
  name: 'Ivory Coast',
  code: 'ci',
  continent: 3,
  zone: 'Africa/Abidjan',
  season: 'autumn',
  first: '09-13',
  last: '06-07',
  breaks: [['12-20', '01-14']],
  strength: 57,
  popularity: 22,
  people: peopleList('francophone-african 97|ghanaian 3'),
  leagues: [
    { name: 'Championnat National Un', clubs: 16, legs: 2, down: 2 },
    { name: 'Championnat National Deux', clubs: 12, legs: 3, down: 0 },
  ],
  cup: null,
  women: null,
  reserves: null,
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Thu 16:00|Fri 16:00|Sat 15:30|Sat 15:30|Sat 18:00|Sun 15:30|Sun 15:30|Sun 18:00'),
      midweek: textList('Tue 16:00|Wed 15:30|Wed 18:00'),
    },
    lower: {
      weekend: textList('Sat 15:30|Sat 15:30|Sun 15:30'),
      midweek: textList('Wed 15:30'),
    },
  },
  grounds: textList(`Stade Municipal de {city}|Stade de {city}|Parc des Sports de la Lagune
    Stade des Manguiers|Stade de la Gare Routière|Terrain du Lycée {city}`),
  clubs: clubList(`
    Ébrié Athletic, Abidjan|Éclair de Yopougon, Abidjan|Docks de Treichville, Abidjan
    Caïmans de Yamoussoukro, Yamoussoukro|Coton Club de Bouaké, Bouaké|Forêt du Banco FC, Abidjan
    Phare de San-Pédro, San-Pédro|Poro Athletic, Korhogo|Cacao de Soubré, Soubré|Antilopes de Daloa, Daloa
    Rapide d’Attécoubé, Abidjan|Masques de Man, Man|Comoé Sport, Abengourou|AS Plateau-Lagune, Abidjan
    Étoile du Gôh, Gagnoa|Amazones de Bingerville, Bingerville|Adjamé Renaissance, Abidjan
    Sucriers de Ferké, Ferkessédougou|Palmiers de Dabou, Dabou|Minarets de Bondoukou, Bondoukou
    Diamant de Séguéla, Séguéla|Lianes de Danané, Danané|Moronou FC, Bongouanou|Assinie-Plage AC, Assinie
    Agnéby Rail, Agboville|Bélier d’Or de Toumodi, Toumodi|Pêcheurs de Sassandra, Sassandra
    Kabadougou Star, Odienné
  `),
};
