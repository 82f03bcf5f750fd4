import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const norway: CountryEntry = {
  id: 17,
  name: 'Norway',
  code: 'no',
  continent: 2,
  zone: 'Europe/Oslo',
  season: 'year',
  first: '03-29',
  last: '11-30',
  breaks: [['07-01', '07-14']],
  strength: 68,
  popularity: 50,
  people: peopleList(`
    norwegian 82|swedish 4|danish 3|nigerian 2|ghanaian 2|egyptian 2|icelandic 2|bosnian 2|finnish 1
  `),
  leagues: [
    { name: 'Landsserien', clubs: 16, legs: 2, down: 3 },
    { name: '1. divisjon', clubs: 16, legs: 2, down: 3 },
    { name: '2. divisjon', clubs: 14, legs: 2, down: 0 },
  ],
  cup: 'Norgespokalen',
  women: { name: 'Kvinneserien', clubs: 12, legs: 2, team: '{club} Kvinner' },
  reserves: null,
  youth: null,
  kickOffs: {
    top: {
      weekend: textList('Fri 19:00|Sat 16:00|Sat 18:00|Sun 14:30|Sun 17:00|Sun 17:00|Sun 17:00|Sun 19:15'),
      midweek: textList('Tue 18:00|Wed 18:00|Wed 19:00|Thu 19:00'),
    },
    lower: {
      weekend: textList('Sat 14:00|Sat 15:00|Sat 15:00|Sat 16:00|Sun 15:00|Sun 17:00'),
      midweek: textList('Tue 18:00|Wed 18:00|Wed 19:00'),
    },
  },
  grounds: textList(`{city} stadion|{city} idrettspark|{club} Arena|Idrettsplassen|Fjordbanen|Gamle kirkebanen
    Stasjonsbanen`),
  clubs: clubList(`
    Akerselva IL, Oslo|Olavskilden BK, Trondheim|Sju Fjell FK, Bergen|Hafrsfjord FK, Stavanger
    Svartisen FK, Bodø|Nordavind IL, Tromsø|Romsdalseggen IL, Molde|Tigerstaden BK, Oslo
    Kvadraturen FK, Kristiansand|Plankebyen BK, Fredrikstad|Elvebredden FK, Drammen|Jugendbyen FK, Ålesund
    Sildebyen FK, Haugesund|Glommafossen IL, Sarpsborg|Hvalfangeren BK, Sandefjord|Mjøskysten IL, Hamar
    Ekeberg Trikk IF, Oslo|Klippfisken BK, Kristiansund|Skien Kanal BK, Skien|Jærbanen FK, Sandnes
    Mossefossen BK, Moss|Slottsfjellet FK, Tønsberg|Fredriksten IL, Halden|Fayansen IL, Egersund
    Maihaugen IL, Lillehammer|Sølvgruva IF, Kongsberg|Bøkeskogen IL, Larvik|Tollboden BK, Arendal
    Finnskogen BK, Elverum|Ofotbanen BK, Narvik|Sankt Sunniva FK, Bergen|Harstad Havn BK, Harstad
    Gjøvik Glassverk IL, Gjøvik|Jernverket IL, Mo i Rana|Sognefjell IL, Sogndal
    Innherred Jernbane IL, Steinkjer|Nordlysbyen FK, Alta|Bergstaden FK, Røros|Leirvik Verft IL, Leirvik
    Papirmølla IF, Hønefoss|Namdal Tømmer IL, Namsos|Lofotveggen IL, Svolvær|Isbjørnen IL, Hammerfest
    Helgeland Sjø BK, Sandnessjøen|Folgefonna FK, Odda|Grensevakten IF, Kirkenes
  `),
};
