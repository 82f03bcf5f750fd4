import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const indonesia: CountryEntry = {
  id: 80,
  name: 'Indonesia',
  code: 'id',
  continent: 1,
  zone: 'Asia/Jakarta',
  season: 'autumn',
  first: '08-08',
  last: '05-24',
  breaks: [['12-29', '01-08']],
  strength: 44,
  popularity: 44,
  people: peopleList('indonesian 91|brazilian 6|japanese 2|dutch 1'),
  leagues: [
    { name: 'Divisi Satu Nasional', clubs: 18, legs: 2, down: 3 },
    { name: 'Divisi Dua Nasional', clubs: 20, legs: 2, down: 0 },
  ],
  cup: null,
  women: null,
  reserves: { name: 'Divisi Cadangan Nasional', clubs: 12, legs: 3, team: '{club} II' },
  youth: { name: 'Divisi Muda Nasional', clubs: 14, legs: 2, team: '{club} U20' },
  kickOffs: {
    top: {
      weekend: textList(`Thu 15:30|Thu 19:00|Fri 15:30|Fri 19:00|Sat 15:30|Sat 19:00|Sun 15:30|Sun 19:00
        Mon 19:00`),
      midweek: textList('Tue 15:30|Tue 19:00|Wed 15:30|Wed 19:00'),
    },
    lower: {
      weekend: textList('Fri 15:30|Sat 15:30|Sat 15:30|Sun 15:30|Sun 15:30|Mon 15:30'),
      midweek: textList('Tue 15:30|Wed 15:30|Thu 15:30'),
    },
  },
  grounds: textList(`Stadion {city}|Gelora {city}|Stadion Merah Putih|Lapangan Banteng Muda|Stadion Pelabuhan
    Stadion Bumi {city}|Gelora Nusa Indah`),
  clubs: clubList(`
    Batavia Putra, Jakarta|Garuda Parahyangan, Bandung|Samudra Surabaya, Surabaya|Pinisi Makassar, Makassar
    Topeng Malang, Malang|Keraton Jogja FC, Yogyakarta|Deli Raya, Medan|Barong Denpasar, Denpasar
    Lawang Sewu FC, Semarang|Mahakam Jaya, Samarinda|Nusa Raya Jakarta, Jakarta|Batik Solo FC, Surakarta
    Musi Putra, Palembang|Cenderawasih Muda, Jayapura|Karapan Bangkalan, Bangkalan|Kujang Bogor, Bogor
    Pagaruyung FC, Padang|Enggang Pontianak, Pontianak|Minyak Balikpapan, Balikpapan|Rencong Aceh, Banda Aceh
    Bunaken Manado, Manado|Badak Banten Raya, Serang|Kretek Kudus, Kudus|Intan Martapura, Banjarmasin
    Reog Ponorogo FC, Ponorogo|Kota Udang Cirebon, Cirebon|Cengkih Ternate, Ternate|Mutiara Ambon, Ambon
    Gajah Lampung, Bandar Lampung|Rinjani Mataram, Mataram|Siak Tangguh, Pekanbaru
    Benteng Tangerang, Tangerang|Maleo Palu, Palu|Anoa Kendari, Kendari|Sasando Kupang, Kupang
    Apel Batu FC, Batu|Kasuari Manokwari, Manokwari|Timah Bangka, Pangkal Pinang
  `),
};
