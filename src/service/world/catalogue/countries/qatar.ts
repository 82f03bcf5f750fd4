import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const qatar: CountryEntry = {
  id: 77,
  name: 'Qatar',
  code: 'qa',
  continent: 1,
  zone: 'Asia/Qatar',
  season: 'autumn',
  first: '08-14',
  last: '04-26',
  breaks: [['11-25', '12-22']],
  strength: 54,
  popularity: 26,
  people: peopleList('gulf 76|francophone-african 7|maghreb 6|brazilian 4|indian 3|persian 4'),
  leagues: [
    { name: 'Dawri Al-Dana', clubs: 12, legs: 2, down: 2 },
    { name: 'Dawri Al-Thania', clubs: 10, legs: 3, down: 0 },
  ],
  cup: null,
  women: null,
  reserves: null,
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Thu 17:00|Thu 19:00|Fri 17:00|Fri 19:15|Fri 19:30|Sat 17:00|Sat 19:15'),
      midweek: textList('Tue 17:30|Tue 19:30|Wed 17:30|Wed 19:30'),
    },
    lower: {
      weekend: textList('Thu 16:30|Fri 17:00|Sat 17:00|Sun 18:00'),
      midweek: textList('Tue 17:30|Wed 17:30'),
    },
  },
  grounds: textList(`{city} Stadium|{club} Stadium|Dana Park|Lighthouse Arena|{city} Sports Hall Ground
    Al-Sidra Stadium`),
  clubs: clubList(`
    Dana Doha, Doha|Sidra Al-Rayyan, Al Rayyan|Suhail Lusail, Lusail|Ghawas Al-Khor, Al Khor
    Musheireb Athletic, Doha|Maha Al-Shahaniya, Al-Shahaniya|Jasra Doha, Doha|Mina Mesaieed, Mesaieed
    Abraj Barzan, Umm Salal|Qitaf Al-Wukair, Al Wukair|Kurnish Doha, Doha|Dukhan Petroleum, Dukhan
    Al-Zubarah Fort, Al Zubarah|Rawdat Al-Wakrah, Al Wakrah|Al-Dafna Towers, Doha|Simaisma Sands, Simaisma
    Ras Laffan Gas, Ras Laffan|Nuaija Stars, Doha|Qurm Al-Thakhira, Al Thakhira
    Sulahfat Fuwairit, Madinat ash Shamal|Umm Bab SC, Umm Bab|Bin Omran SC, Doha
  `),
};
