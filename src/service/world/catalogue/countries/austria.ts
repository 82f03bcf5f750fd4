import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const austria: CountryEntry = {
  id: 13,
  name: 'Austria',
  code: 'at',
  continent: 2,
  zone: 'Europe/Vienna',
  season: 'autumn',
  first: '07-26',
  last: '05-25',
  breaks: [['12-15', '02-06']],
  strength: 72,
  popularity: 48,
  people: peopleList(`
    german 80|croatian 4|serbian 4|bosnian 4|turkish 3|hungarian 1|slovenian 1|czech 1|francophone-african 1
    danish 1
  `),
  leagues: [
    { name: 'Staatsliga A', clubs: 12, legs: 2, down: 2 },
    { name: 'Staatsliga B', clubs: 16, legs: 2, down: 3 },
    { name: 'Staatsliga C', clubs: 16, legs: 2, down: 0 },
  ],
  cup: 'Pokal der Bundesländer',
  women: { name: 'Staatsliga der Frauen', clubs: 10, legs: 2, team: '{club} Frauen' },
  reserves: null,
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Sat 17:00|Sat 17:00|Sat 19:30|Sun 14:30|Sun 14:30|Sun 17:00'),
      midweek: textList('Tue 18:30|Tue 20:30|Wed 18:30|Wed 20:30'),
    },
    lower: {
      weekend: textList('Fri 18:10|Fri 18:10|Fri 19:00|Fri 20:30|Sat 14:30|Sat 16:00|Sun 10:30'),
      midweek: textList('Tue 18:30|Tue 18:30|Wed 19:00'),
    },
  },
  grounds: textList(`Stadion {city}|Sportplatz {city}|Stadion an der Lände|Alpenblick-Stadion
    Sportanlage am Bahnhof|{club}-Platz|Franz-Josefs-Platz`),
  clubs: clubList(`
    SC Praterstern, Wien|SV Mönchsberg, Salzburg|SK Uhrturm Graz, Graz|ASV Spittelberg, Wien
    SK Donaustahl Linz, Linz|SC Koralpe, Wolfsberg|Lindwurm Klagenfurt, Klagenfurt
    SV Goldenes Dachl, Innsbruck|FC Naschmarkt, Wien|FC Pfänder Bregenz, Bregenz
    Klangturm St. Pölten, St. Pölten|SV Ringwarte, Hartberg|Schwanthaler Ried, Ried im Innkreis
    FC Stickerei Lustenau, Lustenau|Jakomini Graz, Graz|FC Karren Dornbirn, Dornbirn
    Babenberg Neustadt, Wiener Neustadt|SV Ledererturm Wels, Wels|Eisenstraße Steyr, Steyr
    Burgfels Kapfenberg, Kapfenberg|Montan Leoben, Leoben|ESV Südbahn Wien, Wien|SV Dobratsch, Villach
    Mostviertel 1907, Amstetten|SC Wachau Krems, Krems|SV Flugfeld Schwechat, Schwechat
    AC Kurpark Baden, Baden|SC Haydn Eisenstadt, Eisenstadt|Heldenorgel Kufstein, Kufstein
    FC Schattenburg, Feldkirch|ASK Lobau, Wien|SV Rosalia, Mattersburg|Silberstadt Schwaz, Schwaz
    SV Dürrnberg Hallein, Hallein|SC Schmittenhöhe, Zell am See|SV Kaiservilla, Bad Ischl
    SV Innbrücke Braunau, Braunau am Inn|FC Wilder Kaiser, Wörgl|Kornmesser Bruck, Bruck an der Mur
    SV Porcia Spittal, Spittal an der Drau|SV Galitzen, Lienz|SC Pinkatal, Oberwart
    FC Traunstein Gmunden, Gmunden|SV Schwarzer Turm, Mödling
  `),
};
