import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const greece: CountryEntry = {
  id: 26,
  name: 'Greece',
  code: 'gr',
  continent: 2,
  zone: 'Europe/Athens',
  season: 'autumn',
  first: '08-23',
  last: '05-17',
  breaks: [['12-23', '01-03']],
  strength: 70,
  popularity: 62,
  people: peopleList(`
    greek 80|serbian 3|spanish 3|latin-american 3|portuguese 2|brazilian 3|nigerian 2|francophone-african 2
    georgian 2
  `),
  leagues: [
    { name: 'Alpha Kategoria', clubs: 14, legs: 2, down: 2 },
    { name: 'Beta Kategoria', clubs: 20, legs: 2, down: 0 },
  ],
  cup: 'Ethniko Kypello',
  women: null,
  reserves: null,
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Sat 17:00|Sat 18:00|Sat 20:00|Sun 16:00|Sun 17:30|Sun 19:30|Sun 21:00|Mon 19:00'),
      midweek: textList('Tue 18:00|Wed 17:00|Wed 19:30|Wed 21:00|Thu 19:00'),
    },
    lower: {
      weekend: textList('Fri 16:00|Sat 15:00|Sat 16:00|Sun 15:00|Sun 15:00|Sun 16:00|Sun 17:00|Mon 17:00'),
      midweek: textList('Tue 15:00|Wed 15:00|Wed 17:00'),
    },
  },
  grounds: textList(`{city} Municipal Stadium|Dimotiko Gipedo|Gipedo Agios Nikolaos|Gipedo Agia Paraskevi
    {club} Stadium|Limani Stadium|{city} National Stadium`),
  clubs: clubList(`
    Naftilos Piraeus, Piraeus|Lykavittos Athens, Athens|Lefkos Pyrgos, Thessaloniki|AO Vardaris, Thessaloniki
    Kentavros Athens, Athens|Minotavros Heraklion, Heraklion|Karnavalos Patras, Patras|Argonaftis Volos, Volos
    Pelargos Larissa, Larissa|Kapnos Agrinio, Agrinio|Pamvotida Ioannina, Ioannina|Gorgopotamos Lamia, Lamia
    Mainalo Tripoli, Tripoli|APO Kokkinia, Nikaia|Elaionas Kalamata, Kalamata|Kapnergatikos Kavala, Kavala
    Palia Poli Xanthi, Xanthi|Akanes Serres, Serres|Maaras Drama, Drama|Palirroia Chalkida, Chalkida
    Palio Frourio Corfu, Corfu|Ippotes Rhodes, Rhodes|Avgi Souda, Chania|Asklipios Trikala, Trikala
    Aiges Veria, Veria|Mousai Katerini, Katerini|Akrokorinthos, Corinth|Titan Kozani, Kozani
    Gounarikos Kastoria, Kastoria|Faros Alexandroupoli, Alexandroupoli|Demetra Elefsina, Elefsina
    Fortetza Rethymno, Rethymno|Elaiones Mytilene, Mytilene|Masticha Chios, Chios
  `),
};
