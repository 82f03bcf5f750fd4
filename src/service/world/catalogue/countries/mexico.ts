import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const mexico: CountryEntry = {
  id: 42,
  name: 'Mexico',
  code: 'mx',
  continent: 4,
  zone: 'America/Mexico_City',
  season: 'autumn',
  first: '07-11',
  last: '05-24',
  breaks: [['12-16', '01-08']],
  strength: 78,
  popularity: 76,
  people: peopleList('mexican 86|latin-american 12|brazilian 1|american 1'),
  leagues: [
    { name: 'Primera Nacional', clubs: 18, legs: 2, down: 3 },
    { name: 'División de Ascenso', clubs: 16, legs: 2, down: 3 },
    { name: 'Liga de Plata', clubs: 20, legs: 2, down: 0 },
  ],
  cup: 'Copa de los Estados',
  women: { name: 'Primera Nacional Femenil', clubs: 12, legs: 2, team: '{club} Femenil' },
  reserves: { name: 'Torneo de Filiales', clubs: 12, legs: 3, team: '{club} Filial' },
  youth: { name: 'Torneo Sub-21', clubs: 12, legs: 3, team: '{club} Sub-21' },
  kickOffs: {
    top: {
      weekend: textList(`Thu 19:00|Fri 19:00|Fri 21:00|Fri 21:10|Sat 17:00|Sat 19:00|Sat 19:05|Sat 21:05
        Sun 12:00|Sun 17:00|Sun 19:00`),
      midweek: textList('Tue 19:00|Tue 21:00|Wed 19:00|Wed 21:05|Thu 20:00'),
    },
    lower: {
      weekend: textList(`Thu 19:00|Thu 21:00|Fri 19:00|Fri 21:05|Sat 12:00|Sat 16:00|Sat 18:00|Sun 12:00
        Sun 16:00`),
      midweek: textList('Tue 19:00|Wed 17:00|Wed 19:00|Wed 21:00'),
    },
  },
  grounds: textList(`Estadio Municipal de {city}|Estadio Unidad Deportiva {city}|Estadio 5 de Febrero
    Estadio Revolución Agraria|Estadio El Huizachal|Estadio Olímpico de {city}|Parque Los Fresnos
    Estadio General Arriaga`),
  clubs: clubList(`
    Águila Negra de Tlatelolco, Ciudad de México|Regios de Santa Lucía, Monterrey
    Agaveros de Jalisco, Guadalajara|Trajineras de Xochimilco, Ciudad de México|Fundidora Norteña, Monterrey
    Deportivo Analco, Guadalajara|Angelopolitano FC, Puebla|Tranviarios, Ciudad de México
    Portales de Toluca, Toluca|Zapateros FC, León|Algodoneros del Nazas, Torreón|Acueducto FC, Querétaro
    Xoloitzin Fronterizo, Tijuana|Dos Naciones FC, Ciudad Juárez|Relojeros, Pachuca
    Catedráticos del Pedregal, Ciudad de México|Ferroviarios del Bajío, Aguascalientes
    Malecón Mazatleco, Mazatlán|Mineral de Potosí, San Luis Potosí|Camelinas FC, Morelia
    Sembradores del Lerma, Irapuato|Jarochos Unidos, Veracruz|Guelaguetza FC, Oaxaca|Cachanillas FC, Mexicali
    Henequeneros, Mérida|Quetzales del Sureste, Tuxtla Gutiérrez|Laguna del Carpintero, Tampico
    Volcán de Colima, Colima|Lagartos del Usumacinta, Villahermosa|Primavera Morelense, Cuernavaca
    Cantera Rosa, Zacatecas|Humaya Sinaloense, Culiacán|Trigueros del Yaqui, Ciudad Obregón
    Sarape FC, Saltillo|Mezquital Vizcaíno, Durango|Caballería Villista, Chihuahua
    Pasteros de Real del Monte, Pachuca|Caribe Turquesa, Cancún|Baluartes del Golfo, Campeche
    Clavadistas FC, Acapulco|Cafetos de Coatepec, Xalapa
    Club Social y Deportivo Obrero Textil de Río Blanco, Orizaba|Desierto Sonorense, Hermosillo
    Talabarteros, León|Bola de Agua FC, Celaya|Bahía de Banderas FC, Puerto Vallarta
    Telares de Tlaxcala, Tlaxcala|Manglar Nayarita, Tepic|Camarón Sureño, Salina Cruz
    Cañeros de la Huasteca, Ciudad Valles|Vinícola del Pacífico, Ensenada|Huracán del Golfo, Coatzacoalcos
    Platería de Taxco, Taxco|Aguacate Purépecha, Uruapan
  `),
};
