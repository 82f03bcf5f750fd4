import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const unitedArabEmirates: CountryEntry = {
  id: 76,
  name: 'United Arab Emirates',
  code: 'ae',
  continent: 1,
  zone: 'Asia/Dubai',
  season: 'autumn',
  first: '08-15',
  last: '05-17',
  breaks: [['12-10', '01-03']],
  strength: 53,
  popularity: 34,
  people: peopleList('gulf 84|brazilian 4|maghreb 4|persian 3|francophone-african 3|serbian 2'),
  leagues: [
    { name: 'Dawri Al-Sab’a', clubs: 14, legs: 2, down: 2 },
    { name: 'Dawri Al-Sab’a B', clubs: 14, legs: 2, down: 0 },
  ],
  cup: 'Kas Al-Emarat',
  women: null,
  reserves: null,
  youth: { name: 'Dawri U23', clubs: 12, legs: 3, team: '{club} U23' },
  kickOffs: {
    top: {
      weekend: textList('Thu 17:30|Thu 20:15|Fri 17:30|Fri 20:15|Sat 17:30|Sat 20:15|Sun 17:45|Sun 20:15'),
      midweek: textList('Tue 17:45|Tue 20:30|Wed 17:45|Wed 20:30'),
    },
    lower: {
      weekend: textList('Fri 16:30|Sat 16:30|Sat 17:00|Sun 17:00|Mon 16:30'),
      midweek: textList('Tue 16:30|Wed 16:30'),
    },
  },
  grounds: textList(`{city} Stadium|{club} Stadium|Corniche Stadium|Palm Grove Arena|{city} Club Ground
    Al-Falaj Stadium`),
  clubs: clubList(`
    Saqr Abu Dhabi, Abu Dhabi|Al-Khawr Dubai, Dubai|Falaj Al-Ain, Al Ain|Bahhara Deira, Dubai
    Rolla Sharjah, Sharjah|Lulu Al-Bateen, Abu Dhabi|Jebel Hafeet, Al Ain|Barajeel Bur Dubai, Dubai
    Al-Majaz Athletic, Sharjah|Zawraq Ajman, Ajman|Hajar Fujairah, Fujairah|Julfar Sports, Ras Al-Khaimah
    Musaffah Dockers, Abu Dhabi|Al-Karama Jumeirah, Dubai|Qurm Al-Quwain, Umm Al-Quwain
    Hijn Madinat Zayed, Madinat Zayed|Manarat Saadiyat, Abu Dhabi|Jebel Jais, Ras Al-Khaimah
    Mahara Khor Fakkan, Khor Fakkan|Rimal Liwa, Liwa|Al-Quoz Stars, Dubai|Hili Archers, Al Ain
    Nuaimia Ajman, Ajman|Ruwais Petroleum, Ruwais|Qidfa Coast, Fujairah|Ghaf Al-Madam, Al Madam
    Al-Warqa City, Dubai|Sidr Ghayathi, Ghayathi
  `),
};
