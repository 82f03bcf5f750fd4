import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const tunisia: CountryEntry = {
  id: 63,
  name: 'Tunisia',
  code: 'tn',
  continent: 3,
  zone: 'Africa/Tunis',
  season: 'autumn',
  first: '08-16',
  last: '05-24',
  breaks: [['12-14', '01-24']],
  strength: 59,
  popularity: 30,
  people: peopleList('maghreb 94|francophone-african 6'),
  leagues: [
    { name: 'Ligue Nationale I', clubs: 16, legs: 2, down: 3 },
    { name: 'Ligue Nationale II', clubs: 16, legs: 2, down: 0 },
  ],
  cup: 'Coupe des Gouvernorats',
  women: null,
  reserves: null,
  youth: { name: 'Championnat National Élite', clubs: 12, legs: 3, team: '{club} U21' },
  kickOffs: {
    top: {
      weekend: textList('Fri 14:30|Fri 16:00|Sat 14:30|Sat 14:30|Sat 16:30|Sun 14:30|Sun 14:30|Sun 16:30'),
      midweek: textList('Tue 15:00|Wed 14:30|Wed 16:30'),
    },
    lower: {
      weekend: textList('Fri 15:00|Sat 14:00|Sat 14:30|Sun 14:00|Sun 14:30'),
      midweek: textList('Wed 14:30'),
    },
  },
  grounds: textList(`Stade Municipal de {city}|Stade de {city}|Stade de la Marina|Stade des Remparts
    Stade de l’Oliveraie|Stade Olympique de {city}`),
  clubs: clubList(`
    Jasmin de Tunis, Tunis|Ribat de Sousse, Sousse|Oliviers de Sfax, Sfax|Salammbô Carthage, Carthage
    Shabab Al-Marsa, La Marsa|Halfaouine Athletic, Tunis|Corsaires de Bizerte, Bizerte
    Aghlab Kairouan, Kairouan|Ruspina Monastir, Monastir|Potiers de Nabeul, Nabeul|Oasis de Gabès, Gabès
    Kasserine Chaambi, Kasserine|Fatimides de Mahdia, Mahdia|Thyna Sport, Sfax|Mines de Metlaoui, Metlaoui
    Bab Souika Sporting, Tunis|Lac de Tunis AC, Tunis|Cap Bon Kélibia, Kélibia
    Citronniers de Menzel, Menzel Bou Zelfa|Dougga Béja, Béja|Ichkeul Mateur, Mateur
    Croissant de Hammam-Lif, Hammam-Lif|Rapide de La Goulette, La Goulette|Sicca du Kef, Le Kef
    Liège de Tabarka, Tabarka|Jeunes de Djerba-Houmt, Houmt Souk|Djerid Tozeur, Tozeur
    Siliana Makthar, Siliana|Ksour Tataouine, Tataouine|Thysdrus El Jem, El Jem|Phare de Zarzis, Zarzis
    Cheminots de Ghardimaou, Ghardimaou
  `),
};
