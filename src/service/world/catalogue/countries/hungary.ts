import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const hungary: CountryEntry = {
  id: 23,
  name: 'Hungary',
  code: 'hu',
  continent: 2,
  zone: 'Europe/Budapest',
  season: 'autumn',
  first: '07-25',
  last: '05-24',
  breaks: [['12-16', '01-30']],
  strength: 60,
  popularity: 40,
  people: peopleList('hungarian 85|serbian 3|romanian 3|ukrainian 3|slovak 2|croatian 2|nigerian 2'),
  leagues: [
    { name: 'Országos Bajnokság', clubs: 12, legs: 3, down: 2 },
    { name: 'Másodosztály', clubs: 16, legs: 2, down: 0 },
  ],
  cup: 'Országos Kupa',
  women: null,
  reserves: null,
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Fri 20:00|Sat 14:15|Sat 17:00|Sat 19:30|Sun 14:45|Sun 17:30|Sun 20:00'),
      midweek: textList('Tue 18:00|Wed 18:00|Wed 20:30'),
    },
    lower: {
      weekend: textList('Sun 15:00|Sun 17:00|Sun 17:00|Sun 17:00|Sun 19:00|Mon 20:00'),
      midweek: textList('Tue 17:00|Wed 17:00|Wed 19:00'),
    },
  },
  grounds: textList(`Városi Stadion|{city} Stadion|Sport utcai pálya|Vasutas-sporttelep|Ligeti Stadion
    {club} Aréna|Malom utcai pálya`),
  clubs: clubList(`
    Lánchíd TC, Budapest|Gellérthegyi SE, Budapest|Cívis SE Debrecen, Debrecen|Győri Vízivár SE, Győr
    Székesfehérvári Korona AC, Székesfehérvár|Miskolci Avas TC, Miskolc|Budai Sikló TC, Budapest
    Szegedi Halász TC, Szeged|Pécsi Mandula SC, Pécs|Angyalföldi Esztergályos SE, Budapest
    Nyírségi Almáskert FC, Nyíregyháza|Kecskeméti Barack SC, Kecskemét|Szent Márton SE, Szombathely
    Zalaegerszegi Göcsej FC, Zalaegerszeg|Soproni Tűztorony SE, Sopron|Kőbányai Fuvaros SE, Budapest
    Viharsarok FC, Békéscsaba|Kaposvári Cukor SE, Kaposvár|Szolnoki Tiszavirág SC, Szolnok|Egri Dobó TC, Eger
    Veszprémi Harang SE, Veszprém|Tatabányai Turul SC, Tatabánya|Dunakanyar FC, Vác
    Salgótarjáni Lámpás SE, Salgótarján|Siófoki Vitorlás TC, Siófok|Esztergomi Bazilika TC, Esztergom
    Bajai Sugovica SE, Baja|Makói Hagyma SE, Makó
  `),
};
