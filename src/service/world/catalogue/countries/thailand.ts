import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const thailand: CountryEntry = {
  id: 81,
  name: 'Thailand',
  code: 'th',
  continent: 1,
  zone: 'Asia/Bangkok',
  season: 'autumn',
  first: '08-15',
  last: '05-17',
  breaks: [['12-22', '01-09']],
  strength: 46,
  popularity: 40,
  people: peopleList('thai 92|brazilian 5|japanese 3'),
  leagues: [
    { name: 'Thai First Division', clubs: 16, legs: 2, down: 3 },
    { name: 'Thai Second Division', clubs: 18, legs: 2, down: 3 },
    { name: 'Thai Third Division', clubs: 14, legs: 2, down: 0 },
  ],
  cup: 'White Elephant Cup',
  women: null,
  reserves: { name: 'Thai Reserve League', clubs: 12, legs: 3, team: '{club} B' },
  youth: { name: 'Thai Youth League', clubs: 12, legs: 3, team: '{club} U21' },
  kickOffs: {
    top: {
      weekend: textList('Fri 19:00|Sat 18:00|Sat 18:30|Sat 19:00|Sun 18:00|Sun 18:30|Sun 19:00|Mon 19:00'),
      midweek: textList('Tue 19:00|Wed 18:00|Wed 18:30|Wed 19:00'),
    },
    lower: {
      weekend: textList('Sat 16:00|Sat 17:30|Sat 18:00|Sun 16:00|Sun 17:30|Sun 18:00'),
      midweek: textList('Wed 16:00|Wed 18:00'),
    },
  },
  grounds: textList(`{city} Provincial Stadium|{city} Municipal Stadium|Golden Lotus Stadium
    {city} City Stadium|Railway Sports Ground|Khao Din Arena|{city} Institute of Physical Education`),
  clubs: clubList(`
    Krungthep Chao Phraya, Bangkok|Thonburi Klong FC, Bangkok|Korat Silk, Nakhon Ratchasima
    Chiang Mai Umbrella, Chiang Mai|Bang Saen Waves, Chonburi|Bang Sue Railway, Bangkok
    Nam Phong Dinosaurs, Khon Kaen|Hat Yai Junction, Hat Yai|Pathum Lotus Pond, Pathum Thani
    Yaowarat Dragon, Bangkok|Surin Tuskers, Surin|River Kwai Rangers, Kanchanaburi|Andaman Tin Miners, Phuket
    Doi Tung Mist, Chiang Rai|Nonthaburi Durian, Nonthaburi|Udon Ban Chiang, Udon Thani
    Ubon Candle, Ubon Ratchathani|Lopburi Monkeys, Lopburi|Chanthabun Sapphire, Chanthaburi
    Suphan Buffalo, Suphan Buri|Surat Oyster Bay, Surat Thani|Rayong Pineapple, Rayong
    Phra Khanong Express, Bangkok|Dragon Jar FC, Ratchaburi|Bang Pa-in Royal Barge, Ayutthaya
    Nan Bell Tower, Nan|Trang Dugong, Trang|Naresuan Gate, Phitsanulok|Jomtien Beach FC, Pattaya
    Lampang Horse Carts, Lampang|Krabi Limestone, Krabi|Roi Et Hundred Gates, Roi Et
    Naga Nakhon Phanom, Nakhon Phanom|Hua Hin Railway, Hua Hin
    Nakhon Si Shadow Puppet Makers’ Sporting Association, Nakhon Si Thammarat|Samrong Industry, Samut Prakan
    Si Satchanalai Kiln, Sukhothai|Sakon Indigo, Sakon Nakhon|Samui Coconut, Ko Samui
    Phetchaburi Palm Sugar, Phetchaburi|Loei Ghost Masks, Loei|Pattani Kolae, Pattani
    Mukdahan Bridge, Mukdahan|Bang Khla Mango, Chachoengsao|Saraburi Dairy, Saraburi|Mae Sot Border, Mae Sot
    Chumphon Gateway, Chumphon|Phang Nga Pearl, Phang Nga
  `),
};
