import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const bulgaria: CountryEntry = {
  id: 25,
  name: 'Bulgaria',
  code: 'bg',
  continent: 2,
  zone: 'Europe/Sofia',
  season: 'autumn',
  first: '07-18',
  last: '05-25',
  breaks: [['12-15', '02-10']],
  strength: 55,
  popularity: 38,
  people: peopleList('bulgarian 86|turkish 3|brazilian 3|portuguese 2|french 2|serbian 2|nigerian 2'),
  leagues: [
    { name: 'Parva Divizia', clubs: 16, legs: 2, down: 3 },
    { name: 'Vtora Divizia', clubs: 18, legs: 2, down: 0 },
  ],
  cup: 'Natsionalna Kupa',
  women: null,
  reserves: null,
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Fri 17:30|Fri 20:00|Sat 15:00|Sat 17:30|Sat 20:00|Sun 15:00|Sun 17:30|Mon 18:30'),
      midweek: textList('Tue 17:30|Wed 17:30|Wed 20:00|Thu 18:00'),
    },
    lower: {
      weekend: textList('Sat 14:00|Sat 16:00|Sat 17:00|Sun 16:00|Sun 17:00'),
      midweek: textList('Tue 16:00|Wed 16:00|Wed 17:00'),
    },
  },
  grounds: textList(`Gradski Stadion {city}|Stadion {club}|Stadion Gradska Gradina|Stadion Druzhba
    Stadion Mladost|Stadion Gara {city}`),
  clubs: clubList(`
    Zhalti Paveta Sofia, Sofia|Kapana Plovdiv, Plovdiv|Tramvay Sofia, Sofia|Galata Varna, Varna
    Gemiya Burgas, Burgas|Lipite Stara Zagora, Stara Zagora|Deliormanets Razgrad, Razgrad
    Trimontsium Plovdiv, Plovdiv|Pristis Ruse, Ruse|Panorama Pleven, Pleven|Okolchitsa Vratsa, Vratsa
    Tsarevets Veliko Tarnovo, Veliko Tarnovo|Kovach Pernik, Pernik|Varosha Blagoevgrad, Blagoevgrad
    Madarski Konnik Shumen, Shumen|Karandila Sliven, Sliven|Perunik Sofia, Sofia|Zhitar Dobrich, Dobrich
    Perperikon Kardzhali, Kardzhali|Klokotnitsa Haskovo, Haskovo|Solnitsa Burgas, Burgas
    Topolnitsa Pazardzhik, Pazardzhik|Kabile Yambol, Yambol|Chasovnik Gabrovo, Gabrovo
    Cheresha Kyustendil, Kyustendil|Pokrit Most Lovech, Lovech|Baba Vida Vidin, Vidin
    Kaysiya Silistra, Silistra|Rozober Kazanlak, Kazanlak|Ogosta Montana, Montana
    Akumulator Targovishte, Targovishte|Zahar Gorna Oryahovitsa, Gorna Oryahovitsa
    Rodopchanin Smolyan, Smolyan|Asenova Krepost, Asenovgrad
  `),
};
