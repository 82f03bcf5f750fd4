import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const italy: CountryEntry = {
  id: 4,
  name: 'Italy',
  code: 'it',
  continent: 2,
  zone: 'Europe/Rome',
  season: 'autumn',
  first: '08-18',
  last: '05-25',
  breaks: [['12-24', '01-03']],
  strength: 90,
  popularity: 90,
  people: peopleList(`
    italian 82|latin-american 4|brazilian 2|french 2|serbian 2|croatian 1|francophone-african 3|romanian 1
    polish 1|german 1|maghreb 1
  `),
  leagues: [
    { name: 'Campionato Nazionale A', clubs: 20, legs: 2, down: 3 },
    { name: 'Campionato Nazionale B', clubs: 20, legs: 2, down: 4 },
    { name: 'Campionato Nazionale C', clubs: 20, legs: 2, down: 4 },
    { name: 'Campionato Nazionale D', clubs: 20, legs: 2, down: 0 },
  ],
  cup: 'Coppa delle Province',
  women: { name: 'Campionato Nazionale Femminile', clubs: 12, legs: 2, team: '{club} Femminile' },
  reserves: null,
  youth: { name: 'Campionato Giovanile Under 20', clubs: 14, legs: 2, team: '{club} U20' },
  kickOffs: {
    top: {
      weekend: textList(`Fri 20:45|Sat 15:00|Sat 15:00|Sat 18:00|Sat 20:45|Sun 12:30|Sun 15:00|Sun 15:00
        Sun 18:00|Sun 20:45|Mon 20:45`),
      midweek: textList('Tue 18:30|Tue 20:45|Wed 18:30|Wed 20:45|Thu 20:45'),
    },
    lower: {
      weekend: textList(`Fri 20:30|Sat 15:00|Sat 15:00|Sat 17:30|Sun 14:30|Sun 15:00|Sun 15:00|Sun 17:30
        Sun 17:30|Mon 20:30`),
      midweek: textList('Tue 20:30|Wed 18:00|Wed 20:30'),
    },
  },
  grounds: textList(`Stadio Comunale di {city}|Stadio della Vittoria|Campo Sportivo {club}|Stadio San Rocco
    Stadio Nuovo di {city}|Stadio dei Platani|Polisportivo di {city}|Stadio della Stazione`),
  clubs: clubList(`
    Porta Romana Milano, Milano|US Valentino Torino, Torino|US Quirinalia, Roma|Virtus Mergellina, Napoli
    Navigli Milano, Milano|SS Ponte Milvio, Roma|Oltrarno Calcio, Firenze|US Lanterna, Genova
    AC Due Torri, Bologna|AC Mura Venete, Bergamo|AC Ponte Pietra, Verona|Borgo Dora Calcio, Torino
    US Conca d’Oro, Palermo|AC Patria del Friuli, Udine|Bastione Cagliari, Cagliari|US Murattiana, Bari
    AC Serenissima, Venezia|Certosa Ducale, Parma|Messapica Calcio, Lecce|AS Liotru Catania, Catania
    US Cidneo, Brescia|Ghirlandina Calcio, Modena|US Ippocratica, Salerno|Goliardica Padova, Padova
    AC Tricolore, Reggio Emilia|US Marinara, Pisa|Arco Etrusco, Perugia|US Palladiana, Vicenza
    Fata Morgana Reggio, Reggio Calabria|SS Acciaierie, Terni|US Malatestiana, Cesena|Setificio Lario, Como
    US Quattro Mori, Livorno|AC Liutai, Cremona|US Arsenalotti, La Spezia|US Tre Colli, Catanzaro
    Ponte del Mare, Pescara|Diamanti Calcio, Ferrara|AC Zancle, Messina|Mar Piccolo Calcio, Taranto
    Guasco Ancona, Ancona|US Bora, Trieste|AC Busento, Cosenza|Tavoliere Calcio, Foggia
    US Fenestrelle, Avellino|AC Arco Traiano, Benevento|Farnesiana, Piacenza|Contradaiola Siena, Siena
    Magna Grecia Calcio, Crotone|Candelieri Sassari, Sassari|US San Gaudenzio, Novara|US Tanaro, Alessandria
    Galla Placidia Calcio, Ravenna|AS Ariminum, Rimini|Rossini Calcio, Pesaro|US Volto Santo, Lucca
    AC Saracino, Arezzo|Lanifici Bisenzio, Prato|Rigoletto Mantova, Mantova|Calzaturieri Vigevano, Vigevano
    Archimede Calcio, Siracusa|US Saline, Trapani|Concordia dei Templi, Agrigento|Colonna Appia, Brindisi
    Vanvitelliana, Caserta|US Basento, Potenza|AC Rupestre, Matera|US Novantanove, L’Aquila
    Monforte Calcio, Campobasso|AC Buranelli, Treviso|Tintori Noncello, Pordenone|AC Buonconsiglio, Trento
    SV Talfer, Bolzano|Augusta Pretoria, Aosta|Torre Troyana, Asti|US Granda, Cuneo|US Risaia, Vercelli
    Torretta Savona, Savona|Granito Gallura, Olbia
    Società Sportiva Dopolavoro Ferroviario Santa Maria Novella, Firenze
  `),
};
