import { textList } from './text-list.ts';

/** Streets that most towns of some countries have, and how an address is written: "12 Station Road". */
interface StreetEntry {
  readonly countries: readonly number[];
  /** `*` is the street, `#` the number. */
  readonly form: string;
  readonly streets: string;
}

const ENTRIES: readonly StreetEntry[] = [
  {
    countries: [1, 9, 10, 11, 12, 56, 73, 74, 64, 65, 68, 69, 79, 86],
    form: '# *',
    streets:
      'Station Road|Park Road|Church Lane|Mill Lane|Victoria Road|Queen’s Road|Albert Street|Canal Street|High Street|School Lane|King Street|Grove Road|Stadium Way|Harbour Road|Market Street',
  },
  {
    countries: [43, 44, 85],
    form: '# *',
    streets:
      'Main Street|Park Avenue|Washington Street|Oak Street|Riverside Drive|Second Avenue|Lake Street|Stadium Drive|Union Street|Maple Avenue|Railroad Street|Commerce Street',
  },
  {
    countries: [3, 13, 14],
    form: '* #',
    streets:
      'Bahnhofstraße|Am Sportplatz|Stadionstraße|Schulstraße|Gartenstraße|Lindenallee|Mühlenweg|Hauptstraße|Industriestraße|Wiesenweg|Am Stadtpark|Jahnstraße|Waldstraße',
  },
  {
    countries: [7, 8],
    form: '* #',
    streets:
      'Stationsstraat|Sportlaan|Molenweg|Parklaan|Kerkstraat|Schoolstraat|Havenstraat|Industrieweg|Stadionlaan|Kanaalstraat|Nieuwstraat',
  },
  {
    countries: [5, 61, 62, 63, 66, 67],
    form: '#, *',
    streets:
      'rue de la Gare|avenue de la République|rue du Stade|boulevard de la Liberté|rue des Écoles|avenue du Parc|rue du Moulin|rue de la Paix|chemin du Port|avenue des Sports|rue de l’Église',
  },
  {
    countries: [4],
    form: '*, #',
    streets:
      'Via dello Stadio|Via Roma|Viale della Stazione|Via Garibaldi|Viale dello Sport|Via Mazzini|Via del Mulino|Viale dei Pini|Via della Repubblica|Via San Rocco|Via delle Fornaci',
  },
  {
    countries: [2],
    form: 'Calle *, #',
    streets:
      'de la Estación|del Estadio|Mayor|de la Constitución|San José|del Molino|Real|del Deporte|de la Fuente|Santa Ana|de las Huertas',
  },
  {
    countries: [41, 42, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55],
    form: '* #',
    streets:
      'Avenida Libertad|Calle San Martín|Avenida del Estadio|Calle Independencia|Avenida de la Estación|Calle Sucre|Avenida Central|Calle Colón|Calle del Comercio|Avenida de los Deportes|Calle 25 de Mayo',
  },
  {
    countries: [6, 40],
    form: '*, #',
    streets:
      'Rua do Estádio|Avenida da Liberdade|Rua da Estação|Avenida da República|Rua das Flores|Rua São João|Rua do Comércio|Avenida dos Desportos|Rua do Moinho|Rua Nova|Travessa da Igreja',
  },
  {
    countries: [15],
    form: '* #',
    streets: 'Stadionvej|Stationsgade|Havnegade|Kirkegade|Skolegade|Parkvej|Møllevej|Idrætsvej|Engvej|Algade',
  },
  {
    countries: [16],
    form: '* #',
    streets:
      'Idrottsvägen|Stationsgatan|Skolgatan|Hamngatan|Storgatan|Strandvägen|Kyrkogatan|Parkvägen|Kvarngatan',
  },
  {
    countries: [17],
    form: '* #',
    streets:
      'Parkveien|Storgata|Sjøgata|Kirkegata|Skolegata|Stadionveien|Jernbanegata|Idrettsveien|Strandveien',
  },
  {
    countries: [19],
    form: '* #',
    streets: 'Aðalgata|Strandgata|Hafnargata|Skólavegur|Íþróttavegur|Kirkjuvegur|Vallarvegur',
  },
  {
    countries: [18],
    form: '* #',
    streets:
      'Asemakatu|Urheilutie|Puistokatu|Koulukatu|Rantatie|Tehtaankatu|Kirkkokatu|Satamakatu|Stadiontie',
  },
  {
    countries: [20],
    form: 'ul. * #',
    streets:
      'Sportowa|Kolejowa|Szkolna|Ogrodowa|Polna|Parkowa|Stadionowa|Fabryczna|Kościuszki|Mickiewicza|Młyńska|Lipowa',
  },
  {
    countries: [21],
    form: '* #',
    streets:
      'Nádražní|Sportovní|Školní|Zahradní|Husova|Lipová|Mlýnská|Komenského|Stadionová|Tyršova|Palackého',
  },
  {
    countries: [22],
    form: '* #',
    streets: 'Športová|Školská|Záhradná|Železničná|Štúrova|Lipová|Mlynská|Komenského|Štadiónová|Hlavná',
  },
  {
    countries: [28, 29, 30, 31],
    form: '* #',
    streets:
      'Sportska|Kolodvorska|Stadionska|Školska|Parkovna|Nikole Tesle|Vidovdanska|Zelena|Lipova|Industrijska',
  },
  {
    countries: [23],
    form: '* #.',
    streets:
      'Stadion utca|Petőfi utca|Kossuth utca|Sport utca|Vasút utca|Iskola utca|Rákóczi út|Liget sor|Malom utca',
  },
  {
    countries: [24],
    form: 'Strada * #',
    streets: 'Stadionului|Gării|Libertății|Școlii|Unirii|Parcului|Morii|Sportului|Republicii|Florilor',
  },
  {
    countries: [27],
    form: '* No: #',
    streets:
      'Stadyum Caddesi|İstasyon Caddesi|Cumhuriyet Caddesi|Atatürk Bulvarı|Spor Sokak|Liman Caddesi|Okul Sokak|Çınar Sokak|Park Caddesi',
  },
];

const ELSEWHERE: StreetEntry = {
  countries: [],
  form: '# *',
  streets:
    'Stadium Road|Station Street|Independence Avenue|Park Street|Harbour Street|Market Road|University Street|Garden Street|Liberty Avenue|Sports City Road',
};

/** Returns the usual streets of a country, and how it writes an address. */
export function streetsOf(countryId: number): { readonly form: string; readonly streets: readonly string[] } {
  const { form, streets } = ENTRIES.find(({ countries }) => countries.includes(countryId)) ?? ELSEWHERE;
  return { form, streets: textList(streets) };
}
