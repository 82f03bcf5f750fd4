/** What parts teams of a table, in words that say why one stands above another. */
export const TIE_BREAKS = {
  points: 'has more points',
  'play-off': 'has won the play-off between the two',
  meetings: 'has the better results in the matches between those who are level',
  wins: 'has won more matches',
  difference: 'has the better goal difference',
  scored: 'has scored more goals',
  lots: 'was drawn by lot',
} as const;

export type TieBreak = keyof typeof TIE_BREAKS;

/** In what order a competition asks. What nothing parts stands by name. */
export type TableRule = readonly TieBreak[];

/** Goal difference first, as England, Germany, France and most have it. */
const BY_DIFFERENCE: TableRule = ['points', 'difference', 'scored', 'meetings', 'lots'];
/** Head-to-head first, as Spain, Portugal and UEFA have it. */
const BY_MEETINGS: TableRule = ['points', 'meetings', 'difference', 'scored', 'lots'];
/** Matches won first, as Brazil, Belgium and the United States have it. */
const BY_WINS: TableRule = ['points', 'wins', 'difference', 'scored', 'meetings', 'lots'];
/** A match decides the title and relegation, as in Italy; all else goes by head-to-head. */
const BY_PLAY_OFF: TableRule = ['points', 'play-off', 'meetings', 'difference', 'scored', 'lots'];

/** By country code of the wire; all that are not named go by goal difference. */
const OF_COUNTRIES: Readonly<Record<string, TableRule>> = {
  it: BY_PLAY_OFF,
  ...Object.fromEntries(
    ['es', 'pt', 'tr', 'gr', 'ro', 'pl', 'ua', 'eg', 'sa', 'th', 'id'].map((code) => [code, BY_MEETINGS]),
  ),
  ...Object.fromEntries(['br', 'be', 'hu', 'us'].map((code) => [code, BY_WINS])),
};

/** Confederations that ask for head-to-head first, by the wire's continent id: Asia, Europe, Africa. */
const BY_MEETINGS_BETWEEN_COUNTRIES: readonly number[] = [1, 2, 3];

/**
 * The rule of a competition, by what the wire tells of it: the code of its country, or where that is null the id
 * of its continent. The wire tells no rules (v2.2 wire, standings), so these are written down from those of the
 * real competitions: facts of football and not of one service.
 */
export function tableRule(countryCode: string | null, continentId: number | null): TableRule {
  if (countryCode !== null) return OF_COUNTRIES[countryCode] ?? BY_DIFFERENCE;
  return continentId !== null && BY_MEETINGS_BETWEEN_COUNTRIES.includes(continentId)
    ? BY_MEETINGS
    : BY_DIFFERENCE;
}
