import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const belgium: CountryEntry = {
  id: 8,
  name: 'Belgium',
  code: 'be',
  continent: 2,
  zone: 'Europe/Brussels',
  season: 'autumn',
  first: '08-02',
  last: '05-11',
  breaks: [['12-28', '01-10']],
  strength: 78,
  popularity: 62,
  people: peopleList(`
    flemish 48|french 30|francophone-african 7|maghreb 5|dutch 4|turkish 2|italian 1|serbian 1|japanese 1
    ghanaian 1
  `),
  leagues: [
    { name: 'Nationale 1', clubs: 16, legs: 2, down: 3 },
    { name: 'Nationale 2', clubs: 16, legs: 2, down: 3 },
    { name: 'Nationale 3', clubs: 16, legs: 2, down: 0 },
  ],
  cup: 'Beker van het Koninkrijk',
  women: { name: 'Nationale 1 Women', clubs: 10, legs: 2, team: '{club} Women' },
  reserves: null,
  youth: { name: 'Nationale Beloften', clubs: 12, legs: 3, team: '{club} U21' },
  kickOffs: {
    top: {
      weekend: textList('Fri 20:45|Sat 16:00|Sat 18:15|Sat 20:45|Sun 13:30|Sun 16:00|Sun 18:30|Sun 19:15'),
      midweek: textList('Tue 20:30|Wed 18:30|Wed 20:45|Thu 20:30'),
    },
    lower: {
      weekend: textList('Fri 20:00|Sat 20:00|Sat 20:00|Sat 20:00|Sat 16:00|Sun 15:00|Sun 15:00|Sun 16:00'),
      midweek: textList('Tue 20:00|Wed 20:00'),
    },
  },
  grounds: textList(`Stadion {city}|Sportpark {city}|Arena {city}|Kanaalstadion|Stade du Parc|De Zandberg
    Stade de la Ferme|Stadion De Linde`),
  clubs: clubList(`
    Royal Marolles SC, Bruxelles|KV Minnewater, Brugge|Steenvrienden Antwerpen, Antwerpen
    KAS Gravensteen, Gent|Perron Liégeois, Liège|KSK Terril, Genk|Racing de la Senne, Bruxelles
    Union des Verriers, Charleroi|Opsinjoor Mechelen, Mechelen|Dijlezonen Leuven, Leuven
    KV Gulden Sporen, Kortrijk|SK Ensor, Oostende|Bloesem Haspengouw, Sint-Truiden
    Dokzonen Antwerpen, Antwerpen|KFC Reynaert, Sint-Niklaas|KSV Gileppe, Eupen|Daensboys Aalst, Aalst
    Haut-Fourneau FC, Seraing|Étoile du Canal, La Louvière|Cercle du Doudou, Mons
    Kanaalzonen Roeselare, Roeselare|Zimmertoren Lier, Lier|FC Durme, Lokeren|Sporting Citadelle, Namur
    KVV Demerzonen, Hasselt|Étangs d’Ixelles, Bruxelles|Royale Lainière, Verviers|Union Cinq Clochers, Tournai
    VK Ros Beiaard, Dendermonde|KFC Kaartenmakers, Turnhout|Sint-Dimpna Geel, Geel|Suikerzonen Tienen, Tienen
    KSK Ambiorix, Tongeren|KFC Schachtbok, Beringen|Cerisiers de Schaerbeek, Bruxelles
    Tapijtwevers Oudenaarde, Oudenaarde|Lakenhalle Ieper, Ieper|SK Drie Fonteinen, Vilvoorde
    Oranjezonen Diest, Diest|Racing des Gilles, Binche|Royal Jacquemart, Nivelles|FC Maca, Wavre
    Les Copères, Dinant|Maitrank FC, Arlon|Étoile d’Ardenne, Bastogne|Van Eyck Maaseik, Maaseik
    Étudiants de Louvain, Ottignies-Louvain-la-Neuve
    Koninklijke Sportkring Sint-Sebastiaansgilde Geraardsbergen, Geraardsbergen
  `),
};
