import { BY_DIFFERENCE, BY_MEETINGS, BY_PLAY_OFF, BY_WINS, type TableRule } from './rules.ts';

/** How the embedded service ranks the competitions of a country or continent, and their names that pages know. */
interface InventedRule {
  /** Code of the country, or name of the continent. */
  readonly place: string;
  /** Exactly as the embedded service spells them, so that a real competition is not taken for one. */
  readonly names: readonly string[];
  readonly rule: TableRule;
}

/** The main competitions of the embedded service. */
export const INVENTED_RULES: readonly InventedRule[] = [
  {
    place: 'en',
    names: ['Premier Division', 'First Division', 'Second Division', 'Third Division'],
    rule: BY_DIFFERENCE,
  },
  {
    place: 'es',
    names: ['Primera División', 'Segunda División', 'Tercera División', 'Cuarta División'],
    rule: BY_MEETINGS,
  },
  {
    place: 'de',
    names: ['Deutsche Liga', 'Zweite Deutsche Liga', 'Dritte Deutsche Liga', 'Vierte Deutsche Liga'],
    rule: BY_DIFFERENCE,
  },
  {
    place: 'it',
    names: [
      'Campionato Nazionale A',
      'Campionato Nazionale B',
      'Campionato Nazionale C',
      'Campionato Nazionale D',
    ],
    rule: BY_PLAY_OFF,
  },
  {
    place: 'br',
    names: [
      'Campeonato Nacional Série A',
      'Campeonato Nacional Série B',
      'Campeonato Nacional Série C',
      'Campeonato Nacional Série D',
    ],
    rule: BY_WINS,
  },
  { place: 'fr', names: ['Division 1', 'Division 2', 'Division 3', 'Division 4'], rule: BY_DIFFERENCE },
  {
    place: 'ar',
    names: ['Primera División Nacional', 'Segunda División Nacional', 'Tercera División Metropolitana'],
    rule: BY_DIFFERENCE,
  },
  { place: 'mx', names: ['Primera Nacional', 'División de Ascenso', 'Liga de Plata'], rule: BY_DIFFERENCE },
  { place: 'tr', names: ['Ulusal Lig', 'Birinci Küme', 'İkinci Küme'], rule: BY_MEETINGS },
  {
    place: 'nl',
    names: ['Landelijke Ereklasse', 'Landelijke Eerste Klasse', 'Landelijke Tweede Klasse'],
    rule: BY_DIFFERENCE,
  },
  { place: 'pt', names: ['Primeira Divisão', 'Segunda Divisão', 'Terceira Divisão'], rule: BY_MEETINGS },
  {
    place: 'us',
    names: ['Premier Soccer Conference', 'National Championship', 'League Three'],
    rule: BY_WINS,
  },
  { place: 'pl', names: ['Liga Krajowa', 'Pierwsza Liga', 'Druga Liga'], rule: BY_MEETINGS },
  { place: 'be', names: ['Nationale 1', 'Nationale 2', 'Nationale 3'], rule: BY_WINS },
  { place: 'co', names: ['Categoría Primera', 'Categoría de Ascenso'], rule: BY_DIFFERENCE },
  {
    place: 'sct',
    names: ['Premier Division', 'First Division', 'Second Division', 'Third Division'],
    rule: BY_DIFFERENCE,
  },
  { place: 'gr', names: ['Alpha Kategoria', 'Beta Kategoria'], rule: BY_MEETINGS },
  { place: 'sa', names: ['Dawri Al-Mumtaz', 'Dawri Al-Oula'], rule: BY_MEETINGS },
  { place: 'ro', names: ['Divizia A', 'Divizia B', 'Divizia C'], rule: BY_MEETINGS },
  {
    place: 'eg',
    names: ['Al-Dawri Al-Mumtaz', 'Al-Dawri Al-Thani', 'Al-Dawri Al-Thalith'],
    rule: BY_MEETINGS,
  },
  { place: 'ua', names: ['Vyshcha Liha', 'Persha Liha'], rule: BY_MEETINGS },
  { place: 'at', names: ['Staatsliga A', 'Staatsliga B', 'Staatsliga C'], rule: BY_DIFFERENCE },
  { place: 'id', names: ['Divisi Satu Nasional', 'Divisi Dua Nasional'], rule: BY_MEETINGS },
  { place: 'hu', names: ['Országos Bajnokság', 'Másodosztály'], rule: BY_WINS },
  {
    place: 'th',
    names: ['Thai First Division', 'Thai Second Division', 'Thai Third Division'],
    rule: BY_MEETINGS,
  },
  {
    place: 'europe',
    names: [
      'Champions Cup of Europe',
      'Masters Cup of Europe',
      'Challenge Cup of Europe',
      'Nations Cup of Europe',
    ],
    rule: BY_MEETINGS,
  },
  { place: 'asia', names: ['Asian Crown', 'Nations Cup of Asia and the Pacific'], rule: BY_MEETINGS },
  { place: 'africa', names: ['African Crown', 'Nations Cup of Africa'], rule: BY_MEETINGS },
  {
    place: 'south america',
    names: ['Copa Meridional de Campeones', 'Copa Meridional de Plata'],
    rule: BY_DIFFERENCE,
  },
  {
    place: 'north america',
    names: ['North American Crown', 'Nations Cup of the Americas'],
    rule: BY_DIFFERENCE,
  },
];
