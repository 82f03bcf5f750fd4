import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const scotland: CountryEntry = {
  id: 9,
  name: 'Scotland',
  code: 'sct',
  continent: 2,
  zone: 'Europe/London',
  season: 'autumn',
  first: '08-03',
  last: '05-18',
  breaks: [['01-05', '01-16']],
  strength: 66,
  popularity: 60,
  people: peopleList('scottish 80|english 9|irish 6|welsh 1|nigerian 1|dutch 1|swedish 1|american 1'),
  leagues: [
    { name: 'Premier Division', clubs: 12, legs: 3, down: 2 },
    { name: 'First Division', clubs: 10, legs: 4, down: 2 },
    { name: 'Second Division', clubs: 10, legs: 4, down: 2 },
    { name: 'Third Division', clubs: 10, legs: 4, down: 0 },
  ],
  cup: 'Glenharrow National Cup',
  women: { name: 'Women’s Premier Division', clubs: 10, legs: 3, team: '{club} Women' },
  reserves: null,
  youth: { name: 'Scottish Youth Championship', clubs: 12, legs: 3, team: '{club} U19' },
  kickOffs: {
    top: {
      weekend: textList('Fri 20:00|Sat 12:30|Sat 15:00|Sat 15:00|Sat 15:00|Sat 17:30|Sun 12:00|Sun 15:00'),
      midweek: textList('Tue 19:45|Wed 19:45|Wed 20:00|Thu 19:45'),
    },
    lower: {
      weekend: textList('Fri 19:45|Sat 15:00|Sat 15:00|Sat 15:00|Sat 15:00|Sat 17:30'),
      midweek: textList('Tue 19:45|Tue 19:45|Wed 19:45'),
    },
  },
  grounds: textList(`{city} Park|The Links|Station Park|Castle Brae|Harbour Road|Burnside Park
    {city} Recreation Ground`),
  clubs: clubList(`
    Anderston Rovers, Glasgow|Govan Shipwrights, Glasgow|Canongate Thistle, Edinburgh|Granite Vale, Aberdeen
    Tay Whalers, Dundee|St Enoch’s, Glasgow|Leith Links Rovers, Edinburgh|Kay Park, Kilmarnock
    Ness Islands, Inverness|St Fillan’s, Perth|Ravenscraig Vale, Motherwell|Abbey Thread, Paisley
    Pittencrieff Linen, Dunfermline|Cadzow Rovers, Hamilton|Dysart Linoleum, Kirkcaldy
    Almond Shale, Livingston|Callendar Athletic, Falkirk|Tail of the Bank, Greenock|Brig o’ Doon, Ayr
    Monkland Iron, Airdrie|Bell Rock, Arbroath|Devorgilla Rangers, Dumfries|Summerlee Foundry, Coatbridge
    Leven Clippers, Dumbarton|Ochil Thistle, Alloa|Abbey Craig, Stirling|Buchan Ness Fishers, Peterhead
    Calderwood New Town, East Kilbride|Moray Lantern, Elgin|Basin Rovers, Montrose
    Loch Ryan Ferrymen, Stranraer|Strathmore Heather, Forfar|Round Tower Thistle, Brechin
    Harbour Carters, Irvine|Kinnaird Head, Fraserburgh|West Sands Collegiate, St Andrews
    Braw Lads Athletic, Galashiels|Inverlochy Castle, Fort William|Teviot Hosiery, Hawick
    Pulteneytown Coopers, Wick|Minch Gaels, Stornoway|Orkney Norsemen, Kirkwall
  `),
};
