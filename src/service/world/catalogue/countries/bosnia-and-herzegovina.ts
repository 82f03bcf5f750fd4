import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const bosniaAndHerzegovina: CountryEntry = {
  id: 30,
  name: 'Bosnia and Herzegovina',
  code: 'ba',
  continent: 2,
  zone: 'Europe/Sarajevo',
  season: 'autumn',
  first: '08-01',
  last: '05-28',
  breaks: [['12-15', '02-12']],
  strength: 54,
  popularity: 28,
  people: peopleList('bosnian 72|serbian 14|croatian 10|slovenian 2|nigerian 2'),
  leagues: [
    { name: 'Prva liga BiH', clubs: 10, legs: 4, down: 2 },
    { name: 'Druga liga BiH', clubs: 14, legs: 2, down: 0 },
  ],
  cup: 'Državni kup',
  women: null,
  reserves: null,
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Fri 18:00|Sat 14:00|Sat 16:00|Sat 19:00|Sun 14:00|Sun 16:00|Sun 18:00|Mon 18:00'),
      midweek: textList('Tue 17:00|Wed 14:00|Wed 17:00|Wed 19:00'),
    },
    lower: {
      weekend: textList('Sat 13:00|Sat 14:00|Sat 15:00|Sat 16:00|Sun 14:00|Sun 15:00'),
      midweek: textList('Tue 15:00|Wed 14:00|Wed 15:00'),
    },
  },
  grounds: textList(`Gradski stadion {city}|Stadion Luke|Stadion {club}|Stadion pod Starim gradom
    Stadion kraj Bosne|Sportski centar {city}`),
  clubs: clubList(`
    FK Baščaršija, Sarajevo|HNK Brijeg Mostar, Mostar|FK Kastel Banja Luka, Banja Luka
    FK Miljacka Sarajevo, Sarajevo|FK Solana Tuzla, Tuzla|NK Mostarsko Blato, Široki Brijeg
    NK Visoka Peć Zenica, Zenica|FK Semberac Bijeljina, Bijeljina|NK Smaragd Bihać, Bihać
    FK Sahat-kula Mostar, Mostar|FK Platan Trebinje, Trebinje|FK Kozarski Vijenac, Prijedor
    FK Savski Most Brčko, Brčko|NK Plava Voda Travnik, Travnik|FK Žičara Trebević, Sarajevo
    FK Ćuprija Višegrad, Višegrad|NK Slap Jajce, Jajce|NK Sirar Livno, Livno|FK Vlakovođa Doboj, Doboj
    NK Piramida Visoko, Visoko|NK Duhan Ljubuški, Ljubuški|NK Šljiva Gradačac, Gradačac
    NK Ponijeri Kakanj, Kakanj|NK Stećak Stolac, Stolac
  `),
};
