import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const israel: CountryEntry = {
  id: 35,
  name: 'Israel',
  code: 'il',
  continent: 2,
  zone: 'Asia/Jerusalem',
  season: 'autumn',
  first: '08-22',
  last: '05-23',
  breaks: [],
  strength: 60,
  popularity: 38,
  people: peopleList('hebrew 70|egyptian 18|serbian 3|nigerian 3|brazilian 3|ghanaian 2|georgian 1'),
  leagues: [
    { name: 'Liga Artzit', clubs: 14, legs: 2, down: 2 },
    { name: 'Liga Bet', clubs: 16, legs: 2, down: 0 },
  ],
  cup: 'Gavia Artzi',
  women: null,
  reserves: null,
  youth: { name: 'Liga Noar', clubs: 12, legs: 3, team: '{club} U19' },
  kickOffs: {
    top: {
      weekend: textList('Sat 18:00|Sat 18:30|Sat 19:30|Sat 20:00|Sat 20:30|Sun 20:00|Sun 20:30|Mon 20:00'),
      midweek: textList('Tue 19:00|Tue 20:00|Wed 19:30|Wed 20:30'),
    },
    lower: {
      weekend: textList('Thu 19:00|Fri 13:30|Fri 14:00|Fri 15:00|Fri 15:00|Fri 15:30|Mon 19:00'),
      midweek: textList('Tue 18:00|Tue 19:00|Wed 19:00'),
    },
  },
  grounds: textList(`{city} Municipal Stadium|{club} Stadium|Itztadion HaPardes|Orange Grove Stadium
    {city} Ironi Stadium|Gan HaIr Stadium`),
  clubs: clubList(`
    HaYarkon Tel Aviv, Tel Aviv|Moriah Haifa, Haifa|HaMigdal Jerusalem, Jerusalem
    Bnei HaNegev Beer Sheva, Beer Sheva|Shahaf Ashdod, Ashdod|Neve Tzedek Tel Aviv, Tel Aviv
    Gal Yam Netanya, Netanya|Tzabar Petah Tikva, Petah Tikva|Al-Zaytoun Sakhnin, Sakhnin
    Hapoel HaNamal Haifa, Haifa|Migdalor Jaffa, Tel Aviv|Yekev Rishon LeZion, Rishon LeZion
    Kinneret Tiberias, Tiberias|Snunit Ramat Gan, Ramat Gan|Shimshon Ashkelon, Ashkelon
    Hapoel Nachlaot, Jerusalem|HaTzuk Kiryat Shmona, Kiryat Shmona|Eucalyptus Hadera, Hadera
    Al-Bishara Nazareth, Nazareth|Tutim Kfar Saba, Kfar Saba|Diunot Holon, Holon
    Maccabi Pardes Rehovot, Rehovot|Sironit Herzliya, Herzliya|Homot Akko, Acre|Gaaton Nahariya, Nahariya
    Hashmonaim Modiin, Modiin|Gilboa Afula, Afula|Al-Rawabi Umm al-Fahm, Umm al-Fahm
    Kokhav Midbar Dimona, Dimona|Almog Eilat, Eilat
  `),
};
