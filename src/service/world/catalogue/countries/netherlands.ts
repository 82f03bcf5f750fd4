import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const netherlands: CountryEntry = {
  id: 7,
  name: 'Netherlands',
  code: 'nl',
  continent: 2,
  zone: 'Europe/Amsterdam',
  season: 'autumn',
  first: '08-09',
  last: '05-18',
  breaks: [['12-22', '01-09']],
  strength: 82,
  popularity: 72,
  people: peopleList(`
    dutch 80|maghreb 4|turkish 3|flemish 2|german 2|danish 2|ghanaian 2|japanese 2|portuguese 1|swedish 1
    brazilian 1
  `),
  leagues: [
    { name: 'Landelijke Ereklasse', clubs: 18, legs: 2, down: 3 },
    { name: 'Landelijke Eerste Klasse', clubs: 20, legs: 2, down: 2 },
    { name: 'Landelijke Tweede Klasse', clubs: 18, legs: 2, down: 0 },
  ],
  cup: 'Beker der Provinciën',
  women: { name: 'Ereklasse Vrouwen', clubs: 12, legs: 2, team: '{club} Vrouwen' },
  reserves: { name: 'Beloftencompetitie', clubs: 12, legs: 3, team: 'Jong {club}' },
  youth: null,
  kickOffs: {
    top: {
      weekend: textList(`Fri 20:00|Sat 16:30|Sat 18:45|Sat 20:00|Sat 21:00|Sun 12:15|Sun 14:30|Sun 14:30
        Sun 16:45`),
      midweek: textList('Tue 18:45|Tue 21:00|Wed 18:45|Wed 20:00|Wed 21:00'),
    },
    lower: {
      weekend: textList(`Fri 20:00|Fri 20:00|Fri 20:00|Fri 20:00|Sat 14:30|Sat 15:00|Sat 15:30|Sun 14:30
        Mon 20:00`),
      midweek: textList('Tue 20:00|Tue 20:00|Wed 20:00'),
    },
  },
  grounds: textList(`Stadion {city}|Sportpark De Wilgen|Sportpark {city}-Zuid|Stadion aan de Vaart
    Gemeentelijk Sportpark {city}|De Meerhoeve|Sportpark ’t Veld|Molenweide`),
  clubs: clubList(`
    Amstelkroon, Amsterdam|RVV Erasmus, Rotterdam|ESV Lichtstad, Eindhoven|HVV Hofvijver, Den Haag
    USV Domtoren, Utrecht|Jordaan Boys, Amsterdam|SV Kaasdragers, Alkmaar|SV De Spinnerij, Enschede
    VV Turfstekers, Heerenveen|Noorderlicht Groningen, Groningen|SV Keizer Karel, Nijmegen
    Rijnzicht Arnhem, Arnhem|VV Peperbus, Zwolle|Delfshavense Geuzen, Rotterdam|SV IJsselkade, Deventer
    TVV Wolstad, Tilburg|Twentse Wevers, Almelo|VV Turfschip, Breda|SV Mijnlamp, Heerlen
    SV Moerasdraak, ’s-Hertogenbosch|MSV Vrijthof, Maastricht|Zwarte Diamant Kerkrade, Kerkrade
    De Leerlooiers, Waalwijk|VV Hunebed, Emmen|SV De Botter, Volendam|Nieuwland Almere, Almere
    De IJzergieters, Doetinchem|VSV Maasduinen, Venlo|Drierivieren Dordrecht, Dordrecht
    LVV Oldehove, Leeuwarden|Kanaalboys Helmond, Helmond|De Damiaten, Haarlem|LVV Drie Oktober, Leiden
    OVV Maashorst, Oss|Zeesluis IJmuiden, IJmuiden|De Keientrekkers, Amersfoort|VV Sprengenoord, Apeldoorn
    Bomschuit Katwijk, Katwijk|De Zoutzieders, Hengelo|DSV Delfts Blauw, Delft|Goudse Pijpenmakers, Gouda
    ZVV Molenaars, Zaandam|Heidebloem Hilversum, Hilversum|SC Drentse Aa, Assen|Halve Maen Hoorn, Hoorn
    Willemsoord, Den Helder|SV Vuurtoren, Urk|Polderpioniers, Lelystad|SV De Ruyter Vlissingen, Vlissingen
    Lange Jan Middelburg, Middelburg|BVV Markiezaat, Bergen op Zoom|SV Waterpoort, Sneek
    Vliegende Hollander, Terneuzen|SV Roerkant, Roermond|Eemsmond Boys, Delfzijl
    Rooms-Katholieke Sportvereniging Sint-Joris en de Draak, Weert
  `),
};
