import { textList } from './text-list.ts';

/** A way to name grounds: `*` in the form stands for one of the names, `{given}` and `{family}` for a president or legend of old,
 * of whom `names` has the number. */
interface GroundForm {
  readonly form: string;
  readonly names: readonly string[];
}

/** How a group of countries names grounds: after streets, saints, presidents, sponsors and what stood there before. */
interface GroundTradition {
  readonly countries: readonly number[];
  /** Lines of a form and its names. */
  readonly forms: string;
}

const TRADITIONS: readonly GroundTradition[] = [
  {
    countries: [1, 9, 10, 11, 12, 73, 74],
    forms: `
      * Road: Ashgrove|Bramley|Canal|Chapel|Dock|Elmfield|Fulbrook|Gasworks|Harcourt|Ironbridge|Kiln|Leys|Moorfield|Nelson|Osborne|Priory|Quarry|Rectory|Sandpit|Tannery|Vernon|Wharf
      * Lane: Bowling Green|Church|Dovecote|Farriers|Glebe|Halfpenny|Honeypot|Keepers|Maltings|Pottery|Ropery|Shoulder of Mutton|Watery
      * Street: Albion|Canning|Foundry|Gladstone|Inkerman|Mafeking|Regent|Waterloo|Wellington
      * Park: Alma|Beech|Coronation|Dell|Empire|Foxhall|Grange|Jubilee|Kingsmead|Larkhill|Mansfield|Nightingale|Oakwood|Poplar|Rosebery|Springfield|Thistle|Union
      St *’s Park: Aidan|Botolph|Cuthbert|Dunstan|Hilda|Oswald|Swithin
      The * Stadium: Avenbrook|Carrow & Finch|Eastmark|Halden Homes|Kestrel Energy|Northway Bank|Pellow Tyres|Quillon Group|Rowanlea|Stratham Motors|Tollgate Insurance|Vantro
      The *: Baseball Field|Brickfields|Claypits|Croft|Hayfield|Hollow|New Recreation Ground|Old Showground|Priory Ground|Racecourse Meadow|Rookery|Sidings|Warren
      {family} Park: 8`,
  },
  {
    countries: [43, 44, 56],
    forms: `
      * Field: Anchor Bank|Bluewater|Cardinal|Evergreen Credit Union|Founders|Harborline|Liberty Mills|Northstar|Patriot Steel|Redwood Mutual|Summit Health|Trailhead|Union Depot|Veterans
      * Stadium: Bayfront|Cobalt Energy|Dunmore Motors|Eastgate|Granite State|Keystone|Lakeshore|Meridian Bank|Pioneer|Prairie Foods|Riverwalk|Silverline|Tidewater|Westfall
      * Park: Allegro|Belmont|Copperhead|Dockside|Fairmount|Garfield|Hillcrest|Iron Horse|Jefferson|Lincoln|Millrace|Old Mill|Quarry|Roosevelt|Sawmill|Washington
      * Soccer Complex: Brightwater|Cedar Creek|Fox Run|Maple Grove|Oak Hollow|Stonebridge|Sunrise
      {family} Field: 14`,
  },
  {
    countries: [64, 65, 68, 69, 79, 83, 85, 86],
    forms: `
      * Stadium: Amity Bank|Bright Star|Crown Cement|Freedom|Golden Palm|Harmony|Independence|Jubilee|Market|Millennium|New Dawn|Old Barracks|Peace|Railway|Republic|Sunrise Telecom|Teachers|Trade Fair|Union|Unity
      * Ground: Barracks|Cantonment|Cotton Mill|Customs|Engineers|Ferry|Mission|Parade|Police Lines|Polytechnic|Racecourse|Sawmill|Station Road|Teak Yard
      {family} Stadium: 26
      {family} Memorial Ground: 8`,
  },
  {
    countries: [3, 13, 14],
    forms: `
      *-Arena: Althoff|Brandis|Calora|Donaukraft|Elbmark|Fahrion|Güldner|Hansekontor|Isarwerk|Kronbach|Lindner & Voss|Mittelbau|Nordlicht|Oderland|Pfalzwerk|Ruhrkontor|Sauerbräu|Talheim
      *stadion: Bergmann|Donau|Eichen|Fluss|Hafen|Insel|Jahn|Kaiser|Linden|Moor|Neckar|Oststadt|Park|Rosen|Schloss|Südstadt|Tannen|Ufer|Volks|Wiesen|Zechen
      Stadion am *: Alten Markt|Bahndamm|Buchenhang|Deich|Eisweiher|Forsthaus|Gaswerk|Hohen Tor|Kirchberg|Lohmühlenweg|Mühlbach|Nordring|Ostbahnhof|Pulverturm|Schlachthof|Viehmarkt|Wasserturm|Zollhaus
      *-Kampfbahn: Glückauf-Süd|Hermann-Lohse|Otto-Brinkmann|Westring
      {family}-Stadion: 12
      Sportpark *: Au|Grünwinkel|Höhe|Kaserne|Lerchenfeld|Neue Heide|Rotenbach|Weiherfeld`,
  },
  {
    countries: [7, 8],
    forms: `
      Stadion *: De Dijk|De Eendracht|De Hoge Weide|De Kade|De Korenmolen|De Lindenhof|De Populier|De Steenoven|De Vlaskamer|De Zeven Bomen|Het Hofje|Het Veerhuis|Oosterpark|Westerhaven|Zuiderkwartier
      Sportpark *: De Bongerd|De Heuvel|De Klaverwei|De Laan|De Oude Sluis|De Vennen|De Wetering|Het Zand|Middelmeer
      *stadion: Burgers|Dijk|Gemeente|Haven|Koningin Emma|Molen|Park|Polder|Spoor|Veer|Zonne
      * Stadion: Brouwer & Zn|Delta Staal|Groene Kruis|Kanaalbank|Maasverf|Noorderkracht|Rijnkade|Van Hemert|Waalzicht
      {family}stadion: 12`,
  },
  {
    countries: [5],
    forms: `
      Stade *: Antoine-Bellanger|Auguste-Ferrandin|Bernard-Couderc|Charles-Lavergne|Émile-Roussin|Ferdinand-Blot|Gaston-Marcellin|Henri-Delmotte|Joseph-Carrère|Léon-Tissandier|Marcel-Pujolle|Octave-Gineste|Pierre-Lanvin|René-Fauconnier|Victor-Amblard
      Stade de *: l’Abbaye|l’Étang|l’Île|la Côte-Vieille|la Forge|la Gare|la Sapinière|la Tannerie|la Verrerie
      Stade du *: 8-Juillet|Bois-Fleuri|Canal|Champ-de-Mars|Château|Grand-Pré|Moulin-Neuf|Port-Vieux|Vélodrome-Ancien
      Stade Saint-*: Aubin|Barthélemy|Cyprien|Évariste|Gildas|Mathurin|Symphorien
      * Arena: Aqualis|Belcourt|Cimentelle|Energa|Novatel|Sud Mutuelle
      Parc des *: Buttes|Cèdres|Lices|Marronniers|Tilleuls
      Stade {given} {family}: 20`,
  },
  {
    countries: [61, 62, 63, 66, 67],
    forms: `
      Stade *: 4-Avril|11-Janvier|Bab El-Bahr|Cité Nouvelle|Corniche|Grande-Poste|Hippodrome|Palmeraie|Port-Autonome|Trois-Palmiers
      Stade de *: l’Amitié|l’Avenir|l’Indépendance|l’Union|la Concorde|la Jeunesse|la Liberté|la Paix|la République|la Victoire
      Stade {given} {family}: 26`,
  },
  {
    countries: [4],
    forms: `
      Stadio *: Acciaierie|Cinque Giornate|Comunale Vecchio|degli Oleandri|dei Marmi Neri|del Bosco|della Cittadella|della Fiera|della Rocca|delle Mura|delle Terme|Flaminia Vecchia|Granatieri|La Marmora|Lungomare|Naviglio|Partigiani|Piave|Ponente|Pineta|Porta Nuova|Primo Maggio|Quattro Novembre|Tre Fontane Vecchie|Vittoria
      Stadio San *: Bonifacio|Ciriaco|Donnino|Ermete|Gaudenzio|Miniato|Pancrazio|Saturnino|Zenone Alto
      Stadio Santa *: Apollonia|Caterina|Eulalia|Giusta|Reparata
      * Arena: Adriaenergia|Bancalpe|Cementir Sud|Dolcemare|Ferrolinea|Lumenova|Olivalta|Pastificio Merli|Vetrocasa
      Campo *: Argini|Castelvecchio|Filanda|Ippodromo|Mercato|Ospedale Vecchio|Tiro a Segno
      Stadio Generale *: Ardizzone|Boldrini|Cadelli|Ferrero di Ponte
      Stadio {family}: 26`,
  },
  {
    countries: [2],
    forms: `
      Estadio *: Alto del Molino|El Arenal Viejo|El Collado|El Plantío Nuevo|El Romeral|Heliodoro Quesada|La Almunia|La Condomina Nueva|La Ermita|La Fábrica|La Magdalena|La Rosaleda Alta|Las Acacias|Las Eras|Los Almendros|Los Pajaritos Viejos|Las Salinas|Nuevo Matadero|Puerta del Sol|Vista Alegre
      Campo de San *: Antón|Blas|Cosme|Fermín|Frutos|Isidoro|Lázaro|Millán|Telmo
      Estadio Santa *: Águeda|Casilda|Eulalia|Justa|Quiteria
      Campo *: de la Estación|de la Harinera|de la Vega|del Molino|del Puerto|de las Viñas
      * Arena: Aceites Lucano|Bahía Seguros|Caja Cierzo|Iberluz|Levantel|Norte Motor|Sidras Arbás
      Estadio Presidente {family}: 14
      Estadio {given} {family}: 22`,
  },
  {
    countries: [41, 42, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55],
    forms: `
      Estadio *: 5 de Abril|12 de Octubre|18 de Mayo|El Algarrobo|El Aromo|El Ceibal|El Cementerio|El Coloso|El Fortín Viejo|El Gigante|El Trapiche|La Bombonera Chica|La Estación|La Fortaleza|La Herradura|La Loma|La Quinta|Los Cedros|Los Mangos|Los Naranjos|Los Pinos|Los Próceres|Monumental Viejo|Nuevo Palenque|Sargento Rosales
      Estadio San *: Cayetano|Eloy|Expedito|Jacinto|Roque|Silvestre
      * Arena: Andina|Banco del Valle|Cementos Sol|Cervecera|Electrosur|Maizal|Telepampa
      Estadio Presidente {family}: 10
      Estadio Doctor {family}: 8
      Estadio General {family}: 6
      Estadio {given} {family}: 24`,
  },
  {
    countries: [6, 40],
    forms: `
      Estádio *: 1.º de Dezembro|da Aviação|da Baixada|da Capela|da Cerâmica Velha|da Fonte Nova de Cima|da Lagoa|da Mata|da Ponte|da Serra|do Alto|do Algodão|do Arsenal|do Bosque|do Cais|do Canindé Novo|do Farol|do Lavradio|do Mosteiro|do Parque|do Rio|dos Arcos Velhos|dos Barreiros Altos|dos Eucaliptos
      Estádio São *: Bento|Brás|Cosme|Gonçalo|Lourenço|Roque|Tiago Maior|Vicente
      Estádio Santa *: Bárbara|Eufémia|Iria|Quitéria
      Arena *: Banco Ipê|Cimento Forte|Energil|Lusoluz|Mar Azul|Nova Mutual|Pau-Brasil|Telenorte
      Campo *: da Feira Velha|da Linha|das Oliveiras|do Cruzeiro|do Moinho
      Estádio Comendador {family}: 8
      Estádio Doutor {family}: 10
      Estádio {given} {family}: 24`,
  },
  {
    countries: [16],
    forms: `
      *vallen: Björk|Ejder|Falk|Grind|Hede|Kungs|Lax|Norr|Skogs|Ströms|Tegel|Varvs|Väster|Öster
      * Arena: Granit|Isbjörn|Kvist|Lingonbank|Mälarkraft|Nordbygg|Skogsägarna|Tindra|Trävaror
      *s IP: Bruket|Kvarnen|Rosenlund|Slottet|Stadshagen|Söderport
      *: Gamla Tivoli|Kanalplan|Skansen|Slottsmarken|Travbanan|Ängen`,
  },
  {
    countries: [15, 17],
    forms: `
      * Park: Bakke|Birke|Dyre|Elve|Fjell|Klint|Nordre|Rosen|Skov|Strand|Søndre|Vester
      * Arena: Fjordbank|Havkraft|Isbjørn|Jernia Nord|Lakseby|Sparekassen Øst|Vindkraft
      * Stadion: Central|Fabrikk|Havne|Jernbane|Mølle|Rådhus|Teglverk|Torv
      *: Gamle Tivoli|Kanalbanen|Lyngmarken|Møllebanen|Skansen|Travbanen`,
  },
  {
    countries: [18, 19],
    forms: `
      * Stadion: Hamn|Norr|Park|Strand|Tehdas|Vestur
      * Areena: Jäävuori|Kuusi|Revontuli|Saimaa Sähkö|Tuuli|Vuono`,
  },
  {
    countries: [20],
    forms: `
      Stadion *: Fabryczny|Górnik|Hutnik|Kolejarz|na Stoku|nad Rzeką|Orlik|pod Dębami|Portowiec|przy Młynie|Szarotka|Włókniarz|Zwycięstwa
      Arena *: Cementownia|Czysta Energia|Elbud|Hutmet|Kable|Stalex
      Stadion przy ulicy *: Browarnej|Garbarskiej|Kolejowej|Krakowskiej|Mostowej|Ogrodowej|Portowej|Słonecznej|Szkolnej|Wiosennej|Zamkowej`,
  },
  {
    countries: [21, 22],
    forms: `
      Stadion *: Lokomotiva|Na Bělidle|Na Kamenci|Na Lúkách|Nad Řekou|Pod Hradbami|Pod Lipami|Pod Vinicou|Staré pole|Tatran|Textil|U Cihelny|U Mlýna|U Tří lip
      * Arena: Drevona|Kovostroj|Nafta|Pivovar Orel|Skloport|Tauris|Zlatá studňa`,
  },
  {
    countries: [25, 28, 29, 30, 31],
    forms: `
      Stadion *: Bistrica|Lipa|Metalac|Mladost|Partizanska Livada|Pod Gradom|Radnik|Sloboda|Sokol|Stari Mlin|Šumice|Vinogradi
      Arena *: Agrobanka|Dunav|Elektra|Nova Energija|Petrol Jug
      Stadion {given} {family}: 16`,
  },
  {
    countries: [24],
    forms: `
      * Arena: Agrocontinent|Carpat Gaz|Electrica Nouă|Metaltrans|Napoca Bank
      Stadion *: Parc|Rulmentul|Silvania|Textila|Uzina Veche|Victoria`,
  },
  {
    countries: [27],
    forms: `
      * Stadı: 4 Eylül|12 Mart|26 Ağustos|Beş Çınar|Değirmendere|Kale Altı|Kavaklı|Tersane|Yeşilova|Zafer
      * Arena: Anadolu Çelik|Bereket Enerji|Ege Yapı|Karadeniz Gübre|Marmara Cam|Toros Un
      {given} {family} Stadı: 30`,
  },
  {
    countries: [23, 26, 32, 33, 34, 35, 78, 84, 60],
    forms: `
      {given} {family} Stadium: 24`,
  },
  {
    countries: [75, 76, 77],
    forms: `
      * Stadium: Al-Bahr|Al-Fanar|Al-Firdaws|Al-Hadiqa|Al-Istiqlal|Al-Janub|Al-Majd|Al-Masna|Al-Mina|Al-Nakheel|Al-Nour|Al-Qala|Al-Rabee|Al-Sahra|Al-Salam|Al-Shurta|Al-Waha|Al-Zahra|Petro Gulf|Sharq Bank
      Prince * Sports City: Badr bin Saud|Majed bin Nasser|Rashid bin Khalid|Turki bin Hamad
      {family} Stadium: 26`,
  },
  {
    countries: [70, 71, 72, 80, 81, 82],
    forms: `
      * Stadium: Cloud Hill|East Harbour|Evergreen|Fortune Bank|Harbour Front|Jade River|Moon Bridge|Nine Springs|North Gate|Orchid|Pearl|Pine Grove|South Gate|Sunflower|Thousand Pines|Tiger Hill|White Crane
      * Field: Botanical Garden|Chamber of Commerce|Civic|Cotton Mill|Ferry Terminal|Greenline|Technopark|University|Victory|Weather Station|Youth`,
  },
];

function formsOf(text: string): readonly GroundForm[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [form = '', names = ''] = line.trim().split(': ');
      return { form, names: textList(names) };
    });
}

/** Returns the ways in which a country names grounds; none if it has only its own. */
export function groundForms(countryId: number): readonly GroundForm[] {
  const tradition = TRADITIONS.find(({ countries }) => countries.includes(countryId));
  return tradition === undefined ? [] : formsOf(tradition.forms);
}
