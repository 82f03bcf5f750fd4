import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const argentina: CountryEntry = {
  id: 41,
  name: 'Argentina',
  code: 'ar',
  continent: 5,
  zone: 'America/Argentina/Buenos_Aires',
  season: 'year',
  first: '01-20',
  last: '12-14',
  breaks: [],
  strength: 86,
  popularity: 82,
  people: peopleList('latin-american 90|italian 6|spanish 4'),
  leagues: [
    { name: 'Primera División Nacional', clubs: 28, legs: 2, down: 4 },
    { name: 'Segunda División Nacional', clubs: 30, legs: 2, down: 4 },
    { name: 'Tercera División Metropolitana', clubs: 20, legs: 2, down: 0 },
  ],
  cup: 'Copa de la República',
  women: { name: 'Primera División Femenina', clubs: 12, legs: 2, team: '{club} Femenino' },
  reserves: { name: 'Torneo de Reserva', clubs: 14, legs: 2, team: '{club} Reserva' },
  youth: null,
  kickOffs: {
    top: {
      weekend: textList(`Fri 19:00|Fri 21:15|Sat 15:00|Sat 17:00|Sat 19:15|Sat 21:30|Sun 15:00|Sun 17:00
        Sun 19:15|Sun 21:30|Mon 19:00|Mon 21:15`),
      midweek: textList('Tue 19:00|Tue 21:15|Wed 19:00|Wed 21:15|Wed 21:30|Thu 21:00'),
    },
    lower: {
      weekend: textList(`Fri 17:00|Sat 15:30|Sat 15:30|Sat 17:00|Sat 19:00|Sun 15:30|Sun 15:30|Sun 17:00
        Sun 18:00|Mon 17:00|Mon 21:10`),
      midweek: textList('Tue 15:30|Tue 17:00|Wed 15:30|Wed 21:10'),
    },
  },
  grounds: textList(`Estadio de {city}|Estadio Doctor Anselmo Roca|La Caldera de {city}
    Estadio Presidente Urriaga|El Gasómetro Viejo|Estadio Don León Kessler|Estadio Parque {club}
    Estadio 9 de Julio`),
  clubs: clubList(`
    Atlético Riachuelo, Buenos Aires|Deportivo Saavedra Norte, Buenos Aires|Barracas Obrero, Buenos Aires
    Diagonales de La Plata, La Plata|Costanera Rosarina, Rosario|Racing del Abasto, Buenos Aires
    Caballito Juniors, Buenos Aires|Sportivo Pichincha, Rosario|Atlético La Cañada, Córdoba
    La Paternal Athletic, Buenos Aires|Andenes de Retiro, Buenos Aires|La Docta Sporting, Córdoba
    Pescadores del Salado, Santa Fe|Vendimia Mendocina, Mendoza|Defensores de Mataderos, Buenos Aires
    Atlético Azahares, San Miguel de Tucumán|Petroleros de Ensenada, Ensenada
    Frigorífico Avellaneda, Avellaneda|Villa Luro Central, Buenos Aires|Puerto Marplatense, Mar del Plata
    Gauchos del Valle, Salta|Sol de San Juan, San Juan|Boedo Antiguo, Buenos Aires
    Ribera de Vicente López, Vicente López|Sportivo 12 de Octubre de Lanús, Lanús
    Círculo Italiano de Quilmes, Quilmes|Taninos del Chaco, Resistencia|Litoral Entrerriano, Paraná
    Rieles de Junín, Junín|Acantilados FC, Mar del Plata|Unión Mecánica, Córdoba|Ceibos de Banfield, Banfield
    Club Yerbatero, Posadas|Deportivo Chamamé, Corrientes|Estibadores de Ingeniero White, Bahía Blanca
    Náutico Tigre Hotel, Tigre|La Portuaria de Zárate, Zárate|Sportivo Villa Crespo Sur, Buenos Aires
    Aeronáuticos de Morón, Morón|Talleristas de Haedo, Haedo|Atlético Aguará Guazú, Formosa
    Quebracho Santiagueño, Santiago del Estero|Cardón Jujeño, San Salvador de Jujuy
    Pompeya Tango Club, Buenos Aires|Manzaneros del Valle, Cipolletti|Limay Juniors, Neuquén
    Petrolero del Golfo, Comodoro Rivadavia|Serranos de Tandil, Tandil|Sportivo Pringles Viejo, San Luis
    Olivares de La Rioja, La Rioja|Poncho Catamarqueño, San Fernando del Valle de Catamarca
    Ranqueles AC, Santa Rosa|Imperio del Río Cuarto, Río Cuarto
    Sociedad Cosmopolita de Fomento Lácteos de Rafaela, Rafaela|Piamontés Sunchales, Sunchales
    Deportivo Ctalamochita, Villa María|Adoquín Sporting, Buenos Aires
    Unidos de Isidro Casanova, Isidro Casanova|Camioneros de Luján Oeste, Luján
    Ladrillero Berazategui, Berazategui|Flor de Escobar, Escobar
    Acero de San Nicolás, San Nicolás de los Arroyos|Aromos de Temperley, Temperley|Alfareros del Sur, Quilmes
    Cuatro Vientos FC, Lomas de Zamora|Arroyo Maldonado, Buenos Aires
    Juventud de Villa Pueyrredón, Buenos Aires|Gas del Estado Llavallol, Llavallol
    Glorietas de Ituzaingó, Ituzaingó|Estrella de Merlo, Merlo|Canteras de Olavarría, Olavarría
    Azul Molinos, Azul|Pergamino Semillero, Pergamino|Remolcadores del Paraná, Campana
    Corsos del Gualeguay, Gualeguaychú|Pingüinos de Trelew, Trelew|Faro San Juan de Ushuaia, Ushuaia
    Lago Mascardi FC, San Carlos de Bariloche
  `),
};
