import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const kenya: CountryEntry = {
  id: 69,
  name: 'Kenya',
  code: 'ke',
  continent: 3,
  zone: 'Africa/Nairobi',
  season: 'autumn',
  first: '08-30',
  last: '06-14',
  breaks: [['12-20', '01-08']],
  strength: 44,
  popularity: 20,
  people: peopleList('east-african 97|indian 1|nigerian 2'),
  leagues: [
    { name: 'Kenya Premier Division', clubs: 18, legs: 2, down: 2 },
    { name: 'Kenya National Division', clubs: 16, legs: 2, down: 0 },
  ],
  cup: null,
  women: null,
  reserves: null,
  youth: null,
  kickOffs: {
    top: {
      weekend: textList(`Sat 13:00|Sat 15:00|Sat 15:00|Sat 16:00|Sun 13:00|Sun 15:00|Sun 15:00|Sun 16:00
        Mon 15:00`),
      midweek: textList('Wed 15:00|Wed 16:00|Thu 15:00'),
    },
    lower: {
      weekend: textList('Fri 15:00|Sat 13:00|Sat 15:00|Sun 13:00|Sun 15:00'),
      midweek: textList('Wed 15:00'),
    },
  },
  grounds: textList(`{city} County Stadium|{city} Show Ground|Uhuru Ground|Posta Grounds|Green Hills Arena
    {city} Sports Club|Kenya Railways Field`),
  clubs: clubList(`
    Makongeni Railway, Nairobi|Ngong Hills FC, Nairobi|Kisumu Lakesiders, Kisumu|Mombasa Dhows, Mombasa
    Jogoo Road Eleven, Nairobi|Nakuru Flamingos, Nakuru|Eldoret Milers, Eldoret|Isukha Bulls, Kakamega
    Kericho Green Hills, Kericho|Gikomba Traders, Nairobi|Kisii Soapstone FC, Kisii|Thika Pineapples, Thika
    Fort Jesus Cannons, Mombasa|Machakos Carvers, Machakos|Kitale Maize Kings, Kitale|Meru Tea Pickers, Meru
    Kiambu Coffee FC, Kiambu|Bungoma Drums, Bungoma|Nyeri Cedar Lions, Nyeri|Naivasha Roses, Naivasha
    Kibera Iron Roofs, Nairobi|Dunga Fishermen, Kisumu|Likoni Ferrymen, Mombasa|Malindi Corals, Malindi
    Nanyuki Equators, Nanyuki|Voi Red Elephants, Voi|Homa Bay Tilapia, Homa Bay|Busia Borderers, Busia
    Kitui Honey Badgers, Kitui|Kawangware Kestrels, Nairobi|Garissa Camel Riders, Garissa|Embu Terraces, Embu
    Kilifi Cashew, Kilifi|Lodwar Winds, Lodwar
  `),
};
