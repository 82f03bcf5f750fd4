import { type FirstCompetitions, inOrder, placeOf } from '#contract/order/competitions.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { isHourKnown } from '#web/format/kick-off.ts';
import type { Row } from './shown.ts';

interface Of {
  /** Stable identity on the page, and the anchor of the group. */
  readonly key: string;
  readonly rows: readonly Row[];
}

/** The matches of a competition; `round` is set if they share it. */
export interface CompetitionGroup extends Of {
  readonly kind: 'competition';
  readonly league: MatchRow['league'];
  readonly round: string | null;
}

/** A group of matches: the viewer's follows, a competition, or a kick-off time (epoch s; null if not announced). */
export type Group =
  | CompetitionGroup
  | (Of & { readonly kind: 'following' })
  | (Of & { readonly kind: 'time'; readonly kickOff: number | null });

/** The viewer's preferences that decide the order of a list. */
export interface Wishes extends FirstCompetitions {
  readonly teams: ReadonlySet<string>;
  readonly matches: ReadonlySet<string>;
}

/** Sorts after every kick-off, epoch s. */
const OPEN = 9e9;

export const NO_WISHES: Wishes = {
  pins: [],
  teams: new Set(),
  competitions: new Set(),
  matches: new Set(),
  country: null,
};

/** Groups rows by competition, with the viewer's follows on top. */
export function byCompetition(rows: readonly Row[], wishes: Wishes = NO_WISHES): readonly Group[] {
  const { top, others } = followed(rows, wishes);
  const found = new Map<string, Row[]>();
  for (const row of others) {
    const { id } = row.record.league;
    const group = found.get(id);
    if (group) group.push(row);
    else found.set(id, [row]);
  }
  const groups = [...found.values()].map(competitionOf).filter((group) => group !== null);
  const placed = groups.map((group) => ({ group, place: placeOf(group.league, wishes) }));
  placed.sort((a, b) => inOrder(a.place, b.place));
  return [...top, ...placed.map(({ group }) => group)];
}

/**
 * Groups rows by kick-off time, those without an announced time last; rows of a group are in the order of
 * competitions.
 */
export function byTime(rows: readonly Row[], wishes: Wishes = NO_WISHES): readonly Group[] {
  const { top, others } = followed(rows, wishes);
  const ordered = byCompetition(others, { ...wishes, teams: new Set(), matches: new Set() });
  const found = new Map<number | null, Row[]>();
  for (const row of ordered.flatMap((group) => group.rows)) {
    const kickOff = isHourKnown(row.record) ? row.record.time.timestamp : null;
    const group = found.get(kickOff);
    if (group) group.push(row);
    else found.set(kickOff, [row]);
  }
  const times = [...found].sort(([a], [b]) => (a ?? OPEN) - (b ?? OPEN));
  return [
    ...top,
    ...times.map(([kickOff, at]): Group => ({ kind: 'time', key: `t${kickOff}`, kickOff, rows: at })),
  ];
}

/** Returns whether the match itself or one of its teams is followed. */
export function isFollowed({ id, teams }: MatchRow, wishes: Wishes): boolean {
  return wishes.matches.has(id) || wishes.teams.has(teams.home.id) || wishes.teams.has(teams.away.id);
}

function followed(rows: readonly Row[], wishes: Wishes) {
  if (wishes.matches.size + wishes.teams.size === 0) return { top: [], others: rows };
  const mine = rows.filter(({ record }) => isFollowed(record, wishes));
  const top: readonly Group[] = mine.length > 0 ? [{ kind: 'following', key: 'following', rows: mine }] : [];
  return { top, others: mine.length > 0 ? rows.filter((row) => !mine.includes(row)) : rows };
}

function competitionOf(rows: readonly Row[]): CompetitionGroup | null {
  const first = rows[0];
  if (!first) return null;
  const { league, round_name } = first.record;
  const round = rows.every((row) => row.record.round_name === round_name) ? round_name : null;
  return { kind: 'competition', key: `c${league.id}`, league, round, rows };
}
