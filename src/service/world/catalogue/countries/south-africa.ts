import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const southAfrica: CountryEntry = {
  id: 68,
  name: 'South Africa',
  code: 'za',
  continent: 3,
  zone: 'Africa/Johannesburg',
  season: 'autumn',
  first: '08-09',
  last: '05-23',
  breaks: [['12-14', '01-20']],
  strength: 56,
  popularity: 38,
  people: peopleList('south-african 88|english 6|dutch 2|nigerian 2|east-african 2'),
  leagues: [
    { name: 'Premier Championship', clubs: 16, legs: 2, down: 2 },
    { name: 'National Championship', clubs: 16, legs: 2, down: 0 },
  ],
  cup: 'Protea Shield',
  women: null,
  reserves: { name: 'National Reserve Championship', clubs: 12, legs: 3, team: '{club} Reserves' },
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Fri 19:30|Sat 15:00|Sat 15:00|Sat 17:30|Sat 20:00|Sun 15:00|Sun 15:30|Sun 17:45'),
      midweek: textList('Tue 19:30|Wed 19:30|Wed 19:30'),
    },
    lower: {
      weekend: textList('Fri 15:30|Sat 15:30|Sat 15:30|Sun 15:30|Sun 15:30'),
      midweek: textList('Wed 15:30'),
    },
  },
  grounds: textList(`{city} Stadium|{city} Sports Ground|Freedom Park|Uitsig Park|Mine Recreation Ground
    Isithangami Stadium|{city} Showgrounds|Station Road`),
  clubs: clubList(`
    Meadowlands Express, Soweto|Egoli Gold Diggers, Johannesburg|Tshwane Jacarandas, Pretoria
    Umlazi Royal Spears, Durban|Table Bay Mariners, Cape Town|Diepkloof Black Rhinos, Soweto
    Algoa Bay Stingrays, Gqeberha|Mangaung Sunbirds, Bloemfontein|Gugulethu Lightning, Cape Town
    KwaMashu Thunder, Durban|Rustenburg Chrome Stars, Rustenburg|Baobab Rovers, Polokwane
    Atteridgeville Comets, Pretoria|Mbombela Lowvelders, Mbombela|Msunduzi Rovers, Pietermaritzburg
    Alexandra Morning Stars, Johannesburg|Mdantsane Hammers, East London|Diamond Diggers FC, Kimberley
    Thohoyandou Drums, Thohoyandou|Witbank Black Coal, eMalahleni|Khayelitsha Sandpipers, Cape Town
    Welkom Shaftsmen, Welkom|Iron Brothers, Vereeniging|Botshabelo Blue Cranes, Botshabelo
    Outeniqua United, George|Mthatha Red Aloes, Mthatha|Ulundi Shield Bearers, Ulundi|Paarl Rock Albion, Paarl
    Mahikeng Warthogs, Mahikeng|Copper Kings FC, Phalaborwa|Chatsworth Temple Rovers, Durban
    Karoo Gemsbok, Upington
  `),
};
