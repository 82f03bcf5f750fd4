import { isHourKnown } from '#contract/is-hour-known.ts';
import {
  type CompetitionPreferences,
  compareCompetitionPlaces,
  competitionPlace,
} from '#contract/order/competition-place.ts';
import { isFriendly } from '#contract/order/is-friendly.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchListRow } from './rows.ts';

interface GroupBase {
  /** Stable identity on the page, and the anchor of the group. */
  readonly key: string;
  readonly rows: readonly MatchListRow[];
}

/** The matches of a competition; `round` is set if they share it. */
export interface CompetitionGroup extends GroupBase {
  readonly kind: 'competition';
  readonly league: MatchRow['league'];
  readonly round: string | null;
}

/** A group of matches: the viewer's follows, a competition, or a kick-off time (epoch s; null if not announced). */
export type MatchGroup =
  | CompetitionGroup
  | (GroupBase & { readonly kind: 'following' })
  | (GroupBase & { readonly kind: 'time'; readonly kickOff: number | null });

/** The viewer's preferences that decide the order of a list. */
export interface ListPreferences extends CompetitionPreferences {
  readonly teams: ReadonlySet<string>;
  readonly matches: ReadonlySet<string>;
}

/** Sorts after every kick-off, epoch s. */
const UNANNOUNCED_S = 9e9;

export const NO_PREFERENCES: ListPreferences = {
  pins: [],
  teams: new Set(),
  competitions: new Set(),
  matches: new Set(),
  country: null,
};

/** Groups rows by competition, with the viewer's follows on top. */
export function byCompetition(
  rows: readonly MatchListRow[],
  preferences: ListPreferences = NO_PREFERENCES,
): readonly MatchGroup[] {
  const { top, others } = splitFollowed(rows, preferences);
  const sortable = [...Map.groupBy(others, ({ record }) => record.league.id).values()].map(
    (ofCompetition) => {
      const group = competitionGroup(ofCompetition);
      return { group, place: competitionPlace(group.league, preferences) };
    },
  );
  sortable.sort((a, b) => compareCompetitionPlaces(a.place, b.place));
  return [...top, ...sortable.map(({ group }) => group)];
}

/**
 * Groups rows by kick-off time, those without an announced time last; rows of a group are in the order of
 * competitions.
 */
export function byTime(
  rows: readonly MatchListRow[],
  preferences: ListPreferences = NO_PREFERENCES,
): readonly MatchGroup[] {
  const { top, others } = splitFollowed(rows, preferences);
  const sorted = byCompetition(others, { ...preferences, teams: new Set(), matches: new Set() });
  const groups = kickOffGroups(
    sorted.flatMap((group) => group.rows),
    ({ record }) => record,
  );
  return [
    ...top,
    ...groups.map(([kickOff, at]): MatchGroup => ({ kind: 'time', key: `t${kickOff}`, kickOff, rows: at })),
  ];
}

/** Groups things by the kick-off of their match, epoch seconds; those without an announced time (null) are last. */
export function kickOffGroups<Thing>(things: readonly Thing[], matchOf: (thing: Thing) => MatchRow) {
  const groups = Map.groupBy(things, (thing) => {
    const match = matchOf(thing);
    return isHourKnown(match) ? match.time.timestamp : null;
  });
  return [...groups].sort(([a], [b]) => (a ?? UNANNOUNCED_S) - (b ?? UNANNOUNCED_S));
}

/** Returns whether the match itself or one of its teams is followed. */
export function isFollowed({ id, teams }: MatchRow, preferences: ListPreferences): boolean {
  return (
    preferences.matches.has(id) ||
    preferences.teams.has(teams.home.id) ||
    preferences.teams.has(teams.away.id)
  );
}

function splitFollowed(rows: readonly MatchListRow[], preferences: ListPreferences) {
  const groups = Map.groupBy(rows, ({ record }) => isFollowed(record, preferences));
  const followedRows = groups.get(true);
  const top: readonly MatchGroup[] = followedRows
    ? [{ kind: 'following', key: 'following', rows: followedRows }]
    : [];
  return { top, others: groups.get(false) ?? [] };
}

/** Returns the group of a competition's rows: one at least. */
function competitionGroup(rows: readonly MatchListRow[]): CompetitionGroup {
  const { league, round_name } = (rows[0] as MatchListRow).record;
  // The rounds of friendlies are a mere count.
  const isOneRound = !isFriendly(league.name) && rows.every((row) => row.record.round_name === round_name);
  return { kind: 'competition', key: `c${league.id}`, league, round: isOneRound ? round_name : null, rows };
}
