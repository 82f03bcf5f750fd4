import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const unitedStates: CountryEntry = {
  id: 43,
  name: 'United States',
  code: 'us',
  continent: 4,
  zone: 'America/New_York',
  season: 'year',
  first: '02-21',
  last: '12-06',
  breaks: [],
  strength: 77,
  popularity: 72,
  people: peopleList('american 76|latin-american 9|mexican 8|english 2|jamaican 2|brazilian 2|german 1'),
  leagues: [
    { name: 'Premier Soccer Conference', clubs: 28, legs: 2, down: 3 },
    { name: 'National Championship', clubs: 24, legs: 2, down: 2 },
    { name: 'League Three', clubs: 16, legs: 2, down: 0 },
  ],
  cup: 'Continental Challenge Cup',
  women: { name: 'Women’s Premier Conference', clubs: 14, legs: 2, team: '{club} Women' },
  reserves: { name: 'Reserve Conference', clubs: 12, legs: 3, team: '{club} II' },
  youth: { name: 'Academy Conference', clubs: 12, legs: 3, team: '{club} U19' },
  kickOffs: {
    top: {
      weekend: textList(`Sat 13:30|Sat 16:30|Sat 19:30|Sat 19:30|Sat 19:30|Sat 19:30|Sat 20:30|Sat 21:30
        Sat 22:30|Sat 22:30|Sun 16:30|Sun 19:00`),
      midweek: textList('Tue 19:30|Wed 19:30|Wed 19:30|Wed 20:30|Wed 22:00|Wed 22:30|Wed 22:30|Thu 22:30'),
    },
    lower: {
      weekend: textList(`Thu 20:00|Fri 19:30|Fri 22:00|Sat 16:00|Sat 19:00|Sat 19:00|Sat 19:30|Sat 20:00
        Sat 21:00|Sat 22:00|Sat 22:30|Sun 17:00|Sun 20:00`),
      midweek: textList('Tue 19:00|Tue 22:00|Wed 19:00|Wed 20:00|Wed 22:00|Wed 22:30'),
    },
  },
  grounds: textList(`{city} Municipal Stadium|{city} Soccer Park|Founders Field|Memorial Stadium|Railyard Park
    Riverfront Stadium|{city} Fairgrounds|Liberty Field|Stadium at Harbor Point`),
  clubs: clubList(`
    Five Points FC, New York|Cascade Evergreen SC, Seattle|Angeleno Stars SC, Los Angeles
    Peachtree Southern FC, Atlanta|Fishtown Athletic, Philadelphia|Lakeshore 1871, Chicago
    Embarcadero SC, San Francisco|Flatbush Ferrymen, New York|Biscayne Palms SC, Miami
    Rose Quarter FC, Portland|Bayou Oilmen SC, Houston|Lone Prairie SC, Dallas|Gateway Rivermen, St. Louis
    Back Bay Harriers, Boston|Potomac Federals, Washington|Mile High Summit SC, Denver
    Fountain City SC, Kansas City|Queen City Porters, Cincinnati|Motor Works FC, Detroit|Bluebonnet SC, Austin
    Stone Arch SC, Minneapolis|Music Row FC, Nashville|Steel Valley Athletic, Pittsburgh
    San Pedro Dockside, Los Angeles|Pacific Gaslamp SC, San Diego|Mint Street FC, Charlotte
    Great Salt SC, Salt Lake City|Camellia Capital SC, Sacramento|Olentangy FC, Columbus|Saguaro SC, Phoenix
    Speedway City FC, Indianapolis|Crescent Parish SC, New Orleans|Fells Point Clippers, Baltimore
    Neon Desert SC, Las Vegas|Brew City Lagers, Milwaukee|Missions Rising SC, San Antonio
    Ybor Cigarmakers, Tampa|Oak Harbor Longshore, Oakland|Thoroughbred SC, Louisville|Beale Street FC, Memphis
    Nickel Plate SC, Cleveland|First Landing SC, Virginia Beach|Citrus Grove FC, Orlando
    Sandia Heights SC, Albuquerque|Orchard Valley SC, San Jose|Triangle Oaks SC, Raleigh
    Bricktown SC, Oklahoma City|Anchor & Hope FC, Providence|Chain Bridge SC, Richmond
    Sunset Strip Athletic, Los Angeles|Chamizal SC, El Paso|Warehouse Point FC, Hartford
    Iron City 1907, Birmingham|Elevator Alley FC, Buffalo|Sawtooth SC, Boise|Lens Works FC, Rochester
    Palouse Wheatmen, Spokane|Raisin Valley SC, Fresno|Furniture City FC, Grand Rapids|Tallgrass SC, Omaha
    Copper Canyon FC, Tucson|Penobscot Lumber, Bangor|Isthmus FC, Madison|Corn Belt SC, Des Moines
    Smoky Ridge SC, Knoxville|Tidewater Palmetto SC, Charleston
    Glass City Works Athletic & Benevolent Association, Toledo|Puget Timber SC, Tacoma
  `),
};
