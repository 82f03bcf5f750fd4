import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const switzerland: CountryEntry = {
  id: 14,
  name: 'Switzerland',
  code: 'ch',
  continent: 2,
  zone: 'Europe/Zurich',
  season: 'autumn',
  first: '07-20',
  last: '05-25',
  breaks: [['12-16', '01-17']],
  strength: 73,
  popularity: 50,
  people: peopleList(`
    german 54|french 20|italian 10|portuguese 3|serbian 3|croatian 2|bosnian 2|turkish 2|francophone-african 3
    spanish 1
  `),
  leagues: [
    { name: 'Nationalliga A', clubs: 12, legs: 3, down: 2 },
    { name: 'Nationalliga B', clubs: 10, legs: 4, down: 2 },
    { name: 'Nationalliga C', clubs: 16, legs: 2, down: 0 },
  ],
  cup: 'Pokal der Kantone',
  women: { name: 'Nationalliga der Frauen', clubs: 10, legs: 2, team: '{club} Frauen' },
  reserves: null,
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Sat 18:00|Sat 18:00|Sat 20:30|Sun 14:15|Sun 14:15|Sun 16:30'),
      midweek: textList('Tue 20:30|Wed 20:30|Thu 20:30'),
    },
    lower: {
      weekend: textList('Fri 19:30|Fri 19:30|Fri 20:15|Sat 16:00|Sat 18:00|Sun 14:30'),
      midweek: textList('Tue 19:30|Wed 19:30'),
    },
  },
  grounds: textList(`Stadion {city}|Sportanlage {city}|Stade du Lac|Stadion Allmend|Sportplatz Schützenmatt
    Stade de la Plaine|Sportplatz Mühlau`),
  clubs: clubList(`
    FC Niederdorf Zürich, Zürich|SC Basilisk Basel, Basel|FC Bärengraben, Bern|Étoile du Jet d’Eau, Genève
    FC Flon Lausanne, Lausanne|SC Wasserturm Luzern, Luzern|SC Mülenen, St. Gallen|AC Monte Brè, Lugano
    FC Valère, Sion|SC Langstrasse, Zürich|FC Eulach Winterthur, Winterthur|FC Chaumont, Neuchâtel
    FC Aarequai Thun, Thun|FC Taubenloch Biel, Biel/Bienne|SC Stadtbach Aarau, Aarau|FC Munot, Schaffhausen
    AS Tre Castelli, Bellinzona|Pâquis Sport, Genève|FC Zaehringia, Fribourg
    Union Horlogère, La Chaux-de-Fonds|FC Pestalozzi Yverdon, Yverdon-les-Bains|SC Hofberg Wil, Wil
    US Dogana Chiasso, Chiasso|FC Steinbock Chur, Chur|FC Zytturm Zug, Zug|SC Pilatus Kriens, Kriens
    SC Stein Baden, Baden|US Madonna del Sasso, Locarno|FC St. Ursen Solothurn, Solothurn
    FC Holzbrücke Olten, Olten|Rosengarten Rapperswil, Rapperswil-Jona|FC Rive Nyon, Nyon
    Riviera Chillon, Montreux|FC Octodure, Martigny|SC Jura Libre, Delémont|FC Murgbogen, Frauenfeld
    FC Seehafen, Kreuzlingen|SC Parsenn, Davos
  `),
};
