import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const ghana: CountryEntry = {
  id: 65,
  name: 'Ghana',
  code: 'gh',
  continent: 3,
  zone: 'Africa/Accra',
  season: 'autumn',
  first: '09-06',
  last: '06-14',
  breaks: [['12-22', '01-08']],
  strength: 56,
  popularity: 30,
  people: peopleList('ghanaian 95|nigerian 3|francophone-african 2'),
  leagues: [
    { name: 'National First League', clubs: 18, legs: 2, down: 3 },
    { name: 'National Second League', clubs: 16, legs: 2, down: 0 },
  ],
  cup: 'Independence Cup',
  women: null,
  reserves: null,
  youth: { name: 'National Youth Division', clubs: 12, legs: 3, team: '{club} U19' },
  kickOffs: {
    top: {
      weekend: textList('Fri 18:00|Sat 15:00|Sat 15:00|Sun 15:00|Sun 15:00|Sun 15:00|Sun 18:00|Mon 15:00'),
      midweek: textList('Wed 15:00|Wed 15:00|Thu 15:00'),
    },
    lower: {
      weekend: textList('Fri 15:00|Sat 15:00|Sun 15:00|Sun 15:00'),
      midweek: textList('Wed 15:00'),
    },
  },
  grounds: textList(`{city} Sports Stadium|{city} Park|Nana Ama Park|{city} Astro Turf|Harbour Park
    Presby School Park|Victory Field`),
  clubs: clubList(`
    Kumasi Golden Staffs, Kumasi|Jamestown Lanterns, Accra|Obuasi Deep Shaft, Obuasi|Tema Smelters, Tema
    Kotokuraba Giants, Cape Coast|Tamale Smock Weavers, Tamale|Takoradi Harbour Kings, Takoradi
    Osu Ridge Rovers, Accra|Suame Mechanics, Kumasi|Sunyani Cocoa Boys, Sunyani|Adaklu Mountaineers, Ho
    Tarkwa Black Stones, Tarkwa|Koforidua Beads United, Koforidua|Labadi Breakers, Accra
    Techiman Harvesters, Techiman|Sekondi Anchors, Sekondi|Bonwire Kente Stars, Ejisu|Nima Crusaders, Accra
    Kejetia Brothers, Kumasi|Winneba Masqueraders, Winneba|Akosombo Floodgates, Akosombo
    Bolga Basket Weavers, Bolgatanga|Prestea Nuggets, Prestea|Yendi Drum Lions, Yendi|Hohoe Waterfalls, Hohoe
    Berekum Timber FC, Berekum|Saltpond Starfish, Saltpond|Nkawkaw Ridge FC, Nkawkaw|Keta Lagoon FC, Keta
    Navrongo Cathedral XI, Navrongo|Oda Diamond Diggers, Akim Oda|Nsawam Redeemers, Nsawam|Wa Upper Hawks, Wa
    Salaga Caravans, Salaga
  `),
};
