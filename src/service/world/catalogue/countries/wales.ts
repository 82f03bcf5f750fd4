import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const wales: CountryEntry = {
  id: 10,
  name: 'Wales',
  code: 'wls',
  continent: 2,
  zone: 'Europe/London',
  season: 'autumn',
  first: '08-09',
  last: '04-27',
  breaks: [],
  strength: 50,
  popularity: 32,
  people: peopleList('welsh 78|english 17|irish 2|scottish 1|jamaican 1|portuguese 1'),
  leagues: [
    { name: 'Prif Adran', clubs: 12, legs: 2, down: 2 },
    { name: 'Adran Un', clubs: 16, legs: 2, down: 0 },
  ],
  cup: 'Cwpan y Ddraig',
  women: null,
  reserves: null,
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Fri 19:45|Fri 19:45|Sat 14:30|Sat 14:30|Sat 14:30|Sat 17:15|Sun 14:30'),
      midweek: textList('Tue 19:45|Tue 19:45|Wed 19:45'),
    },
    lower: {
      weekend: textList('Fri 19:45|Sat 14:30|Sat 14:30|Sat 14:30|Sat 14:30|Sat 14:00|Sat 15:00'),
      midweek: textList('Tue 19:30|Tue 19:45|Wed 19:30'),
    },
  },
  grounds: textList(`Parc {city}|Maes y Dref|Welfare Ground|{city} Athletic Ground|Chapel Lane|Cae’r Felin
    The Recreation Ground`),
  clubs: clubList(`
    Splott Steel, Cardiff|Landore Copper, Swansea|Wat’s Dyke Rovers, Wrexham|Transporter Athletic, Newport
    Cyfarthfa Ironmen, Merthyr Tydfil|Great Orme, Llandudno|CPD Segontiwm, Caernarfon|Straits Athletic, Bangor
    Whitmore Bay, Barry|Constitution Hill, Aberystwyth|Cleddau Rovers, Haverfordwest
    Severnside Flannel, Newtown|Sosban Tinplate, Llanelli|CPD Derwen Myrddin, Carmarthen|Llyn Tegid, Bala
    Taff Bridge, Pontypridd|Margam Works, Port Talbot|Marine Lake Rovers, Rhyl|Halkyn Lead, Flint
    South Stack Mariners, Holyhead|Leaning Tower, Caerphilly|Pontcanna Students, Cardiff
    Ogwr Rangers, Bridgend|Cynon Choral, Aberdare|Moelwyn Slate, Blaenau Ffestiniog
    Sugar Loaf Albion, Abergavenny|Powis Canal, Welshpool|St Winefride’s, Holywell
  `),
};
