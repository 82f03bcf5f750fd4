import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const slovakia: CountryEntry = {
  id: 22,
  name: 'Slovakia',
  code: 'sk',
  continent: 2,
  zone: 'Europe/Bratislava',
  season: 'autumn',
  first: '07-26',
  last: '05-23',
  breaks: [['12-15', '02-07']],
  strength: 56,
  popularity: 32,
  people: peopleList('slovak 82|czech 6|hungarian 5|ukrainian 3|serbian 2|nigerian 2'),
  leagues: [
    { name: 'Prvá liga', clubs: 12, legs: 2, down: 2 },
    { name: 'Druhá liga', clubs: 16, legs: 2, down: 0 },
  ],
  cup: 'Slovenský národný pohár',
  women: null,
  reserves: null,
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Fri 18:00|Sat 15:30|Sat 18:00|Sat 18:00|Sat 20:30|Sun 15:30|Sun 18:00'),
      midweek: textList('Tue 17:30|Wed 17:30|Wed 18:00|Wed 20:15'),
    },
    lower: {
      weekend: textList('Fri 17:30|Sat 10:30|Sat 15:00|Sat 16:00|Sat 17:00|Sun 10:30|Sun 16:00'),
      midweek: textList('Tue 17:00|Wed 16:30|Wed 17:00'),
    },
  },
  grounds: textList(`Mestský štadión {city}|Štadión pod Hradom|Štadión {club}|{city} Aréna|Štadión pri Váhu
    Na Sihoti`),
  clubs: clubList(`
    FK Propeler Bratislava, Bratislava|ŠK Malý Rím Trnava, Trnava|FK Urban Košice, Košice
    ŠK Drotár Žilina, Žilina|FK Matúš Trenčín, Trenčín|FK Soľná Baňa Prešov, Prešov
    ŠK Barbakan Banská Bystrica, Banská Bystrica|FK Pribina Nitra, Nitra|FK Žitný Ostrov, Dunajská Streda
    ŠK Lafranconi Bratislava, Bratislava|ŠK Papiernik Ružomberok, Ružomberok|FK Trdelník Skalica, Skalica
    FK Memorandum Martin, Martin|FK Kamzík Poprad, Poprad|FK Koľajnica Zvolen, Zvolen
    ŠK Klapka Komárno, Komárno|FK Jánošík Liptovský Mikuláš, Liptovský Mikuláš|FK Bašta Bardejov, Bardejov
    ŠK Švejk Humenné, Humenné|FK Gumár Púchov, Púchov|FK Vinár Pezinok, Pezinok
    FK Manín Považská Bystrica, Považská Bystrica|Banícka Spišská Nová Ves, Spišská Nová Ves
    FK Majster Pavol Levoča, Levoča|FK Sklárik Lučenec, Lučenec|FK Uhlie Handlová, Handlová
    ŠK Cukrovar Galanta, Galanta|FK Drevár Topoľčany, Topoľčany
  `),
};
