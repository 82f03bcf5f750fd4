import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const egypt: CountryEntry = {
  id: 60,
  name: 'Egypt',
  code: 'eg',
  continent: 3,
  zone: 'Africa/Cairo',
  season: 'autumn',
  first: '08-09',
  last: '05-31',
  breaks: [
    ['12-01', '12-14'],
    ['01-02', '01-18'],
  ],
  strength: 66,
  popularity: 52,
  people: peopleList('egyptian 93|maghreb 2|francophone-african 3|nigerian 2'),
  leagues: [
    { name: 'Al-Dawri Al-Mumtaz', clubs: 18, legs: 2, down: 3 },
    { name: 'Al-Dawri Al-Thani', clubs: 18, legs: 2, down: 3 },
    { name: 'Al-Dawri Al-Thalith', clubs: 16, legs: 2, down: 0 },
  ],
  cup: 'Kas Misr',
  women: null,
  reserves: null,
  youth: { name: 'Dawri Al-Gomhoria U21', clubs: 14, legs: 2, team: '{club} U21' },
  kickOffs: {
    top: {
      weekend: textList(`Thu 17:00|Thu 20:00|Fri 17:00|Fri 20:00|Sat 17:00|Sat 20:00|Sun 17:00|Sun 20:00
        Mon 20:00`),
      midweek: textList('Tue 17:00|Tue 20:00|Wed 17:00|Wed 20:00'),
    },
    lower: {
      weekend: textList('Thu 15:00|Fri 15:00|Fri 15:00|Sat 15:00|Mon 15:00'),
      midweek: textList('Tue 15:00|Wed 15:00'),
    },
  },
  grounds: textList(`{city} Stadium|Istad {city}|{city} Railway Ground|Nile Corniche Ground|{club} Ground
    {city} Workers’ Stadium|Tahrir Field|Al-Matar Road Stadium`),
  clubs: clubList(`
    Nogoum Al-Nil, Cairo|Al-Fustat SC, Cairo|Fanar Al-Iskandaria, Alexandria|Muqattam Athletic, Cairo
    Buhayrat Ismailia, Ismailia|Marakbiya Port Said, Port Said|Abu El-Houl Giza, Giza|Bulaq Al-Hadid, Cairo
    Afran Helwan, Helwan|Ras El-Tin SC, Alexandria|Zahrat Tanta, Tanta|Lotus Mansoura, Mansoura
    Ataka Suez, Suez|Qutn Damanhour, Damanhour|Asal Banha, Banha|Sanabel Zagazig, Zagazig
    Talabat Assiut, Assiut|Nubian Stars Aswan, Aswan|Roda Island SC, Cairo|Dokki Athletic, Giza
    Anfushi Sporting, Alexandria|Sawaqi Fayoum, Fayoum
    Al-Qasaba Nile Textile Workers’ Sporting Club, Kafr El Dawwar|Wadi Al-Muluk, Luxor
    Marjan Hurghada, Hurghada|Muhandisin October, 6th of October City|Bab Al-Luq SC, Cairo
    Akhenaten Minya, Minya|Fakhkhar Qena, Qena|Nassagin Akhmim, Akhmim|Shubra Rangers, Shubra El Kheima
    Baron Heliopolis, Cairo|Zaytoun Eleven, Cairo|Nile Barrage FC, Qanater|Qasr Rashid, Rosetta
    Maks Fishermen, Alexandria|Naggarin Damietta, Damietta|Ruzz Kafr El Sheikh, Kafr El Sheikh
    Sikkat Bilbeis, Bilbeis|Imbaba Strikers, Giza|Matahin Beni Suef, Beni Suef|Khazzan Esna, Esna
    Horus Edfu, Edfu|Qasab Kom Ombo, Kom Ombo|Nakhil Al-Arish, Arish|Shams Girga, Girga
    Rimal Matruh, Marsa Matruh|Wahat Kharga, Kharga|Jabal Musa SC, Saint Catherine|Matariya Obelisk, Cairo
    Fallahin Shibin, Shibin El Kom|Saqqara Stars, Giza
  `),
};
