import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const turkey: CountryEntry = {
  id: 27,
  name: 'Turkey',
  code: 'tr',
  continent: 2,
  zone: 'Europe/Istanbul',
  season: 'autumn',
  first: '08-08',
  last: '05-24',
  breaks: [['12-24', '01-14']],
  strength: 77,
  popularity: 76,
  people: peopleList(`
    turkish 82|bosnian 2|nigerian 3|portuguese 2|brazilian 3|serbian 2|german 2|francophone-african 2|egyptian 2
  `),
  leagues: [
    { name: 'Ulusal Lig', clubs: 18, legs: 2, down: 3 },
    { name: 'Birinci Küme', clubs: 20, legs: 2, down: 3 },
    { name: 'İkinci Küme', clubs: 18, legs: 2, down: 0 },
  ],
  cup: 'Cumhuriyet Kupası',
  women: { name: 'Kadınlar Ulusal Ligi', clubs: 14, legs: 2, team: '{club} Kadın' },
  reserves: null,
  youth: { name: 'Gelişim Ligi U19', clubs: 14, legs: 2, team: '{club} U19' },
  kickOffs: {
    top: {
      weekend: textList(`Fri 20:00|Fri 21:30|Sat 14:30|Sat 17:00|Sat 17:00|Sat 20:00|Sun 14:30|Sun 17:00
        Sun 20:00|Mon 20:00`),
      midweek: textList('Tue 18:00|Tue 20:30|Wed 18:00|Wed 20:30|Thu 18:00|Thu 20:30'),
    },
    lower: {
      weekend: textList(`Fri 19:00|Sat 13:30|Sat 14:00|Sat 16:00|Sat 19:00|Sun 13:30|Sun 14:00|Sun 16:00
        Mon 19:00`),
      midweek: textList('Tue 15:00|Wed 15:00|Wed 17:00|Thu 15:00'),
    },
  },
  grounds: textList(`{city} Şehir Stadı|{city} Stadyumu|Atatürk Parkı Stadı|Gençlik Stadı|{city} Arena
    Cumhuriyet Stadyumu|Sahil Stadı|İstasyon Stadı`),
  clubs: clubList(`
    Kız Kulesi SK, İstanbul|Boğaz Yıldızı SK, İstanbul
    Haydarpaşa Demiryolu İşçileri Gençlik ve Spor Kulübü, İstanbul|Boztepe İdman, Trabzon
    Ulus Hisarspor, Ankara|Kordon Gençlik, İzmir|Uludağ İpekspor, Bursa|Seyhan Pamukspor, Adana
    Kaleiçi SK, Antalya|Selçuklu Gençler, Konya|Galata Lodosspor, İstanbul|Bakırcılar SK, Gaziantep
    Lületaşı SK, Eskişehir|Kayseri Halıspor, Kayseri|Samsun Tütünspor, Samsun|Kangal SK, Sivas
    Yeşil Yaprak SK, Rize|Asi Nehri SK, Antakya|Moda İskelespor, İstanbul|Saat Kulesi SK, İzmir
    Denizli Dokumaspor, Denizli|Vagonspor Adapazarı, Adapazarı|On Gözlü SK, Diyarbakır
    Mersin Palmiyespor, Mersin|Etlik Bağlarıspor, Ankara|İzmit Rıhtımspor, İzmit|Kayısı Gençlik, Malatya
    Gakkoş İdman, Elazığ|Dadaş İdman Yurdu, Erzurum|Akdamar SK, Van|Zağnos SK, Balıkesir|Tarzan İdman, Manisa
    Fındık İdman, Ordu|Beyaz Kiraz SK, Giresun|Uzun Mehmet SK, Zonguldak|Toros Narenciyespor, Mersin
    Süngerciler SK, Bodrum|Aşçılar SK, Bolu|Taşköprü Yıldızı, Adana|Truva Atı SK, Çanakkale
    Pehlivan SK, Edirne|Gül Gençlik, Isparta|Safran Gençlik, Karabük|Leblebi SK, Çorum
    Balıklıgöl SK, Şanlıurfa|İncirspor, Aydın|Maraş Biberspor, Kahramanmaraş|Mermerspor Afyon, Afyonkarahisar
    Çini SK, Kütahya|Yazmaspor, Tokat|Peribacası SK, Nevşehir|Battaniyespor, Uşak|Taş Konak SK, Mardin
    Hasankeyf SK, Batman|Kral Kaya SK, Amasya|Ani Gençlik, Kars
  `),
};
