import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const china: CountryEntry = {
  id: 72,
  name: 'China',
  code: 'cn',
  continent: 1,
  zone: 'Asia/Shanghai',
  season: 'year',
  first: '02-28',
  last: '11-22',
  breaks: [],
  strength: 55,
  popularity: 48,
  people: peopleList('chinese 94|brazilian 4|korean 2'),
  leagues: [
    { name: 'China Premier Division', clubs: 16, legs: 2, down: 2 },
    { name: 'China Division One', clubs: 16, legs: 2, down: 3 },
    { name: 'China Division Two', clubs: 20, legs: 2, down: 0 },
  ],
  cup: 'Great Wall Cup',
  women: null,
  reserves: { name: 'China Reserve Division', clubs: 14, legs: 2, team: '{club} B' },
  youth: { name: 'China U21 Division', clubs: 14, legs: 2, team: '{club} U21' },
  kickOffs: {
    top: {
      weekend: textList('Fri 19:35|Fri 20:00|Sat 15:30|Sat 18:00|Sat 19:35|Sun 15:30|Sun 18:00|Sun 19:35'),
      midweek: textList('Tue 19:35|Wed 18:00|Wed 19:35'),
    },
    lower: {
      weekend: textList('Sat 15:00|Sat 16:00|Sat 19:00|Sat 19:30|Sun 15:00|Sun 16:00|Sun 19:00|Sun 19:30'),
      midweek: textList('Tue 19:00|Wed 15:00|Wed 19:30'),
    },
  },
  grounds: textList(`{city} Sports Centre|{city} Stadium|{city} People’s Stadium|Workers’ Culture Park
    {city} Olympic Sports Park|{city} University Ground|East Gate Stadium|Riverside Football Park`),
  clubs: clubList(`
    Shanghai Dengta, Shanghai|Beijing Zhonglou, Beijing|Guangzhou Five Rams, Guangzhou|Jinan Baotu, Jinan
    Chengdu Jinsha, Chengdu|Hangzhou Lotus, Hangzhou|Tianjin Haihe Clippers, Tianjin
    Wuhan East Lake Swifts, Wuhan|Dalian Black Reef, Dalian|Nanjing Plum Hill, Nanjing
    Shenzhen Mangrove, Shenzhen|Chongqing Wudu, Chongqing|Qingdao Laoshan Spring, Qingdao
    Zhengzhou Bronze Ding, Zhengzhou|Xi’an Terracotta, Xi’an|Shenyang Iron West, Shenyang
    Huangpu Boatmen, Shanghai|Jingxi Steel FC, Beijing|Changchun Film Studio, Changchun|Ningbo Dockers, Ningbo
    Changsha Orange Isle, Changsha|Xiamen Piano Isle, Xiamen|Kunming Dianchi Gulls, Kunming
    Suzhou Silk Garden, Suzhou|Harbin Ice Lanterns, Harbin|Foshan Lion Dance, Foshan|Fuzhou Banyan, Fuzhou
    Hefei Xiaoyaojin, Hefei|Nanchang Tengwang, Nanchang|Guiyang Maple Wood, Guiyang
    Shijiazhuang Railguards, Shijiazhuang|Taiyuan Coal Phoenix, Taiyuan|Nanning Green Peak, Nanning
    Lanzhou Waterwheels, Lanzhou|Urumqi Snowline, Ürümqi|Wuxi Taihu Sails, Wuxi|Yantai Apple Coast, Yantai
    Weifang Kites, Weifang|Hohhot Grassland Riders, Hohhot|Haikou Coconut Wind, Haikou|Luoyang Peony, Luoyang
    Wenzhou Oujiang Merchants, Wenzhou|Quanzhou Junks, Quanzhou|Xuzhou Han Horse, Xuzhou
    Tangshan Kaiping Miners, Tangshan|Liuzhou Engine, Liuzhou|Daqing Derrick, Daqing|Anshan Furnace, Anshan
    Jingdezhen Blue Kiln, Jingdezhen|Baotou Steppe Deer, Baotou|Yinchuan Wolfberry, Yinchuan
    Mianyang Science City, Mianyang
  `),
};
