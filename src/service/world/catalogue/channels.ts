/** A broadcaster with numbered channels: its name and how many it has. */
type House = readonly [name: string, channels: number];

/**
 * Broadcasters of one country. Channel ids are country id * 100 + n: 1 to 9 free to air, 11 to 29 the holder of
 * the best rights, 31 to 49 its rival, 51 the stream. Append-only like all of the catalogue, since the numbers
 * are addresses. All names are invented.
 */
export interface BroadcastEntry {
  readonly countryId: number;
  readonly free: readonly string[];
  readonly pay: House;
  readonly rival: House | null;
  /** Belongs to the first broadcaster; shows its matches and those without a channel. */
  readonly stream: string;
}

type Row = readonly [
  countryId: number,
  free: readonly string[],
  pay: House,
  rival: House | null,
  stream: string,
];

const ROWS: readonly Row[] = [
  [1, ['Halcyon TV', 'Halcyon Two'], ['Northcast Sport', 6], ['Touchgate', 3], 'Northcast Anywhere'],
  [2, ['Plaza Abierta'], ['Tribuna Deporte', 5], ['Saque TV', 3], 'Tribuna Directo'],
  [3, ['Kanal Elf', 'Rundblick'], ['Anstoß Sport', 6], ['Flanke', 3], 'Anstoß Digital'],
  [4, ['Rete Aurora'], ['Campo Largo', 5], ['Calciovivo', 3], 'Campo Ovunque'],
  [5, ['Télé Horizon'], ['Pelouse Sport', 5], ['Coup Franc TV', 3], 'Pelouse Direct'],
  [6, ['Rossio TV'], ['Bancada', 4], ['Relvado TV', 2], 'Bancada Já'],
  [7, ['Polder TV'], ['Veldsport', 4], ['Aftrap TV', 2], 'Veldsport Thuis'],
  [8, ['Kanaal Leie', 'Télé Meuse'], ['Tribune Belge', 4], ['Doelpunt TV', 2], 'Tribune en Ligne'],
  [9, ['Caledon TV'], ['Thistle Sport', 3], ['Braemar Sport', 2], 'Thistle Anywhere'],
  [10, ['Sianel Eryri'], ['Cae Chwarae', 3], null, 'Cae Chwarae Byw'],
  [11, ['Lagan TV'], ['Causeway Sport', 3], null, 'Causeway Now'],
  [12, ['Radharc'], ['Tara Sport', 3], ['Shannonside Sport', 2], 'Tara Beo'],
  [13, ['Donaukanal'], ['Gipfel Sport', 3], ['Abseits TV', 2], 'Gipfel Digital'],
  [14, ['Helvetik TV'], ['Piz Sport', 3], ['Léman Foot', 2], 'Piz Direkt'],
  [15, ['Kanal Øresund'], ['Bælt Sport', 3], ['Målfelt', 2], 'Bælt Nu'],
  [16, ['Kanal Mälaren'], ['Läktaren', 3], ['Hörna Sport', 2], 'Läktaren Nu'],
  [17, ['Fjordkanalen'], ['Nordlys Sport', 3], ['Avspark TV', 2], 'Nordlys Nett'],
  [18, ['Järvi TV'], ['Revontuli Urheilu', 3], ['Kulmapotku', 2], 'Revontuli Suora'],
  [19, ['Stöð Hekla'], ['Geysir Íþróttir', 2], null, 'Geysir Beint'],
  [20, ['Telewizja Mazury'], ['Boisko TV', 4], ['Murawa', 2], 'Boisko na Żywo'],
  [21, ['Televize Vltava'], ['Trávník TV', 3], ['Rohový Kop', 2], 'Trávník Živě'],
  [22, ['Televízia Kriváň'], ['Ihrisko', 3], ['Penalta TV', 2], 'Ihrisko Naživo'],
  [23, ['Csatorna Tisza'], ['Lelátó', 3], ['Félidő TV', 2], 'Lelátó Élő'],
  [24, ['Canal Carpați'], ['Peluza Verde', 3], ['Lovitura TV', 2], 'Peluza Live'],
  [25, ['Kanal Rila'], ['Terenat', 3], ['Duzpa TV', 2], 'Terenat na Zhivo'],
  [26, ['Kanali Aigaio'], ['Kerkida', 4], ['Sentra TV', 2], 'Kerkida Zontana'],
  [27, ['Kanal Boğaz'], ['Tribün Spor', 4], ['Köşe Vuruşu', 2], 'Tribün Canlı'],
  [28, ['Televizija Đerdap'], ['Teren', 3], ['Centarhalf TV', 2], 'Teren Uživo'],
  [29, ['Kanal Učka'], ['Travnjak', 3], ['Šesnaesterac', 2], 'Travnjak Uživo'],
  [30, ['Televizija Neretva'], ['Stativa', 3], null, 'Stativa Uživo'],
  [31, ['Kanal Soča'], ['Zelenica', 3], null, 'Zelenica v Živo'],
  [32, ['Telekanal Stepova'], ['Vorota', 3], ['Kutovyi', 2], 'Vorota Nazhyvo'],
  [33, ['Arkhi Mtkvari'], ['Moedani', 2], null, 'Moedani Pirdapiri'],
  [34, ['Arna Dala'], ['Alań Sport', 2], null, 'Alań Tikeley'],
  [35, ['Arutz HaGalil'], ['Migrash', 3], null, 'Migrash Live'],
  [40, ['Rede Jangada'], ['Arquibancada', 5], ['Gramadão', 3], 'Arquibancada Já'],
  [41, ['Canal Pampero'], ['Tablón Deportes', 5], ['Potrero TV', 3], 'Tablón Vivo'],
  [42, ['Canal Anáhuac'], ['Media Cancha', 5], ['Chilena TV', 3], 'Media Cancha Móvil'],
  [43, ['Keystone Network'], ['Halfway Line Sports', 5], ['Cascadia Sports', 3], 'Halfway Line Now'],
  [44, ['Laurentide TV'], ['Boreal Sports', 3], ['Terrain Nord', 2], 'Boreal Now'],
  [45, ['Canal Cafetal'], ['Gramilla Deportes', 3], ['Sierra Nevada TV', 2], 'Gramilla en Vivo'],
  [46, ['Canal Aconcagua'], ['Galería Deportes', 3], ['Tiro Libre TV', 2], 'Galería en Línea'],
  [47, ['Canal Charrúa'], ['Rambla Deportes', 3], null, 'Rambla Directo'],
  [48, ['Canal Inti'], ['Tribuna Norte', 3], null, 'Tribuna Norte Directo'],
  [49, ['Canal Chimborazo'], ['Mitad del Campo', 3], null, 'Mitad del Campo Directo'],
  [50, ['Canal Ñandutí'], ['Cancha Roja', 3], null, 'Cancha Roja Directo'],
  [51, ['Canal Illimani'], ['Altura Deportes', 2], null, 'Altura Directo'],
  [52, ['Canal Orinoco'], ['Llano Deportes', 3], null, 'Llano Directo'],
  [53, ['Canal Quetzalito'], ['Zaguero TV', 2], null, 'Zaguero Directo'],
  [54, ['Canal Atitlán'], ['Marimba Deportes', 2], null, 'Marimba Directo'],
  [56, ['Blue Ridge TV'], ['Cutlass Sports', 2], null, 'Cutlass Live'],
  [60, ['Qanat Al Waha'], ['Al Mudarraj', 4], null, 'Al Mudarraj Mubashir'],
  [61, ['Qanat Toubkal'], ['Al Marma', 3], null, 'Al Marma Direct'],
  [62, ['Qanat Hoggar'], ['El Maydan', 3], null, 'El Maydan Direct'],
  [63, ['Qanat Djerid'], ['Es-Sbaq', 2], null, 'Es-Sbaq Direct'],
  [64, ['Zuma Vision'], ['Eaglefield Sports', 3], ['Kick Lagos', 2], 'Eaglefield Go'],
  [65, ['Volta Vision'], ['Adowa Sports', 3], null, 'Adowa Go'],
  [66, ['Télé Teranga'], ['Baobab Foot', 2], null, 'Baobab Direct'],
  [67, ['Télé Lagune'], ['Ébrié Foot', 2], null, 'Ébrié Direct'],
  [68, ['Protea One'], ['Springvale Sport', 4], ['Kasi Soccer', 2], 'Springvale Now'],
  [69, ['Savanna One'], ['Uwanja Sport', 3], null, 'Uwanja Moja kwa Moja'],
  [70, ['Sakura Hōsō'], ['Shibafu Sports', 3], ['Midori Arena', 2], 'Shibafu On Demand'],
  [71, ['Hangang TV'], ['Jandi Sports', 3], ['Kwanjung TV', 2], 'Jandi Live'],
  [72, ['Changhe TV'], ['Lüyin Sports', 3], ['Jiaoqiu TV', 2], 'Lüyin Zhibo'],
  [73, ['Coral Sea TV'], ['Outfield Sport', 3], ['Southern Stand', 2], 'Outfield Now'],
  [74, ['Aotea TV'], ['Tussock Sport', 2], null, 'Tussock Now'],
  [75, ['Qanat Najd'], ['Al Madmar', 4], null, 'Al Madmar Mubashir'],
  [76, ['Qanat Liwa'], ['Dune Pitch', 3], null, 'Dune Pitch Live'],
  [77, ['Qanat Al Danah'], ['Pearl Pitch', 3], null, 'Pearl Pitch Live'],
  [78, ['Shabake-ye Damavand'], ['Zamin-e Sabz', 3], null, 'Zamin-e Sabz Zende'],
  [79, ['Doab Vision'], ['Khel Maidan', 3], ['Banyan Sports', 2], 'Khel Maidan Live'],
  [80, ['Nusa Bahari TV'], ['Lapangan Hijau', 3], ['Garis Tengah', 2], 'Lapangan Langsung'],
  [81, ['Chong Chao Phraya'], ['Sanam Ya', 3], null, 'Sanam Ya Sot'],
  [82, ['Kênh Sông Hồng'], ['Sân Cỏ Xanh', 3], null, 'Sân Cỏ Trực Tiếp'],
  [83, ['Saluran Kinabalu'], ['Padang Sukan', 3], null, 'Padang Langsung'],
  [84, ['Kanal Registon'], ['Yashil Maydon', 2], null, 'Yashil Maydon Jonli'],
  [85, ['Mayon Channel'], ['Larangan TV', 2], null, 'Larangan Live'],
];

export const BROADCASTERS: readonly BroadcastEntry[] = ROWS.map(([countryId, free, pay, rival, stream]) => ({
  countryId,
  free,
  pay,
  rival,
  stream,
}));
