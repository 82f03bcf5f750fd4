import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const malaysia: CountryEntry = {
  id: 83,
  name: 'Malaysia',
  code: 'my',
  continent: 1,
  zone: 'Asia/Kuala_Lumpur',
  season: 'autumn',
  first: '08-08',
  last: '05-10',
  breaks: [['12-22', '01-08']],
  strength: 42,
  popularity: 34,
  people: peopleList('malay 74|chinese 8|indian 8|brazilian 5|nigerian 3|indonesian 2'),
  leagues: [
    { name: 'Liga Persekutuan', clubs: 14, legs: 2, down: 2 },
    { name: 'Liga Persekutuan II', clubs: 14, legs: 2, down: 0 },
  ],
  cup: 'Piala Persekutuan',
  women: null,
  reserves: { name: 'Liga Simpanan', clubs: 12, legs: 3, team: '{club} II' },
  youth: { name: 'Liga Belia', clubs: 12, legs: 3, team: '{club} U23' },
  kickOffs: {
    top: {
      weekend: textList('Fri 20:15|Fri 21:00|Sat 18:30|Sat 20:15|Sat 21:00|Sun 18:30|Sun 20:15|Sun 21:00'),
      midweek: textList('Tue 20:15|Tue 21:00|Wed 20:15|Wed 21:00'),
    },
    lower: {
      weekend: textList('Fri 16:30|Fri 20:45|Sat 16:30|Sat 20:45|Sun 16:30|Mon 20:45'),
      midweek: textList('Tue 20:45|Wed 16:30'),
    },
  },
  grounds: textList(`Stadium {city}|Stadium Majlis {city}|Padang {city}|Stadium Bunga Cempaka
    Padang Jalan Besar|Stadium Mini {city}|Stadium Pinang Raja`),
  clubs: clubList(`
    Kampung Baru Hang, Kuala Lumpur|Johor Straits Rovers, Johor Bahru|Bintang Shah Alam, Shah Alam
    Clan Jetty FC, George Town|Ipoh Tin Rovers, Ipoh|Penyu Kuantan, Kuantan|Batik Terengganu, Kuala Terengganu
    Wau Kota Bharu, Kota Bharu|Summit Kinabalu, Kota Kinabalu|Sape Kuching, Kuching
    Padi Alor Setar, Alor Setar|Brickfields Athletic, Kuala Lumpur|Kerbau Seremban, Seremban
    A Famosa Rangers, Malacca|Port Klang Stevedores, Klang|Subang Airfield, Subang Jaya
    Taiping Rain Trees, Taiping|Butterworth Ferry, Butterworth|Batu Pahat Jaya, Batu Pahat
    Sandakan Proboscis, Sandakan|Miri Oilmen, Miri|Harum Manis Kangar, Kangar|Sibu Swan, Sibu
    Petaling Street FC, Kuala Lumpur|Tawau Cocoa, Tawau|Patin Temerloh, Temerloh
    Menara Teluk Intan, Teluk Intan|Muar Kesang FC, Muar
  `),
};
