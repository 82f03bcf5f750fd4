import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const denmark: CountryEntry = {
  id: 15,
  name: 'Denmark',
  code: 'dk',
  continent: 2,
  zone: 'Europe/Copenhagen',
  season: 'autumn',
  first: '07-19',
  last: '05-28',
  breaks: [['12-08', '02-08']],
  strength: 70,
  popularity: 52,
  people: peopleList(`
    danish 80|swedish 3|norwegian 3|turkish 3|egyptian 3|bosnian 2|nigerian 2|german 2|ghanaian 2
  `),
  leagues: [
    { name: 'Landsligaen', clubs: 12, legs: 2, down: 2 },
    { name: '1. Division', clubs: 12, legs: 3, down: 2 },
    { name: '2. Division', clubs: 12, legs: 2, down: 0 },
  ],
  cup: 'Danmarkspokalen',
  women: { name: 'Kvindelandsligaen', clubs: 12, legs: 2, team: '{club} Kvinder' },
  reserves: null,
  youth: { name: 'U19 Ligaen', clubs: 12, legs: 3, team: '{club} U19' },
  kickOffs: {
    top: {
      weekend: textList('Fri 19:00|Sat 16:00|Sun 14:00|Sun 14:00|Sun 16:00|Sun 18:00|Mon 19:00'),
      midweek: textList('Tue 18:30|Wed 18:30|Wed 20:30|Thu 19:00'),
    },
    lower: {
      weekend: textList('Fri 18:30|Sat 13:00|Sat 14:00|Sat 14:00|Sat 15:00|Sun 13:00|Sun 15:00'),
      midweek: textList('Tue 18:30|Wed 18:30|Wed 19:00'),
    },
  },
  grounds: textList(
    `{city} Idrætspark|{city} Stadion|Idrætsparken|Sportsvej|{club} Park|Havnebanen|Skovbakken`,
  ),
  clubs: clubList(`
    Holmens BK, København|Marselis BK, Aarhus|Sankt Knuds BK, Odense|Limfjordens IF, Aalborg
    Gudenåens BK, Silkeborg|Vestkystens FC, Esbjerg|B 1888, København|Sundets BK, Helsingør
    Skjoldungerne BK, Roskilde|Kløverbladet 1902, Horsens|Hærvejens IF, Viborg|Landsoldatens BK, Fredericia
    Koldinghus BK, Kolding|Randers Jernbane-IF, Randers|BK Kalvebod, København|Grejsdalens IF, Vejle
    BK Væverne, Herning|Fiskerihavnen BK, Frederikshavn|Alssund IF, Sønderborg|Susåens BK, Næstved
    BK Vendelbo, Hjørring|Studenterboldklubben 1928, Aarhus|B 1896 Slagelse, Slagelse
    Svendborgsund BK, Svendborg|Kastrup Havn BK, Kastrup|BK Cimbrerne, Aars|Nakskov Værft BK, Nakskov
    Guldborgsund BK, Nykøbing Falster|Isefjordens IF, Holbæk|Marskens BK, Tønder|Hammershus IF, Rønne
    Kattegat BK, Grenaa|Skagens Gren IF, Skagen|Ribe Domsogns IF, Ribe|Stevns Klint BK, Store Heddinge
    Ringkøbing Fjord BK, Ringkøbing
  `),
};
