import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const england: CountryEntry = {
  id: 1,
  name: 'England',
  code: 'en',
  continent: 2,
  zone: 'Europe/London',
  season: 'autumn',
  first: '08-10',
  last: '05-18',
  breaks: [],
  strength: 95,
  popularity: 100,
  people: peopleList(`
    english 74|irish 4|scottish 3|welsh 3|jamaican 4|nigerian 4|ghanaian 2|indian 2|portuguese 1|french 1
    dutch 1|spanish 1
  `),
  leagues: [
    { name: 'Premier Division', clubs: 20, legs: 2, down: 3 },
    { name: 'First Division', clubs: 24, legs: 2, down: 3 },
    { name: 'Second Division', clubs: 24, legs: 2, down: 4 },
    { name: 'Third Division', clubs: 24, legs: 2, down: 0 },
  ],
  cup: 'Marlowe Tea National Cup',
  women: { name: 'Women’s Premier Division', clubs: 12, legs: 2, team: '{club} Women' },
  reserves: { name: 'Reserve Combination', clubs: 12, legs: 3, team: '{club} Reserves' },
  youth: { name: 'Premier Youth Division', clubs: 14, legs: 2, team: '{club} U21' },
  kickOffs: {
    top: {
      weekend: textList(`Fri 20:00|Sat 12:30|Sat 15:00|Sat 15:00|Sat 15:00|Sat 17:30|Sun 14:00|Sun 14:00
        Sun 16:30|Mon 20:00`),
      midweek: textList('Tue 19:45|Tue 20:00|Wed 19:45|Wed 20:00|Thu 20:00'),
    },
    lower: {
      weekend: textList(`Fri 19:45|Sat 12:30|Sat 15:00|Sat 15:00|Sat 15:00|Sat 15:00|Sat 15:00|Sat 15:00
        Sat 15:00|Sat 17:30|Sun 12:00|Mon 20:00`),
      midweek: textList('Tue 19:45|Tue 19:45|Tue 20:00|Wed 19:45'),
    },
  },
  grounds: textList(`{city} Road|{city} Park|St Mary’s Lane|The Railway Ground|Mill Lane|Corporation Road
    {city} Bridge Ground|Victoria Ground|The {club} Stadium`),
  clubs: clubList(`
    Kennington Rovers, London|Ancoats Albion, Manchester|Toxteth Athletic, Liverpool
    Bermondsey Dockers, London|Digbeth Rangers, Birmingham|Newcastle Victoria, Newcastle upon Tyne
    Holbeck Albion, Leeds|Hammersmith Bridge, London|Neepsend Cutlers, Sheffield|Ordsall Wanderers, Salford
    Nottingham Lacemen, Nottingham|Wearmouth Olympic, Sunderland|Belgrave Hosiers, Leicester
    Bristol Avonside, Bristol|Brighton Regency, Brighton|Itchen Albion, Southampton
    Wulfrun Rovers, Wolverhampton|Coventry Watchmakers, Coventry|Humber Trinity, Hull
    Greenwich Meridian, London|Etruria Works, Stoke-on-Trent|Portsea Mariners, Portsmouth
    Derwent Locomotive, Derby|Mousehold Athletic, Norwich|Gippeswick Rovers, Ipswich
    Daisyfield Swifts, Blackburn|Fishergate Olympic, Preston|Tonge Moor Spinners, Bolton
    Linthorpe Foundry, Middlesbrough|Pendle Weavers, Burnley|Devonport Mariners, Plymouth
    Hockley Goldsmiths, Birmingham|Highgate Trinity, London|Wapping Rangers, London|Aigburth Vale, Liverpool
    Bradford Woolcombers, Bradford|Kennet Rangers, Reading|Great Western Rovers, Swindon
    Cherwell Athletic, Oxford|Wardown Albion, Luton|Colne Valley Swifts, Huddersfield|Silkstone Main, Barnsley
    Kimberworth Steel, Rotherham|Hexthorpe Locomotive, Doncaster|Caldmore Loriners, Walsall
    Cardington Airship, Bedford|Bletchley Park Rovers, Milton Keynes|Abington Cordwainers, Northampton
    Nene Valley Wanderers, Peterborough|Parker’s Piece, Cambridge|North Shore Wanderers, Blackpool
    Whelley Colliers, Wigan|Werneth Mills, Oldham|Toad Lane Pioneers, Rochdale|Irwell Bridge, Bury
    Portwood Victoria, Stockport|Exe Bridge Rovers, Exeter|Westover Amateurs, Bournemouth
    Medway Sappers, Chatham|Thorpe Bay Athletic, Southend-on-Sea|Roman River Rangers, Colchester
    Micklegate Bar, York|Brayford Wanderers, Lincoln|Haven Trawlers, Grimsby|Botchergate Border, Carlisle
    Coppenhall Railway, Crewe|Roodee Rovers, Chester|Abbey Foregate, Shrewsbury|Sherwood Archers, Mansfield
    Whittington Moor, Chesterfield|Horninglow Maltsters, Burton upon Trent|Wyeside Drovers, Hereford
    Pittville Spa, Cheltenham|Barton Street Albion, Gloucester|Porcelain Works Athletic, Worcester
    Widcombe Abbey, Bath|Babbacombe Rovers, Torquay|Westgate Pilgrims, Canterbury|Cinque Ports Athletic, Dover
    Hackney Marsh Rovers, London|Saltwell Albion, Gateshead|Skerne Valley Engineers, Darlington
    Headland Mariners, Hartlepool|Elvet Bridge Miners, Durham|Walney Shipwrights, Barrow-in-Furness
    Luneside Albion, Lancaster|Shibden Hall, Halifax|Sandal Castle Rangers, Wakefield
    Penwith Tinners, Penzance|South Bay Rovers, Scarborough|Vivary Vale, Taunton
    St Botolph’s and Boston Haven Church Lads Athletic FC, Boston
  `),
};
