import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const spain: CountryEntry = {
  id: 2,
  name: 'Spain',
  code: 'es',
  continent: 2,
  zone: 'Europe/Madrid',
  season: 'autumn',
  first: '08-16',
  last: '05-25',
  breaks: [['12-22', '01-02']],
  strength: 93,
  popularity: 95,
  people: peopleList(`
    spanish 76|basque 8|latin-american 7|portuguese 2|maghreb 2|brazilian 2|french 1|francophone-african 1
    romanian 1
  `),
  leagues: [
    { name: 'Primera División', clubs: 20, legs: 2, down: 3 },
    { name: 'Segunda División', clubs: 22, legs: 2, down: 4 },
    { name: 'Tercera División', clubs: 20, legs: 2, down: 4 },
    { name: 'Cuarta División', clubs: 20, legs: 2, down: 0 },
  ],
  cup: 'Copa de las Regiones',
  women: { name: 'Primera División Femenina', clubs: 14, legs: 2, team: '{club} Femenino' },
  reserves: null,
  youth: { name: 'División de Honor Juvenil', clubs: 14, legs: 2, team: '{club} Juvenil' },
  kickOffs: {
    top: {
      weekend: textList(`Fri 21:00|Sat 14:00|Sat 16:15|Sat 18:30|Sat 21:00|Sun 14:00|Sun 16:15|Sun 18:30
        Sun 21:00|Mon 21:00`),
      midweek: textList('Tue 19:00|Tue 21:30|Wed 19:00|Wed 21:30|Thu 19:30|Thu 21:30'),
    },
    lower: {
      weekend: textList(`Fri 20:30|Sat 16:15|Sat 18:30|Sat 20:30|Sun 12:00|Sun 12:00|Sun 17:00|Sun 17:00
        Sun 18:30|Sun 19:00|Mon 20:30`),
      midweek: textList('Tue 20:00|Wed 18:00|Wed 20:30'),
    },
  },
  grounds: textList(`Estadio Municipal de {city}|Estadio de La Alameda|Nuevo Estadio de {city}
    Campo de San Roque|Ciudad Deportiva de {city}|Estadio {club}|Camino de la Estación|Campo de Los Cipreses`),
  clubs: clubList(`
    Real Retiro, Madrid|Montjuïc Esportiu, Barcelona|Real Giralda Balompié, Sevilla|CF Micalet, Valencia
    SD Ibaizabal, Bilbao|Atlético Arganzuela, Madrid|Zurriola KE, San Sebastián|Unión Pilarica, Zaragoza
    Deportivo Berbés, Vigo|Deportivo Gibralfaro, Málaga|Marineda CF, A Coruña|Racing Bellver, Palma
    Real Cimadevilla, Gijón|Icària Esportiva, Barcelona|Navarrería CF, Pamplona|Real Pisuerga, Valladolid
    Atlético Albaicín, Granada|Racing Vegueta, Las Palmas|Unión Carbayona, Oviedo|Benacantil CF, Alicante
    Cantábrico Sardinero, Santander|Zadorra KE, Vitoria-Gasteiz|Deportivo Califal, Córdoba|Real Segura, Murcia
    Deportivo Palmeral, Elche|Achinet CF, Santa Cruz de Tenerife|Onyar Atlètic, Girona|Real Caleta, Cádiz
    Deportivo Legio VII, León|Atlético Arlanzón, Burgos|Magdalena CF, Castelló de la Plana
    Isuela Deportivo, Huesca|Unión Lavapiés, Madrid|Marítim del Serrallo, Tarragona
    Atlético Cuchillero, Albacete|Espolón CF, Logroño|Tèxtil del Ripoll, Sabadell|Seu Vella Esportiva, Lleida
    Universitario del Tormes, Salamanca|Atlético Aníbal, Cartagena|Dos de Mayo CF, Móstoles
    Deportivo Alcazaba, Almería|Atlético Colombino, Huelva|Deportivo Murallas, Lugo
    Bodeguero CD, Jerez de la Frontera|Galatea Naval, Ferrol|Aeronáutico CF, Getafe|Ezkerraldea SD, Barakaldo
    Siderúrgico CF, Sagunto|Unión del Estrecho, Algeciras|Peregrina SD, Pontevedra
    Botafumeiro CF, Santiago de Compostela|Unión Burgas, Ourense|Txingudi KE, Irun|Arrayanes CF, Linares
    Unión Olivarera, Jaén|Alcázar Deportivo, Toledo|Puente de Palmas, Badajoz|Cigüeñas CF, Cáceres
    Centurión CF, Mérida|Vapor Egarenc, Terrassa|Baetulo CE, Badalona|Baix Camp Atlètic, Reus
    Temple del Bierzo, Ponferrada|Sabugo Atlético, Avilés|Unión Besaya, Torrelavega
    Complutense Atlético, Alcalá de Henares|Atlético Quijano, Ciudad Real|Alcarreña CD, Guadalajara
    Deportivo Acueducto, Segovia|Atlético Viriato, Zamora|San Saturio CD, Soria|Ribera del Carrión, Palencia
    Adaja CF, Ávila|Deportivo Amantes, Teruel|Bardenero CF, Tudela|Guadalentín CD, Lorca|Unió Ducal, Gandia
    Dalt Vila CF, Eivissa|Port de Maó Esportiu, Maó|Deportivo Timanfaya, Arrecife
    Sociedad Cultural y Recreativa Hermandad de Pescadores, Motril
  `),
};
