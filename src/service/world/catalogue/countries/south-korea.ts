import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const southKorea: CountryEntry = {
  id: 71,
  name: 'South Korea',
  code: 'kr',
  continent: 1,
  zone: 'Asia/Seoul',
  season: 'year',
  first: '02-21',
  last: '12-06',
  breaks: [],
  strength: 68,
  popularity: 46,
  people: peopleList('korean 94|brazilian 4|japanese 2'),
  leagues: [
    { name: 'Korea First Division', clubs: 12, legs: 3, down: 2 },
    { name: 'Korea Second Division', clubs: 14, legs: 2, down: 2 },
    { name: 'Korea Third Division', clubs: 16, legs: 2, down: 0 },
  ],
  cup: 'Hanmaeum Cup',
  women: { name: 'Mugunghwa League', clubs: 10, legs: 3, team: '{club} Women' },
  reserves: { name: 'Korea Reserve League', clubs: 12, legs: 3, team: '{club} B' },
  youth: { name: 'Korea U-18 League', clubs: 12, legs: 3, team: '{club} U18' },
  kickOffs: {
    top: {
      weekend: textList('Fri 19:30|Sat 14:00|Sat 16:30|Sat 19:00|Sun 14:00|Sun 16:30|Sun 19:00'),
      midweek: textList('Tue 19:30|Wed 19:00|Wed 19:30'),
    },
    lower: {
      weekend: textList('Sat 14:00|Sat 16:00|Sat 19:00|Sun 14:00|Sun 16:00|Sun 19:00|Mon 19:30'),
      midweek: textList('Tue 19:00|Wed 19:00'),
    },
  },
  grounds: textList(`{city} Sports Complex|{city} Civic Stadium|{city} Football Center
    Hangang Riverside Stadium|Moonlight Arena|{city} Public Stadium|Steel Gate Park`),
  clubs: clubList(`
    Seoul Hangang Cranes, Seoul|Ulsan Shipwrights, Ulsan|Busan Galmaegi, Busan|Jeonju Hanok FC, Jeonju
    Suwon Fortress, Suwon|Incheon Wolmi Mariners, Incheon|Daegu Palgong Hawks, Daegu|Homi Sunrise FC, Pohang
    Mudeung Stags, Gwangju|Daejeon Photons, Daejeon|Jeju Hallabong, Seogwipo|Namsan Athletic, Seoul
    Changwon Machinists, Changwon|Tancheon Magpies, Seongnam|Goyang Ilsan Rovers, Goyang|Haeundae Waves, Busan
    Chuncheon Lake Herons, Chuncheon|Cheongju Jikji FC, Cheongju|Gumi Electrons, Gumi
    Yongin Cheoin Knights, Yongin|Uijeongbu Iron Horse, Uijeongbu|Yeosu Camellia, Yeosu|Gaya Iron FC, Gimhae
    Asan Turtle Ships, Asan|Gangneung Pine Wind, Gangneung|Cheonan Walnut FC, Cheonan|Gunsan Tide, Gunsan
    Silla Golden Crown, Gyeongju|Jinju Lanterns, Jinju|Geoje Dockyard, Geoje|Bucheon Peach Blossom, Bucheon
    Wonju Chiak Bears, Wonju|Mokpo Samhak, Mokpo|Iksan Jewels, Iksan|Andong Mask FC, Andong
    Suncheon Reeds, Suncheon|Icheon Potters, Icheon|Chungju Apple Town, Chungju|Sokcho Seorak FC, Sokcho
    Tongyeong Admirals, Tongyeong|Jecheon Railway, Jecheon|Samcheok Cement, Samcheok
  `),
};
