import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const sweden: CountryEntry = {
  id: 16,
  name: 'Sweden',
  code: 'se',
  continent: 2,
  zone: 'Europe/Stockholm',
  season: 'year',
  first: '03-29',
  last: '11-09',
  breaks: [['06-02', '06-26']],
  strength: 67,
  popularity: 52,
  people: peopleList(`
    swedish 78|bosnian 3|egyptian 4|finnish 3|norwegian 2|danish 2|serbian 2|nigerian 2|ghanaian 2|persian 2
  `),
  leagues: [
    { name: 'Svenska Serien', clubs: 16, legs: 2, down: 3 },
    { name: 'Division I', clubs: 16, legs: 2, down: 3 },
    { name: 'Division II', clubs: 16, legs: 2, down: 0 },
  ],
  cup: 'Riksbägaren',
  women: { name: 'Damserien', clubs: 14, legs: 2, team: '{club} Dam' },
  reserves: { name: 'Reservserien', clubs: 12, legs: 2, team: '{club} II' },
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Fri 19:00|Sat 15:00|Sat 15:00|Sat 17:30|Sun 14:00|Sun 15:00|Sun 16:30|Mon 19:00'),
      midweek: textList('Tue 19:00|Wed 19:00|Wed 19:00|Thu 19:00'),
    },
    lower: {
      weekend: textList('Fri 19:00|Sat 13:00|Sat 14:00|Sat 15:00|Sun 13:00|Sun 14:00|Sun 15:00|Mon 19:00'),
      midweek: textList('Tue 19:00|Wed 19:00'),
    },
  },
  grounds: textList(`{city} IP|{city} Idrottsplats|{city} Arena|Stadsparksvallen|Hamnvallen|Järnvägsvallen
    {club} Arena|Brukets IP`),
  clubs: clubList(`
    Söderslussens IF, Stockholm|Kungsportens BK, Göteborg|Limhamns Kalk IF, Malmö|Riddarfjärdens IF, Stockholm
    Motala Ströms IF, Norrköping|Borås Väveri IF, Borås|Fyrisåns BK, Uppsala|Kärnans BK, Helsingborg
    Älvsborgs Varvs IF, Göteborg|Svartåns IS, Örebro|Tändstickans IF, Jönköping|Kalmarsunds IF, Kalmar
    Kronobergs Glas IF, Växjö|Mälarhamnens IF, Västerås|Gävle Rosteri IF, Gävle
    Flygarnas IF Linköping, Linköping|BK Kronprinsen, Malmö|Laxens BK, Halmstad
    Sundsvalls Sågverks IF, Sundsvall|Storsjöns IF, Östersund|Eskilstuna Knivsmeders BK, Eskilstuna
    Klarälvens BK, Karlstad|Björkstadens IF, Umeå|Trelleborgs Hamn BK, Trelleborg|Falu Gruv BK, Falun
    Dragonernas IF, Kristianstad|Citadellets BK, Landskrona|Blekinge Örlogs IF, Karlskrona
    Skaraborgs Järnvägs IF, Skövde|Fästningens IS, Varberg|Luleälvens BK, Luleå|Studenternas BK Lund, Lund
    Södertälje Kanal-BK, Södertälje|Trollhätte Slussars IF, Trollhättan|Malmfältens IF, Kiruna
    Bohus Skans IF, Uddevalla|Nyköpingshus IF, Nyköping|Visby Ringmurs BK, Visby|Örnarnas IF, Örnsköldsvik
    Skellefte Guld IF, Skellefteå|Bergslagens BK, Ludvika|Ystads Saltsjö BK, Ystad|Vättervikens IF, Motala
    Lidköpings Porslins IF, Lidköping|Katrineholms Lok IF, Katrineholm|Siljans BK, Mora
    Bodens Fästnings IK, Boden|Haparanda Gräns IF, Haparanda
  `),
};
