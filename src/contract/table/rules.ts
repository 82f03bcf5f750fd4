/** Tie-breakers, worded as the reason why one team ranks above another. */
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

/** Tie-breakers in the order of a competition. Teams that remain tied are ordered by name. */
export type TableRule = readonly TieBreak[];

/** Goal difference first, as in England, Germany, France and most countries. */
const BY_DIFFERENCE: TableRule = ['points', 'difference', 'scored', 'meetings', 'lots'];
/** Head-to-head first, as in Spain, Portugal and UEFA competitions. */
const BY_MEETINGS: TableRule = ['points', 'meetings', 'difference', 'scored', 'lots'];
/** Matches won first, as in Brazil, Belgium and the United States. */
const BY_WINS: TableRule = ['points', 'wins', 'difference', 'scored', 'meetings', 'lots'];
/** A play-off decides the title and relegation, as in Italy; all else goes by head-to-head. */
const BY_PLAY_OFF: TableRule = ['points', 'play-off', 'meetings', 'difference', 'scored', 'lots'];

/** By country code of the wire; unlisted countries use goal difference. */
const OF_COUNTRIES: Readonly<Record<string, TableRule>> = {
  it: BY_PLAY_OFF,
  ...Object.fromEntries(
    ['es', 'pt', 'tr', 'gr', 'ro', 'pl', 'ua', 'eg', 'sa', 'th', 'id'].map((code) => [code, BY_MEETINGS]),
  ),
  ...Object.fromEntries(['br', 'be', 'hu', 'us'].map((code) => [code, BY_WINS])),
};

/** Confederations with head-to-head first, by the wire's continent id: Asia, Europe, Africa. */
const BY_MEETINGS_BETWEEN_COUNTRIES: readonly number[] = [1, 2, 3];

/**
 * Returns the rule of a competition by the code of its country or, if that is null, the id of its continent. The wire
 * has no rules (v2.2 wire, standings), so these are those of the real competitions.
 */
export function tableRule(countryCode: string | null, continentId: number | null): TableRule {
  if (countryCode !== null) return OF_COUNTRIES[countryCode] ?? BY_DIFFERENCE;
  return continentId !== null && BY_MEETINGS_BETWEEN_COUNTRIES.includes(continentId)
    ? BY_MEETINGS
    : BY_DIFFERENCE;
}

/** Ids of the continents that have a rule, by their names in international competitions. */
const CONTINENT_IDS: Readonly<Record<string, number>> = { Asia: 1, Europe: 2, Africa: 3 };

/** Returns the rule of a match's competition, whose continent is a name in place of a country's. */
export function tableRuleOf(league: {
  readonly country_code: string | null;
  readonly country_name: string | null;
}): TableRule {
  return tableRule(league.country_code, CONTINENT_IDS[league.country_name ?? ''] ?? null);
}
