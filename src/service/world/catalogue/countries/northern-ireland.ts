import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const northernIreland: CountryEntry = {
  id: 11,
  name: 'Northern Ireland',
  code: 'nir',
  continent: 2,
  zone: 'Europe/London',
  season: 'autumn',
  first: '08-09',
  last: '04-27',
  breaks: [],
  strength: 45,
  popularity: 28,
  people: peopleList('irish 62|english 18|scottish 17|welsh 1|portuguese 1|polish 1'),
  leagues: [
    { name: 'Premier Division', clubs: 12, legs: 3, down: 2 },
    { name: 'Division One', clubs: 12, legs: 3, down: 0 },
  ],
  cup: 'Northern Challenge Cup',
  women: null,
  reserves: null,
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Fri 19:45|Sat 15:00|Sat 15:00|Sat 15:00|Sat 15:00|Sat 17:30'),
      midweek: textList('Tue 19:45|Tue 19:45|Wed 19:45'),
    },
    lower: {
      weekend: textList('Fri 19:45|Sat 15:00|Sat 15:00|Sat 15:00|Sat 15:00|Sat 15:00'),
      midweek: textList('Tue 19:45|Tue 19:45'),
    },
  },
  grounds: textList('{city} Showgrounds|The Demesne|Mill Road|Quayside Park|{city} Park|Church Fields'),
  clubs: clubList(`
    Lagan Shipwrights, Belfast|Ormeau Rovers, Belfast|Foyle Shirtmakers, Derry|Antrim Coast, Larne
    Bann Bridge, Coleraine|Cave Hill Rangers, Belfast|Braid Athletic, Ballymena|Edenderry Weavers, Portadown
    Ballyholme Albion, Bangor|Lough Neagh Rovers, Lurgan|Drumglass Colliers, Dungannon
    Castle Green, Carrickfergus|Clanrye Canal, Newry|Connswater Ropeworks, Belfast|Navan Fort, Armagh
    Lisnagarvey Linen, Lisburn|Scrabo Tower, Newtownards|Strule Athletic, Omagh|Erne Islanders, Enniskillen
    O’Cahan’s Rock, Limavady|Quoile Pilgrims, Downpatrick|Slieve Donard, Newcastle|Killymoon Castle, Cookstown
    Dalriada Wanderers, Ballymoney
  `),
};
