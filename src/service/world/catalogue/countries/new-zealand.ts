import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const newZealand: CountryEntry = {
  id: 74,
  name: 'New Zealand',
  code: 'nz',
  continent: 7,
  zone: 'Pacific/Auckland',
  season: 'year',
  first: '03-14',
  last: '10-04',
  breaks: [],
  strength: 42,
  popularity: 18,
  people: peopleList('english 58|scottish 14|pacific 14|irish 7|dutch 4|indian 3'),
  leagues: [
    { name: 'National Premiership', clubs: 12, legs: 2, down: 2 },
    { name: 'National Second Division', clubs: 12, legs: 2, down: 0 },
  ],
  cup: 'Silver Fern Cup',
  women: null,
  reserves: { name: 'Reserve Premiership', clubs: 10, legs: 3, team: '{club} Reserves' },
  youth: { name: 'Youth Premiership', clubs: 10, legs: 3, team: '{club} U19' },
  kickOffs: {
    top: {
      weekend: textList('Fri 19:30|Sat 13:00|Sat 14:30|Sat 14:30|Sat 15:00|Sun 13:00|Sun 14:00'),
      midweek: textList('Wed 19:00|Thu 19:30'),
    },
    lower: {
      weekend: textList('Sat 13:00|Sat 14:45|Sat 14:45|Sun 14:00'),
      midweek: textList('Wed 19:00'),
    },
  },
  grounds: textList(`{city} Domain|{city} Park|Kauri Park|{city} Sports Park|Memorial Park|Wharf Road Reserve
    Pukeko Reserve`),
  clubs: clubList(`
    Waitemata Harbour AFC, Auckland|Lambton Quay Wanderers, Wellington|Avonside Swans, Christchurch
    Rangitoto Rovers, Auckland|Dunedin Scotia, Dunedin|Steam Town AFC, Hamilton|Ponsonby Corinthians, Auckland
    Hutt River Athletic, Lower Hutt|Maunganui Surf, Tauranga|Hawke Bay Gannets, Napier
    Lyttelton Dockers, Christchurch|Thorndon Albion, Wellington|Manukau Heads, Auckland
    Nelson Hop Growers, Nelson|Manawatu Windmills, Palmerston North|Porirua Paua, Porirua
    Egmont Coast AFC, New Plymouth|Bluff Oystermen, Invercargill|Rotorua Geysers, Rotorua
    Caroline Bay AFC, Timaru|Whanganui Riverboats, Whanganui|Wairau Vintners, Blenheim
    First Light AFC, Gisborne|Whangarei Falls, Whangārei
  `),
};
