import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const ukraine: CountryEntry = {
  id: 32,
  name: 'Ukraine',
  code: 'ua',
  continent: 2,
  zone: 'Europe/Kyiv',
  season: 'autumn',
  first: '08-01',
  last: '05-24',
  breaks: [['12-14', '02-20']],
  strength: 72,
  popularity: 50,
  people: peopleList('ukrainian 88|brazilian 4|georgian 2|nigerian 2|polish 1|kazakh 1|serbian 2'),
  leagues: [
    { name: 'Vyshcha Liha', clubs: 16, legs: 2, down: 2 },
    { name: 'Persha Liha', clubs: 18, legs: 2, down: 0 },
  ],
  cup: 'Natsionalnyi Kubok',
  women: null,
  reserves: null,
  youth: null,
  kickOffs: {
    top: {
      weekend: textList(`Fri 15:30|Fri 18:00|Sat 13:00|Sat 15:30|Sat 18:00|Sun 13:00|Sun 15:30|Sun 18:00
        Mon 18:00`),
      midweek: textList('Tue 15:30|Wed 13:00|Wed 15:30|Wed 18:00'),
    },
    lower: {
      weekend: textList('Fri 14:00|Sat 12:00|Sat 13:00|Sat 14:00|Sat 15:00|Sun 13:00|Sun 14:00|Mon 14:00'),
      midweek: textList('Tue 14:00|Wed 13:00|Wed 14:00'),
    },
  },
  grounds: textList(`Miskyi Stadion {city}|Stadion {club}|Tsentralnyi Stadion {city}|Stadion Yunist
    Stadion u Parku|Arena {city}`),
  clubs: clubList(`
    Kashtan Kyiv, Kyiv|Raketa Dnipro, Dnipro|Tramvainyk Lviv, Lviv|Slobozhanets Kharkiv, Kharkiv
    Shturman Odesa, Odesa|Dniprohes Zaporizhzhia, Zaporizhzhia|Bessarabka Kyiv, Kyiv|Halushka Poltava, Poltava
    Rudokop Kryvyi Rih, Kryvyi Rih|Kosmos Zhytomyr, Zhytomyr|Liubart Lutsk, Lutsk|Burshtyn Rivne, Rivne
    Kobzar Cherkasy, Cherkasy|Stara Brama Lviv, Lviv|Sakura Uzhhorod, Uzhhorod
    Step Kropyvnytskyi, Kropyvnytskyi|Ratusha Ivano-Frankivsk, Ivano-Frankivsk|Derzhprom Kharkiv, Kharkiv
    Porohy Dnipro, Dnipro|Kniazhyi Hrad Chernihiv, Chernihiv|Verf Mykolaiv, Mykolaiv
    Vyshenka Vinnytsia, Vinnytsia|Rezydentsiia Chernivtsi, Chernivtsi|Altanka Sumy, Sumy|Arkadiia Odesa, Odesa
    Halytska Zoria Ternopil, Ternopil|Yarmarok Khmelnytskyi, Khmelnytskyi|Kavun Kherson, Kherson
    Palanok Mukachevo, Mukachevo|Shynnyk Bila Tserkva, Bila Tserkva|Bastion Kamianets, Kamianets-Podilskyi
    Semafor Kovel, Kovel|Pysanka Kolomyia, Kolomyia|Ohirok Nizhyn, Nizhyn
  `),
};
