import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const australia: CountryEntry = {
  id: 73,
  name: 'Australia',
  code: 'au',
  continent: 7,
  zone: 'Australia/Sydney',
  season: 'autumn',
  first: '10-09',
  last: '05-16',
  breaks: [],
  strength: 57,
  popularity: 38,
  people: peopleList(`
    english 62|scottish 8|irish 8|italian 6|greek 5|croatian 5|egyptian 3|serbian 2|pacific 1
  `),
  leagues: [
    { name: 'Southern Cross Premiership', clubs: 14, legs: 2, down: 2 },
    { name: 'Southern Cross Championship', clubs: 12, legs: 2, down: 0 },
  ],
  cup: 'Federation Shield',
  women: { name: 'Women’s Premiership', clubs: 12, legs: 2, team: '{club} Women' },
  reserves: { name: 'Reserve Grade', clubs: 12, legs: 2, team: '{club} Reserves' },
  youth: { name: 'Under 20 Premiership', clubs: 12, legs: 2, team: '{club} U20' },
  kickOffs: {
    top: {
      weekend: textList(`Fri 19:35|Fri 19:45|Sat 17:00|Sat 17:00|Sat 19:35|Sat 19:45|Sun 15:00|Sun 17:00
        Sun 19:00`),
      midweek: textList('Tue 19:35|Wed 19:35|Thu 19:35'),
    },
    lower: {
      weekend: textList('Fri 19:30|Sat 15:00|Sat 15:00|Sat 19:00|Sun 15:00'),
      midweek: textList('Wed 19:30'),
    },
  },
  grounds: textList(`{city} Oval|{city} Showground|{city} Park|Jubilee Reserve|Railway Parade|Memorial Oval
    {city} Sports Precinct|Gumtree Road`),
  clubs: clubList(`
    Sydney Heads Albion, Sydney|Yarra Bend Rovers, Melbourne|Black Swan FC, Perth|Story Bridge City, Brisbane
    Adelaide Light FC, Adelaide|Hunter Colliers, Newcastle|Footscray Olympia, Melbourne
    Parramatta Fields, Sydney|Steelworks City, Wollongong|Corio Bay FC, Geelong|Burley Griffin SC, Canberra
    Gold Coast Breakers, Gold Coast|Pelican Point FC, Gosford|Derwent Harbour, Hobart|Port Wharfies, Adelaide
    Fremantle Anchors, Fremantle|Marrickville Aris, Sydney|Nepean Athletic, Penrith
    Magnetic Island FC, Townsville|Reefside SC, Cairns|Ballarat Eureka, Ballarat|Ridge City Rangers, Toowoomba
    St Kilda Pier FC, Melbourne|Launceston Esk, Launceston|Bendigo Diggers, Bendigo|Top End Buffaloes, Darwin
  `),
};
