import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const japan: CountryEntry = {
  id: 70,
  name: 'Japan',
  code: 'jp',
  continent: 1,
  zone: 'Asia/Tokyo',
  season: 'year',
  first: '02-14',
  last: '12-06',
  breaks: [],
  strength: 70,
  popularity: 58,
  people: peopleList('japanese 92|brazilian 5|korean 3'),
  leagues: [
    { name: 'Japan First Division', clubs: 20, legs: 2, down: 3 },
    { name: 'Japan Second Division', clubs: 20, legs: 2, down: 3 },
    { name: 'Japan Third Division', clubs: 20, legs: 2, down: 0 },
  ],
  cup: 'Chrysanthemum Cup',
  women: { name: 'Women’s First Division', clubs: 12, legs: 2, team: '{club} Ladies' },
  reserves: { name: 'Satellite League', clubs: 12, legs: 3, team: '{club} Reserves' },
  youth: { name: 'U-18 National League', clubs: 12, legs: 3, team: '{club} U-18' },
  kickOffs: {
    top: {
      weekend: textList(`Fri 19:00|Sat 14:00|Sat 14:00|Sat 15:00|Sat 16:00|Sat 18:00|Sat 19:00|Sun 14:00
        Sun 15:00|Sun 18:00`),
      midweek: textList('Wed 19:00|Wed 19:00|Wed 19:30'),
    },
    lower: {
      weekend: textList('Sat 14:00|Sat 14:00|Sat 18:00|Sun 13:00|Sun 14:00|Sun 14:00|Sun 16:00'),
      midweek: textList('Wed 19:00'),
    },
  },
  grounds: textList(`{city} Stadium|{city} Athletic Park|{city} Football Arena|Riverside Athletic Ground
    {city} Prefectural Stadium|Castle Park Athletic Field|Kaigan Stadium|{city} Sogo Park`),
  clubs: clubList(`
    Yokohama Faro, Yokohama|Sumida Lanterna, Tokyo|Naniwa Solare Osaka, Osaka|Nagoya Kinshachi, Nagoya
    Saitama Falkenia, Saitama|Kobe Rokko Vento, Kobe|Hiroshima Momiji FC, Hiroshima|Hakata Marea, Fukuoka
    Tamagawa Ferro, Kawasaki|Sapporo Nevistella, Sapporo|Sendai Aobana, Sendai|Kamogawa Aurea, Kyoto
    Chiba Bosora, Chiba|Shizuoka Fujiverde, Shizuoka|Niigata Gransol, Niigata|Hamamatsu Arpegio, Hamamatsu
    Kagoshima Ceniza, Kagoshima|Sakai Lamina, Sakai|Okayama Momotaro SC, Okayama|Kumamoto Fuegaso, Kumamoto
    Kanazawa Goldblatt, Kanazawa|Nagasaki Campana, Nagasaki|Mito Plumera, Mito|Utsunomiya Relampa, Utsunomiya
    Oita Yufuente, Oita|Kofu Uvarossa, Kofu|Matsumoto Corvina, Matsumoto|Hachioji Tengu, Hachioji
    Takasaki Daruma SC, Takasaki|Kokura Drumstar, Kitakyushu|Gifu Cormoran, Gifu|Himeji Garça, Himeji
    Nara Cervino, Nara|Takamatsu Olivado, Takamatsu|Matsuyama Botchan FC, Matsuyama|Yamagata Cerejal, Yamagata
    Toyama Alpenbach, Toyama|Aomori Pomaria, Aomori|Naha Shisa FC, Naha
    Toyohashi Heavy Rolling Stock Works Soccer Club, Toyohashi|Miyazaki Solmar, Miyazaki
    Nagano Nevalta, Nagano|Akita Namahage SC, Akita|Morioka Nambu Iron, Morioka|Awa Danzare, Tokushima
    Tosa Ballenata, Kochi|Fukui Dracolith, Fukui|Otsu Lagorino, Otsu|Wakayama Mikan SC, Wakayama
    Koriyama Asaka Rapido, Koriyama|Hakodate Calamaro, Hakodate|Asahikawa Polaris, Asahikawa
    Saga Balonesta, Saga|Tottori Dunares, Tottori|Matsue Lagoluna, Matsue|Maebashi Karakaze, Maebashi
    Kurashiki Indigare, Kurashiki|Hirosaki Neputa SC, Hirosaki|Kanmon Strait FC, Shimonoseki
    Fukushima Pescalba, Fukushima
  `),
};
