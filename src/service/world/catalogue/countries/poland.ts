import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const poland: CountryEntry = {
  id: 20,
  name: 'Poland',
  code: 'pl',
  continent: 2,
  zone: 'Europe/Warsaw',
  season: 'autumn',
  first: '07-18',
  last: '05-24',
  breaks: [['12-12', '02-01']],
  strength: 72,
  popularity: 64,
  people: peopleList('polish 86|ukrainian 4|spanish 2|portuguese 2|czech 2|slovak 2|serbian 1|brazilian 1'),
  leagues: [
    { name: 'Liga Krajowa', clubs: 18, legs: 2, down: 3 },
    { name: 'Pierwsza Liga', clubs: 18, legs: 2, down: 3 },
    { name: 'Druga Liga', clubs: 18, legs: 2, down: 0 },
  ],
  cup: 'Puchar Kraju',
  women: { name: 'Liga Kobiet', clubs: 12, legs: 2, team: '{club} Kobiety' },
  reserves: null,
  youth: { name: 'Liga Juniorów U19', clubs: 14, legs: 2, team: '{club} U19' },
  kickOffs: {
    top: {
      weekend: textList(`Fri 18:00|Fri 20:30|Sat 14:45|Sat 17:30|Sat 20:15|Sun 12:15|Sun 14:45|Sun 17:30
        Mon 19:00`),
      midweek: textList('Tue 18:00|Tue 20:30|Wed 18:00|Wed 20:30'),
    },
    lower: {
      weekend: textList('Fri 18:00|Fri 20:30|Sat 13:00|Sat 15:00|Sat 17:00|Sat 17:30|Sun 12:40|Sun 15:00'),
      midweek: textList('Tue 18:00|Wed 17:00|Wed 18:00'),
    },
  },
  grounds: textList(`Stadion Miejski {city}|Stadion pod Lasem|Stadion Ludowy|Stadion przy ulicy Sportowej
    Stadion Kolejowy|Stadion nad Rzeką|Arena {city}|Stadion Tysiąclecia`),
  clubs: clubList(`
    Sawa Warszawa, Warszawa|Lajkonik Kraków, Kraków|Koziołek Poznań, Poznań|Żuraw Gdańsk, Gdańsk
    Tkacz Łódź, Łódź|Odrzanka Wrocław, Wrocław|Hajer Katowice, Katowice|Flisak Szczecin, Szczecin
    Trybunał Lublin, Lublin|Podlasianka Białystok, Białystok|Skarbnik Chorzów, Chorzów
    Radiostacja Gliwice, Gliwice|Szyb Zabrze, Zabrze|Scyzoryk Kielce, Kielce|Zapałka Częstochowa, Częstochowa
    Parowóz Warszawa, Warszawa|Żaglowiec Gdynia, Gdynia|Spichlerz Bydgoszcz, Bydgoszcz
    Szyndzielnia Bielsko-Biała, Bielsko-Biała|Garbarz Radom, Radom|Astronom Toruń, Toruń
    Robotniczy Klub Sportowy Walcownia Nowa Huta w Krakowie, Kraków|Kilof Bytom, Bytom|Krzywousty Płock, Płock
    Aeroklub Rzeszów, Rzeszów|Księży Młyn Łódź, Łódź|Rycerz Legnica, Legnica|Warmianka Olsztyn, Olsztyn
    Cementownik Opole, Opole|Bachus Zielona Góra, Zielona Góra|Bamber Poznań, Poznań|Leliwa Tarnów, Tarnów
    Porcelana Wałbrzych, Wałbrzych|Wielki Piec Dąbrowa Górnicza, Dąbrowa Górnicza
    Kamienica Nowy Sącz, Nowy Sącz|Piekarczyk Elbląg, Elbląg
    Jedwabnik Gorzów Wielkopolski, Gorzów Wielkopolski|Latarnik Kołobrzeg, Kołobrzeg
    Fajans Włocławek, Włocławek|Fortepian Kalisz, Kalisz|Liczyrzepa Jelenia Góra, Jelenia Góra
    Solanka Inowrocław, Inowrocław|Wrota Gniezno, Gniezno|Czarna Hańcza Suwałki, Suwałki
    Kanclerz Zamość, Zamość|Forteca Przemyśl, Przemyśl|Aleksandria Siedlce, Siedlce|Słowiniec Słupsk, Słupsk
    Huta Szkła Piotrków, Piotrków Trybunalski|Narwianka Łomża, Łomża|Kreda Chełm, Chełm|Jukace Żywiec, Żywiec
    Halny Zakopane, Zakopane|Jezioranka Ełk, Ełk
  `),
};
