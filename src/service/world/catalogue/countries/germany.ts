import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const germany: CountryEntry = {
  id: 3,
  name: 'Germany',
  code: 'de',
  continent: 2,
  zone: 'Europe/Berlin',
  season: 'autumn',
  first: '08-09',
  last: '05-18',
  breaks: [['12-22', '01-10']],
  strength: 90,
  popularity: 90,
  people: peopleList(`
    german 78|turkish 6|polish 3|croatian 2|bosnian 2|serbian 2|francophone-african 2|french 1|danish 1
    dutch 1|japanese 1|ghanaian 1
  `),
  leagues: [
    { name: 'Deutsche Liga', clubs: 18, legs: 2, down: 3 },
    { name: 'Zweite Deutsche Liga', clubs: 18, legs: 2, down: 3 },
    { name: 'Dritte Deutsche Liga', clubs: 20, legs: 2, down: 4 },
    { name: 'Vierte Deutsche Liga', clubs: 20, legs: 2, down: 0 },
  ],
  cup: 'Pokal der Verbände',
  women: { name: 'Deutsche Liga der Frauen', clubs: 12, legs: 2, team: '{club} Frauen' },
  reserves: null,
  youth: { name: 'Deutsche Nachwuchsliga', clubs: 14, legs: 2, team: '{club} U19' },
  kickOffs: {
    top: {
      weekend: textList(`Fri 20:30|Sat 15:30|Sat 15:30|Sat 15:30|Sat 15:30|Sat 15:30|Sat 18:30|Sun 15:30
        Sun 17:30`),
      midweek: textList('Tue 18:30|Tue 20:30|Wed 18:30|Wed 20:30'),
    },
    lower: {
      weekend: textList(`Fri 18:30|Fri 18:30|Fri 19:00|Sat 13:00|Sat 13:00|Sat 14:00|Sat 14:00|Sat 20:30
        Sun 13:30|Sun 13:30|Sun 16:30`),
      midweek: textList('Tue 18:30|Tue 19:00|Wed 18:30|Wed 19:00'),
    },
  },
  grounds: textList(`Stadion {city}|Stadion am Stadtpark|Sportpark {city}|Stadion an der Ziegelei
    Waldstadion {city}|Kampfbahn am Kanal|Jahnwiese|{club}-Arena`),
  clubs: clubList(`
    Isaria München, München|Hanseatia Hamburg, Hamburg|SV Hardenberg Dortmund, Dortmund
    SC Rheinstolz Köln, Köln|Spreebogen Berlin, Berlin|Neckaria Stuttgart, Stuttgart
    FC Mainlust Frankfurt, Frankfurt am Main|SG Messestadt Leipzig, Leipzig|SC Roland Bremen, Bremen
    FC Emscher Gelsenkirchen, Gelsenkirchen|SC Niersgrund Gladbach, Mönchengladbach
    SC Welfen Hannover, Hannover|TuS Jan Wellem Düsseldorf, Düsseldorf|SpVgg Pegnitzgrund, Nürnberg
    FC Dreisam Freiburg, Freiburg|SV Gutenberg Mainz, Mainz|TSV Fuggerstadt Augsburg, Augsburg
    SV Dhünn Leverkusen, Leverkusen|SC Landungsbrücken, Hamburg|VfB Bessemer Bochum, Bochum
    Barbarossa Lautern, Kaiserslautern|SG Elbwiesen Dresden, Dresden|FC Hafen Duisburg, Duisburg
    BSC Oberbaum 09, Berlin|FC Fächerstadt Karlsruhe, Karlsruhe|TSV Förde Kiel, Kiel|SV Greif Rostock, Rostock
    SC Ruhrtal Essen, Essen|SV Heinrich der Löwe, Braunschweig|VfR Börde Magdeburg, Magdeburg
    TuS Sparrenburg, Bielefeld|SC Paderquell, Paderborn|SV Saarhütte, Saarbrücken|SC Friedensreiter, Osnabrück
    SV Luisenplatz Darmstadt, Darmstadt|TSG Hellenstein, Heidenheim|SC Mittelland Wolfsburg, Wolfsburg
    SC Quadrate Mannheim, Mannheim|TV Dreiherrn Fürth, Fürth|SV Donaustrudel, Regensburg
    BSG Spreewald Cottbus, Cottbus|VfL Halloren Halle, Halle|SV Krämerbrücke Erfurt, Erfurt
    SV Maschinenbau Chemnitz, Chemnitz|SG Saaletal Jena, Jena|VfB Aasee Münster, Münster
    TSV Donaumoos Ingolstadt, Ingolstadt|FV Münsterturm Ulm, Ulm|FC Flaucher München, München
    SV Kaiserpfalz Aachen, Aachen|SG Lederwerke Offenbach, Offenbach|FV Kochbrunnen, Wiesbaden
    SC Herkules Kassel, Kassel|ESV Schwebebahn Wuppertal, Wuppertal|SC Gutehoffnung, Oberhausen
    TSV Holstentor Lübeck, Lübeck|FC Schwanenteich Zwickau, Zwickau|SG Sanssouci Potsdam, Potsdam
    FV Käppele Würzburg, Würzburg|SV Porta Trier, Trier|SC Rhein-Mosel Koblenz, Koblenz
    SSV Drachenfels Bonn, Bonn|TV Seidenstadt Krefeld, Krefeld|SV Graf Anton Oldenburg, Oldenburg
    SC Georgia Augusta, Göttingen|FC Ennepe Hagen, Hagen|SV Oberes Schloss Siegen, Siegen
    SV Achalm Reutlingen, Reutlingen|FC Käthchen Heilbronn, Heilbronn|TuS Goldstadt Pforzheim, Pforzheim
    SV Sieben Seen Schwerin, Schwerin|TSV Rosengarten Bamberg, Bamberg|SV Plauener Spitze, Plauen
    SC Imperia Konstanz, Konstanz|IF Nordertor Flensburg, Flensburg
    Turn- und Rasensportgemeinschaft Werratal 1891 Meiningen, Meiningen
  `),
};
