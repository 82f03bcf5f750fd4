import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const nigeria: CountryEntry = {
  id: 64,
  name: 'Nigeria',
  code: 'ng',
  continent: 3,
  zone: 'Africa/Lagos',
  season: 'autumn',
  first: '08-30',
  last: '06-07',
  breaks: [['12-22', '01-03']],
  strength: 58,
  popularity: 36,
  people: peopleList('nigerian 96|ghanaian 2|francophone-african 2'),
  leagues: [
    { name: 'Nigerian Premier Division', clubs: 20, legs: 2, down: 4 },
    { name: 'Nigerian National Division', clubs: 20, legs: 2, down: 0 },
  ],
  cup: 'National Challenge Shield',
  women: null,
  reserves: null,
  youth: { name: 'National Youth Division', clubs: 12, legs: 3, team: '{club} U19' },
  kickOffs: {
    top: {
      weekend: textList(`Sat 16:00|Sat 18:00|Sun 15:00|Sun 16:00|Sun 16:00|Sun 16:00|Sun 16:00|Sun 18:00
        Mon 16:00`),
      midweek: textList('Wed 15:00|Wed 16:00|Wed 16:00|Thu 16:00'),
    },
    lower: {
      weekend: textList('Sat 15:00|Sat 16:00|Sat 16:00|Sun 16:00'),
      midweek: textList('Wed 15:00|Wed 16:00'),
    },
  },
  grounds: textList(`{city} Township Stadium|{city} Sports Complex|Unity Field|{city} Main Bowl
    Railway Recreation Ground|Independence Road Stadium|Confluence Arena`),
  clubs: clubList(`
    Eko Mariners, Lagos|Kano Dyers, Kano|Onitsha Traders, Onitsha|Port Harcourt Garden Boys, Port Harcourt
    Olumo Rockers, Abeokuta|Enugu Colliers, Enugu|Ibadan Brown Roofs, Ibadan|Benin Bronze FC, Benin City
    Jos Tin Miners, Jos|Apapa Dockers, Lagos|Zuma Rock FC, Abuja|Aba Cobblers, Aba|Kaduna Crocodiles, Kaduna
    Calabar Carnival FC, Calabar|Surulere Strikers, Lagos|Nnewi Motors, Nnewi|Osun Indigo, Osogbo
    Makurdi Hippos, Makurdi|Cocoa Lords Akure, Akure|Warri Refiners, Warri|Zaria Cotton Kings, Zaria
    Owerri Harvesters, Owerri|Yankari Elephants, Bauchi|Ilorin Riders, Ilorin|Uyo Raffia, Uyo
    Gobarau Stars, Katsina|Sokoto Tanners, Sokoto|Asaba Bridge FC, Asaba|Bida Brass, Bida
    Maiduguri Savannah, Maiduguri|Nsukka Scholars, Nsukka|Lokoja River Kings, Lokoja|Argungu Fishers, Argungu
    Ikeja Electric Stars, Lagos|Sapele Timber, Sapele|Mubi Mandara, Mubi|Ekiti Hilltop, Ado Ekiti
    Gombe Granaries, Gombe|Lafia Salt Lake, Lafia|Bonny Breakers, Bonny
  `),
};
