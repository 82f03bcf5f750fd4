import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const saudiArabia: CountryEntry = {
  id: 75,
  name: 'Saudi Arabia',
  code: 'sa',
  continent: 1,
  zone: 'Asia/Riyadh',
  season: 'autumn',
  first: '08-21',
  last: '05-23',
  breaks: [['12-01', '12-20']],
  strength: 66,
  popularity: 60,
  people: peopleList('gulf 86|brazilian 4|portuguese 2|french 3|maghreb 3|francophone-african 2'),
  leagues: [
    { name: 'Dawri Al-Mumtaz', clubs: 18, legs: 2, down: 3 },
    { name: 'Dawri Al-Oula', clubs: 18, legs: 2, down: 0 },
  ],
  cup: 'Kas Al-Mamlaka',
  women: null,
  reserves: null,
  youth: { name: 'Dawri Al-Shabab U21', clubs: 14, legs: 2, team: '{club} U21' },
  kickOffs: {
    top: {
      weekend: textList(`Thu 18:00|Thu 19:00|Thu 21:00|Fri 18:00|Fri 19:00|Fri 21:00|Sat 18:00|Sat 20:00
        Sat 21:00`),
      midweek: textList('Tue 18:30|Tue 21:00|Wed 18:30|Wed 21:00'),
    },
    lower: {
      weekend: textList('Fri 16:00|Mon 16:05|Mon 18:00|Sat 18:15|Sun 18:15'),
      midweek: textList('Tue 16:00|Tue 18:15|Wed 18:15'),
    },
  },
  grounds: textList(`{city} Sports City|Madinat {city} Al-Riyadiya|{club} Stadium|Al-Nakhla Stadium
    {city} University Stadium|Desert Rose Arena|Al-Wadi Ground`),
  clubs: clubList(`
    Al-Masmak Riyadh, Riyadh|Marjan Jeddah, Jeddah|Lulu Dammam, Dammam|Shabab Al-Olaya, Riyadh
    Al-Balad Jeddah, Jeddah|Tamr Buraidah, Buraidah|Quba Medina, Medina|Ajyad Makkah, Makkah
    Al-Sabah Tabuk, Tabuk|Wahat Al-Ahsa, Hofuf|Sarawat Abha, Abha|Ward Taif, Taif|Fursan Hail, Hail
    Naft Dhahran, Dhahran|Farasan Jizan, Jizan|Sawahil Jubail, Jubail|Wadi Hanifa, Riyadh|Mina Yanbu, Yanbu
    Khuzama Unaizah, Unaizah|Sahm Khamis, Khamis Mushait|Qafilat Najran, Najran|Al-Murabba Riyadh, Riyadh
    Zaytun Sakaka, Sakaka|Obhur Jeddah, Jeddah|Madain Al-Hijr, Al-Ula|Nakheel Al-Kharj, Al-Kharj
    Rawasi Al-Bahah, Al-Bahah|Bahhara Qatif, Qatif|Ghada Arar, Arar|Haddaj Tayma, Tayma
    Al-Rumaila Hofuf, Hofuf|Sadeem Al-Majmaah, Al-Majma’ah|Dabab Al-Namas, Al-Namas|Reem Hafar, Hafar Al-Batin
    Jisr Khobar, Khobar|Bareq Rafha, Rafha
  `),
};
