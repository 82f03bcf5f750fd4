import type { Competition } from '#service/world/seasons/competition.ts';
import type { Language } from './language.ts';
import { regionName } from './region-names.ts';

type Foreign = Exclude<Language, 'en'>;

/**
 * Titles by language, separated by `|`: three club cups, crown, nations league, nations cup, two kinds of
 * friendlies, World Cup and its qualifiers, then nations cup, World Cup, qualifiers and friendlies of women and
 * of youth.
 */
const TITLES: Readonly<Record<Foreign, string>> = {
  es: 'Copa de Campeones|Copa de Maestros|Copa Desafío|Corona|Liga de Naciones|Copa de Naciones|Amistosos internacionales|Amistosos de clubes|Copa Mundial|Clasificación para la Copa Mundial|Copa de Naciones Femenina|Copa Mundial Femenina|Clasificación para la Copa Mundial Femenina|Amistosos internacionales femeninos|Copa de Naciones Sub-21|Copa Mundial Sub-21|Clasificación para la Copa Mundial Sub-21|Amistosos internacionales Sub-21',
  de: 'Pokal der Meister|Masters-Pokal|Challenge-Pokal|Krone|Liga der Nationen|Pokal der Nationen|Freundschaftsländerspiele|Testspiele der Vereine|Weltmeisterschaft|WM-Qualifikation|Pokal der Nationen der Frauen|Weltmeisterschaft der Frauen|WM-Qualifikation der Frauen|Freundschaftsländerspiele der Frauen|Pokal der Nationen der U21|Weltmeisterschaft der U21|WM-Qualifikation der U21|Freundschaftsländerspiele der U21',
  fr: 'Coupe des Champions|Coupe des Maîtres|Coupe Challenge|Couronne|Ligue des Nations|Coupe des Nations|Matchs amicaux internationaux|Matchs amicaux de clubs|Coupe du Monde|Qualifications pour la Coupe du Monde|Coupe des Nations féminine|Coupe du Monde féminine|Qualifications pour la Coupe du Monde féminine|Matchs amicaux internationaux féminins|Coupe des Nations U21|Coupe du Monde U21|Qualifications pour la Coupe du Monde U21|Matchs amicaux internationaux U21',
  it: 'Coppa dei Campioni|Coppa dei Maestri|Coppa Sfida|Corona|Lega delle Nazioni|Coppa delle Nazioni|Amichevoli internazionali|Amichevoli di club|Coppa del Mondo|Qualificazioni alla Coppa del Mondo|Coppa delle Nazioni femminile|Coppa del Mondo femminile|Qualificazioni alla Coppa del Mondo femminile|Amichevoli internazionali femminili|Coppa delle Nazioni Under-21|Coppa del Mondo Under-21|Qualificazioni alla Coppa del Mondo Under-21|Amichevoli internazionali Under-21',
  pt: 'Taça dos Campeões|Taça dos Mestres|Taça Desafio|Coroa|Liga das Nações|Taça das Nações|Amigáveis internacionais|Amigáveis de clubes|Copa do Mundo|Eliminatórias da Copa do Mundo|Taça das Nações Feminina|Copa do Mundo Feminina|Eliminatórias da Copa do Mundo Feminina|Amigáveis internacionais femininos|Taça das Nações Sub-21|Copa do Mundo Sub-21|Eliminatórias da Copa do Mundo Sub-21|Amigáveis internacionais Sub-21',
  tr: 'Şampiyonlar Kupası|Ustalar Kupası|Meydan Okuma Kupası|Taç|Uluslar Ligi|Uluslar Kupası|Milli Takım Hazırlık Maçları|Kulüp Hazırlık Maçları|Dünya Kupası|Dünya Kupası Elemeleri|Kadınlar Uluslar Kupası|Kadınlar Dünya Kupası|Kadınlar Dünya Kupası Elemeleri|Kadın Milli Takım Hazırlık Maçları|U21 Uluslar Kupası|U21 Dünya Kupası|U21 Dünya Kupası Elemeleri|U21 Milli Takım Hazırlık Maçları',
  pl: 'Puchar Mistrzów|Puchar Masters|Puchar Wyzwania|Korona|Liga Narodów|Puchar Narodów|Międzynarodowe mecze towarzyskie|Klubowe mecze towarzyskie|Mistrzostwa Świata|Eliminacje Mistrzostw Świata|Puchar Narodów kobiet|Mistrzostwa Świata kobiet|Eliminacje Mistrzostw Świata kobiet|Międzypaństwowe mecze towarzyskie kobiet|Puchar Narodów U-21|Mistrzostwa Świata U-21|Eliminacje Mistrzostw Świata U-21|Międzypaństwowe mecze towarzyskie U-21',
  ko: '챔피언스컵|마스터스컵|챌린지컵|크라운|네이션스리그|네이션스컵|국가대표 친선경기|클럽 친선경기|월드컵|월드컵 예선|여자 네이션스컵|여자 월드컵|여자 월드컵 예선|여자 국제 친선 경기|U-21 네이션스컵|U-21 월드컵|U-21 월드컵 예선|U-21 국제 친선 경기',
  zh: '冠軍盃|大師盃|挑戰盃|皇冠盃|國家聯賽|國家盃|國際友誼賽|球會友誼賽|世界盃|世界盃外圍賽|女子國家盃|女子世界盃|女子世界盃外圍賽|女子國際友誼賽|U21國家盃|U21世界盃|U21世界盃外圍賽|U21國際友誼賽',
  zh_cn:
    '冠军杯|大师杯|挑战杯|皇冠杯|国家联赛|国家杯|国际友谊赛|俱乐部友谊赛|世界杯|世界杯预选赛|女子国家杯|女子世界杯|女子世界杯预选赛|女子国际友谊赛|U21国家杯|U21世界杯|U21世界杯预选赛|U21国际友谊赛',
  ar: 'كأس الأبطال|كأس الأساتذة|كأس التحدي|التاج|دوري الأمم|كأس الأمم|مباريات ودية دولية|مباريات ودية للأندية|كأس العالم|تصفيات كأس العالم|كأس الأمم للسيدات|كأس العالم للسيدات|تصفيات كأس العالم للسيدات|مباريات ودية دولية للسيدات|كأس الأمم تحت 21 سنة|كأس العالم تحت 21 سنة|تصفيات كأس العالم تحت 21 سنة|مباريات ودية دولية تحت 21 سنة',
  el: 'Κύπελλο Πρωταθλητών|Κύπελλο Μάστερς|Κύπελλο Πρόκλησης|Στέμμα|Λίγκα Εθνών|Κύπελλο Εθνών|Διεθνή φιλικά|Φιλικά συλλόγων|Παγκόσμιο Κύπελλο|Προκριματικά Παγκοσμίου Κυπέλλου|Κύπελλο Εθνών Γυναικών|Παγκόσμιο Κύπελλο Γυναικών|Προκριματικά Παγκοσμίου Κυπέλλου Γυναικών|Διεθνή φιλικά γυναικών|Κύπελλο Εθνών U21|Παγκόσμιο Κύπελλο U21|Προκριματικά Παγκοσμίου Κυπέλλου U21|Διεθνή φιλικά U21',
  ja: 'チャンピオンズカップ|マスターズカップ|チャレンジカップ|クラウン|ネーションズリーグ|ネーションズカップ|国際親善試合|クラブ親善試合|ワールドカップ|ワールドカップ予選|女子ネーションズカップ|女子ワールドカップ|女子ワールドカップ予選|女子国際親善試合|U-21ネーションズカップ|U-21ワールドカップ|U-21ワールドカップ予選|U-21国際親善試合',
};

/** Friendly regions that UN M49 does not have, by language, in the order of their index in `Place`. */
const REGIONS: Readonly<Record<Foreign, string>> = {
  es: 'Islas Británicas|Península Ibérica|Alpes|Benelux|Países nórdicos|Europa Central|Adriático|Danubio|Mediterráneo oriental|Mar Negro y estepa|África austral y oriental|Golfo e India|Río de la Plata|Andes',
  de: 'Britische Inseln|Iberische Halbinsel|Alpen|Benelux|Nordische Länder|Mitteleuropa|Adria|Donau|Östliches Mittelmeer|Schwarzes Meer und Steppe|Süd- und Ostafrika|Golf und Indien|Río de la Plata|Anden',
  fr: 'Îles Britanniques|Péninsule Ibérique|Alpes|Benelux|Pays nordiques|Europe centrale|Adriatique|Danube|Méditerranée orientale|Mer Noire et steppe|Afrique australe et orientale|Golfe et Inde|Río de la Plata|Andes',
  it: 'Isole britanniche|Penisola iberica|Alpi|Benelux|Paesi nordici|Europa centrale|Adriatico|Danubio|Mediterraneo orientale|Mar Nero e steppa|Africa australe e orientale|Golfo e India|Río de la Plata|Ande',
  pt: 'Ilhas Britânicas|Península Ibérica|Alpes|Benelux|Países nórdicos|Europa Central|Adriático|Danúbio|Mediterrâneo oriental|Mar Negro e estepe|África Austral e Oriental|Golfo e Índia|Rio da Prata|Andes',
  tr: 'Britanya Adaları|İber Yarımadası|Alpler|Benelüks|Kuzey Ülkeleri|Orta Avrupa|Adriyatik|Tuna|Doğu Akdeniz|Karadeniz ve Bozkır|Güney ve Doğu Afrika|Körfez ve Hindistan|La Plata|And Dağları',
  pl: 'Wyspy Brytyjskie|Półwysep Iberyjski|Alpy|Beneluks|Kraje nordyckie|Europa Środkowa|Adriatyk|Dunaj|Wschodnie Morze Śródziemne|Morze Czarne i step|Afryka Południowa i Wschodnia|Zatoka Perska i Indie|La Plata|Andy',
  ko: '영국 제도|이베리아반도|알프스|베네룩스|북유럽|중앙유럽|아드리아해|다뉴브|동지중해|흑해와 스텝|남부·동부 아프리카|걸프와 인도|라플라타강|안데스',
  zh: '不列顛群島|伊比利半島|阿爾卑斯|荷比盧|北歐|中歐|亞得里亞海|多瑙河|東地中海|黑海與草原|南部與東部非洲|海灣與印度|拉普拉塔河|安第斯',
  zh_cn:
    '不列颠群岛|伊比利亚半岛|阿尔卑斯|荷比卢|北欧|中欧|亚得里亚海|多瑙河|东地中海|黑海与草原|南部与东部非洲|海湾与印度|拉普拉塔河|安第斯',
  ar: 'الجزر البريطانية|شبه الجزيرة الإيبيرية|جبال الألب|بنلوكس|دول الشمال|وسط أوروبا|البحر الأدرياتيكي|الدانوب|شرق المتوسط|البحر الأسود والسهوب|جنوب وشرق أفريقيا|الخليج والهند|ريو دي لا بلاتا|جبال الأنديز',
  el: 'Βρετανικές Νήσοι|Ιβηρική Χερσόνησος|Άλπεις|Μπενελούξ|Σκανδιναβικές χώρες|Κεντρική Ευρώπη|Αδριατική|Δούναβης|Ανατολική Μεσόγειος|Μαύρη Θάλασσα και στέπα|Νότια και Ανατολική Αφρική|Κόλπος και Ινδία|Ρίο ντε λα Πλάτα|Άνδεις',
  ja: 'ブリテン諸島|イベリア半島|アルプス|ベネルクス|北欧|中央ヨーロッパ|アドリア海|ドナウ|東地中海|黒海・ステップ|南部・東部アフリカ|湾岸・インド|ラプラタ川|アンデス',
};

/** Codes of regions or countries, or an index in `REGIONS`. */
type Place = readonly string[] | number;

/** International competitions: index of the title, place, and division. */
const BETWEEN_COUNTRIES: Readonly<Record<number, readonly [title: number, place: Place, division?: string]>> =
  {
    911: [0, ['150']],
    912: [1, ['150']],
    913: [2, ['150']],
    916: [3, ['142']],
    917: [3, ['002']],
    918: [3, ['003']],
    919: [3, ['009']],
    921: [4, ['150'], 'A'],
    922: [4, ['150'], 'B'],
    923: [4, ['150'], 'C'],
    924: [4, ['150'], 'D'],
    925: [4, ['019'], 'A'],
    926: [4, ['019'], 'B'],
    927: [4, ['002']],
    928: [4, ['142', '009'], 'A'],
    929: [4, ['142', '009'], 'B'],
    931: [5, ['150']],
    932: [5, ['019']],
    933: [5, ['002']],
    934: [5, ['142', '009']],
    901: [8, []],
    902: [11, []],
    940: [13, []],
    942: [10, ['150']],
    943: [10, ['019']],
    944: [10, ['002']],
    945: [10, ['142', '009']],
    946: [12, ['150']],
    947: [12, ['019']],
    948: [12, ['002']],
    949: [12, ['142', '009']],
    903: [15, []],
    974: [17, []],
    975: [14, ['150']],
    976: [14, ['019']],
    977: [14, ['002']],
    978: [14, ['142', '009']],
    979: [16, ['150']],
    980: [16, ['019']],
    981: [16, ['002']],
    982: [16, ['142', '009']],
    936: [9, ['150']],
    937: [9, ['019']],
    938: [9, ['002']],
    939: [9, ['142', '009']],
    941: [6, []],
    950: [7, 0],
    951: [7, 1],
    952: [7, 2],
    953: [7, ['IT']],
    954: [7, ['FR']],
    955: [7, 3],
    956: [7, 4],
    957: [7, 5],
    958: [7, 6],
    959: [7, 7],
    960: [7, 8],
    961: [7, 9],
    962: [7, ['015']],
    963: [7, ['011']],
    964: [7, 10],
    965: [7, ['030']],
    966: [7, ['035']],
    967: [7, 11],
    968: [7, ['009']],
    969: [7, ['BR']],
    970: [7, 12],
    971: [7, 13],
    972: [7, ['003']],
    973: [7, ['013']],
  };

/**
 * Returns the name of a competition in a language. Domestic competitions keep their native name; international
 * ones, named in English, are translated.
 */
export function competitionName({ id, name }: Pick<Competition, 'id' | 'name'>, language: Language): string {
  const between = BETWEEN_COUNTRIES[id];
  if (language === 'en' || between === undefined) return name;
  const [title, place, division] = between;
  const where =
    typeof place === 'number'
      ? REGIONS[language].split('|')[place]
      : place.map((code) => regionName(code, language)).join(' / ');
  const parts = [TITLES[language].split('|')[title] ?? name, where ? `(${where})` : '', division ?? ''];
  return parts.filter((part) => part !== '').join(' ');
}
