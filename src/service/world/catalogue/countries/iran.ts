import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const iran: CountryEntry = {
  id: 78,
  name: 'Iran',
  code: 'ir',
  continent: 1,
  zone: 'Asia/Tehran',
  season: 'autumn',
  first: '08-20',
  last: '05-28',
  breaks: [
    ['12-28', '01-15'],
    ['03-19', '04-01'],
  ],
  strength: 66,
  popularity: 38,
  people: peopleList('persian 96|georgian 1|brazilian 1|gulf 2'),
  leagues: [
    { name: 'Lig-e Mihan', clubs: 16, legs: 2, down: 2 },
    { name: 'Lig-e Yek', clubs: 18, legs: 2, down: 0 },
  ],
  cup: 'Jam-e Mihan',
  women: null,
  reserves: null,
  youth: { name: 'Lig-e Omid', clubs: 12, legs: 3, team: '{club} U23' },
  kickOffs: {
    top: {
      weekend: textList('Thu 16:00|Thu 17:30|Thu 19:00|Fri 15:00|Fri 16:30|Fri 18:00|Sat 16:30|Sun 17:00'),
      midweek: textList('Tue 15:30|Tue 18:00|Wed 15:30|Wed 17:30'),
    },
    lower: {
      weekend: textList('Thu 14:30|Thu 15:00|Mon 14:30|Mon 15:00|Fri 15:00'),
      midweek: textList('Tue 14:30|Wed 15:00'),
    },
  },
  grounds: textList(`Varzeshgah-e {city}|{city} Stadium|Takhte Sefid Stadium|Varzeshgah-e Kargaran|Sarv Park
    {city} Rah Ahan Ground|Shohada-ye Bandar Stadium`),
  clubs: clubList(`
    Simorgh Tehran, Tehran|Zayandeh Rud, Isfahan|Arg Tabriz, Tabriz|Damavand Tehran, Tehran
    Pol-e Sefid Ahvaz, Ahvaz|Zaferan Mashhad, Mashhad|Hafezieh Shiraz, Shiraz|Khaviar Anzali, Bandar-e Anzali
    Toopkhaneh Tehran, Tehran|Pesteh Rafsanjan, Rafsanjan|Farsh Arak, Arak|Badgir Yazd, Yazd|Narenj Sari, Sari
    Cheshmeh Ali Rey, Rey|Lenj Bushehr, Bushehr|Chogan Karaj, Karaj|Baran Rasht, Rasht
    Naqsh-e Kashi Isfahan, Isfahan|El Goli Tabriz, Tabriz|Sarv-e Abarkuh, Abarkuh|Taq-e Bostan, Kermanshah
    Firouzeh Neyshabur, Neyshabur|Arg-e Bam, Bam|Ganjnameh Hamadan, Hamadan|Golab Kashan, Kashan
    Falak-ol-Aflak, Khorramabad|Namak Urmia, Urmia|Nakhl Abadan, Abadan|Savaran Gonbad, Gonbad-e Kavus
    Anar Saveh, Saveh|Darya Hormoz, Bandar Abbas|Sheykh Safi Ardabil, Ardabil|Hamun Zabol, Zabol
    Ghali Qom, Qom
  `),
};
