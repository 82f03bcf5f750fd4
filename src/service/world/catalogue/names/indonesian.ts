import { nameList } from '#service/world/catalogue/name-list.ts';

export const indonesianNames = nameList({
  men: `Abduh|Abimanyu|Achmad|Ade|Adi|Aditya|Agung|Agus|Ahmad|Aji|Akbar|Alfin|Andika|Andri|Angga|Anton|Ari
    Arif|Arya|Asep|Bagas|Bagus|Bambang|Bayu|Beni|Bima|Budi|Cahya|Catur|Dadang|Dedi|Deni|Dendi|Dewa|Dimas|Doni
    Edi|Eko|Fachri|Fajar|Feby|Ferdinand|Firman|Galih|Gede|Gilang|Hanif|Hariono|Hendra|Heri|Ichsan|Ilham|Imam
    Indra|Irfan|Iwan|Jajang|Joko|Kadek|Ketut|Komang|Kurniawan|Made|Marthen|Muhammad|Nanda|Nova|Nur|Nyoman
    Oktavianus|Pandu|Panji|Putu|Rachmat|Raka|Rangga|Rendi|Reza|Ricky|Rifad|Rio|Rizal|Rizky|Rudi|Samsul|Septian
    Slamet|Supardi|Syahrul|Taufik|Teguh|Tegar|Titus|Tri|Wahyu|Wawan|Yanto|Yoga|Yogi|Yudi|Yusuf|Zaenal`,
  women: `Ade|Agnes|Anisa|Anita|Ayu|Bella|Carla|Citra|Cici|Dewi|Dhanielle|Dian|Diah|Dina|Eka|Endah|Fani|Fitri
    Helsya|Ina|Indah|Intan|Jesella|Kartika|Kurnia|Lestari|Lina|Maulina|Maya|Mega|Melati|Nadya|Nia|Nur
    Octavianti|Putri|Rani|Ratna|Reva|Rina|Rosdilah|Safira|Sari|Shafira|Shalika|Sheva|Siti|Sri|Suci|Tia|Tri
    Viny|Wulan|Yuni|Yulia|Zahra`,
  family: `Adiputra|Alfarizi|Amiruddin|Andrianto|Anwar|Aprilianto|Ardiansyah|Arifin|Ariyanto|Astawa|Azhari
    Bachtiar|Bahar|Basuki|Batubara|Budiman|Cahyadi|Cahyono|Darmawan|Darmono|Dwiyanto|Effendi|Fadillah|Fahrudin
    Fauzi|Febrianto|Firmansyah|Ginting|Gunawan|Hadi|Hakim|Hamdani|Handoko|Haris|Harahap|Haryanto|Hasibuan
    Hermawan|Hidayat|Hutabarat|Hutapea|Ibrahim|Iskandar|Ismail|Jaya|Julianto|Kambuaya|Kogoya|Krisna|Kurnia
    Kurniawan|Kusuma|Laksono|Lestaluhu|Lubis|Mahendra|Manurung|Maulana|Mofu|Mulyadi|Mulyana|Munir|Mustofa
    Nababan|Nainggolan|Nasution|Nugraha|Nugroho|Nurcahyo|Nurdin|Nurhidayat|Pahabol|Pakpahan|Pamungkas|Pangestu
    Panjaitan|Permana|Prabowo|Pradana|Pranata|Prasetyo|Pratama|Priyono|Purnama|Purnomo|Purwanto|Putra|Raharjo
    Rahayu|Rahmadani|Rahman|Ramadhan|Ramdani|Riyadi|Rosadi|Rumakiek|Rusdi|Saputra|Santoso|Saragih|Satria
    Sayuri|Setiadi|Setiawan|Setyawan|Siagian|Sihombing|Simanjuntak|Sinaga|Siregar|Sitompul|Situmorang|Subagja
    Sudirman|Sugianto|Sulaiman|Sulistyo|Sumardi|Supriyadi|Supriyanto|Suryadi|Suryana|Susanto|Sutanto|Sutrisno
    Suwarno|Syahputra|Syarif|Tanjung|Tarigan|Tuasikal|Tuharea|Utama|Utomo|Wahyudi|Wanggai|Wardana|Wibowo
    Wicaksono|Widodo|Wijaya|Winarto|Wirawan|Yulianto|Yunus|Zulkarnain`,
});
