import type { MeetingsStep, TableRule } from './rules.ts';

/** How some seasons of a competition rank teams, and where that was read. */
interface CompetitionRule {
  /** Code of the country; name of the continent, or "world". */
  readonly place: string;
  /** Without accents, capitals and signs. */
  readonly names: readonly string[];
  /** Years in which the first and the last such season began; the last is open while no other rule is known. */
  readonly from: number;
  readonly to?: number;
  readonly rule: TableRule;
  /** The regulation, or the page that quotes it, and the seasons for which it was read. */
  readonly source: string;
}

/** Those still level are compared again, as UEFA's and FIFA's regulations say. */
const AGAIN: MeetingsStep = { meetings: ['points', 'difference', 'scored'], again: true };
const UEFA_GROUPS: TableRule = ['points', AGAIN, 'difference', 'scored', 'cards'];

/** Few and read: a competition that is not here is ranked in ways that are not known. */
export const COMPETITION_RULES: readonly CompetitionRule[] = [
  {
    place: 'en',
    names: ['premier league'],
    from: 2019,
    rule: ['points', 'difference', 'scored', { meetings: ['points', 'away'] }, 'play-off'],
    source: 'watfordobserver.co.uk/sport/17770994, 2019-20; nbcsports.com, 2023-24',
  },
  {
    place: 'de',
    names: ['bundesliga', '2 bundesliga', '2nd bundesliga'],
    from: 2018,
    rule: ['points', 'difference', 'scored', { meetings: ['difference', 'away'] }, 'away-goals', 'play-off'],
    source: 'DFL Spielordnung: bundesliga.com, 2018-19; sportschau.de, 2022-23',
  },
  {
    place: 'es',
    names: ['laliga', 'la liga'],
    from: 2010,
    rule: ['points', { meetings: ['points', 'difference'], again: true }, 'difference', 'scored', 'cards'],
    source: 'RFEF Reglamento General, art. 201: nuestraliga.com, 2010-11; noticias24pty.com, 2019-20',
  },
  {
    place: 'it',
    names: ['serie a'],
    from: 2013,
    to: 2021,
    rule: ['points', { meetings: ['points', 'difference'] }, 'difference', 'scored', 'lots'],
    source: 'firenzeviola.it, 2013-14; violanews.com, 2021-22',
  },
  {
    place: 'it',
    names: ['serie a'],
    from: 2022,
    rule: ['points', 'play-off', { meetings: ['points', 'difference'] }, 'difference', 'scored', 'lots'],
    source: 'toro.it, 2022-23; pianetaempoli.it, 2024-25',
  },
  {
    place: 'fr',
    names: ['ligue 1', 'ligue 2'],
    from: 2023,
    to: 2024,
    rule: [
      'points',
      'difference',
      { meetings: ['points', 'difference', 'scored', 'away'] },
      'scored',
      'away-goals',
      'cards',
    ],
    source: 'LFP, art. 518 ter: maligue2.fr, 2023-24; onzedafrik.com, 2024-25',
  },
  {
    place: 'fr',
    names: ['ligue 1', 'ligue 2'],
    from: 2025,
    rule: [
      'points',
      'difference',
      { meetings: ['points', 'difference'] },
      'scored',
      'wins',
      'away-wins',
      'cards',
      'lots',
    ],
    source: 'LFP: butsoccers.com, goal.com, 2025-26',
  },
  {
    place: 'pt',
    names: ['liga portugal', 'primeira liga'],
    from: 2022,
    rule: ['points', { meetings: ['points', 'difference'] }, 'difference', 'wins', 'scored', 'play-off'],
    source: 'Regulamento das Competições, art. 17: maisfutebol.iol.pt, 2022-23; jornaldesportivo.pt, 2024-25',
  },
  {
    place: 'at',
    names: ['bundesliga', 'tipico bundesliga', 'admiral bundesliga'],
    from: 2018,
    to: 2020,
    rule: ['points', 'rounded', 'difference', 'scored', 'wins', 'away-wins'],
    source: 'kurier.at/400107293, 2018-19; ligaportal.at/6405, 2019-20',
  },
  {
    place: 'at',
    names: ['bundesliga', 'tipico bundesliga', 'admiral bundesliga'],
    from: 2021,
    rule: [
      'points',
      'rounded',
      { meetings: ['points', 'difference', 'scored', 'away'] },
      'difference',
      'scored',
      'wins',
      'away-wins',
      'away-goals',
    ],
    source: 'derstandard.at/2000127276307, ligaportal.at/11214, 2021-22; sn.at/135593869, 2022-23',
  },
  {
    place: 'ru',
    names: ['premier league', 'russian premier league'],
    from: 2022,
    rule: [
      'points',
      { meetings: ['points', 'wins', 'difference', 'scored'] },
      'wins',
      'difference',
      'scored',
    ],
    source: 'sport-weekend.com/212305, 2022-23; sport-express.ru/2323944, 2024-25',
  },
  {
    place: 'br',
    names: ['serie a', 'brasileiro serie a', 'brasileirao serie a', 'campeonato brasileiro serie a'],
    from: 2023,
    rule: ['points', 'wins', 'difference', 'scored', { meetings: ['points'], pair: true }, 'cards', 'lots'],
    source: 'dci.com.br, 2023; CBF REC, art. 15: lance.com.br, 2025',
  },
  {
    place: 'us',
    names: ['mls', 'major league soccer'],
    from: 2023,
    rule: ['points', 'wins', 'difference', 'scored', 'cards'],
    source: 'mlssoccer.com/news/tiebreakers-for-2025-mls-regular-season-standings, also 2023, 2024',
  },
  {
    place: 'au',
    names: ['a league', 'a league men'],
    from: 2022,
    to: 2022,
    rule: ['points', 'difference', 'scored', { meetings: ['points', 'difference'] }, 'cards', 'lots'],
    source: 'keepup.com.au/more/competition-rules, 2022-23',
  },
  {
    place: 'au',
    names: ['a league', 'a league men'],
    from: 2023,
    to: 2023,
    rule: ['points', 'wins', 'difference', 'scored', { meetings: ['points', 'difference'] }],
    source: 'aleagues.com.au/news/a-leagues-ladder-sorting-rules-change-explained-table, 2023-24',
  },
  {
    place: 'au',
    names: ['a league', 'a league men'],
    from: 2024,
    rule: ['points', 'difference', 'scored', 'wins'],
    source: 'espn.com/football/story/_/id/41835222, 2024-25',
  },
  {
    place: 'europe',
    names: [
      'uefa champions league',
      'uefa europa league',
      'uefa conference league',
      'uefa europa conference league',
    ],
    from: 2024,
    rule: ['points', 'difference', 'scored', 'away-goals', 'wins', 'away-wins'],
    source:
      'fcinternews.it/950743, calcioefinanza.it/2024/09/26/classifica-europa-league-prima-fase, ru24.net/foreign/it/394260517, 2024-25; corrieredellosport.it, 2025-26',
  },
  {
    place: 'europe',
    names: ['uefa euro', 'euro', 'european championship', 'uefa european championship'],
    from: 2024,
    rule: UEFA_GROUPS,
    source: 'UEFA EURO Regulations 2022-24, art. 20, 2024',
  },
  {
    place: 'asia',
    names: ['afc asian cup', 'asian cup'],
    from: 2023,
    rule: [...UEFA_GROUPS, 'lots'],
    source: 'zhibogou.com/live/yazhoubei, read 2026',
  },
  {
    place: 'south america',
    names: ['copa libertadores', 'conmebol libertadores', 'copa sudamericana', 'conmebol sudamericana'],
    from: 2026,
    rule: [
      'points',
      { meetings: ['points', 'difference', 'scored'] },
      'difference',
      'scored',
      'cards',
      'lots',
    ],
    source: 'CONMEBOL Manual de Clubes, art. 2.4.2: redgol.cl, terra.com.br, 2026',
  },
  {
    place: 'world',
    names: ['fifa world cup'],
    from: 2026,
    rule: [...UEFA_GROUPS, 'ranking'],
    source: 'FIFA World Cup 26 Regulations, art. 13, 2026',
  },
];
