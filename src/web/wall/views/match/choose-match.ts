import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { hasTeam } from '#contract/has-team.ts';
import { isHourKnown } from '#contract/is-hour-known.ts';
import { countryOfZone } from '#contract/order/countries.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { BEYOND_NINETY, STOPPED } from '#contract/status.ts';
import { byCompetition, NO_PREFERENCES } from '#web/matches/order.ts';
import { filterOf, type MatchListRow } from '#web/matches/rows.ts';
import type { WallSubject } from '#web/wall/view.ts';
import { isLate, leadOf } from '#web/wall/views/best/is-to-watch.ts';

/** The match that a wall shows large. */
export interface MatchChoice {
  readonly id: string;
  /** What is known of it; null if it is in no list. */
  readonly record: MatchRow | null;
  /** Its row in the day's list; null if it is not there. */
  readonly row: MatchListRow | null;
}

/** The result of a followed team stays for this long. */
const RESULT_STAYS_MS = 15 * MINUTE_MS;
/** Goals between two sides, from where on a match is decided. */
const MAX_LEAD = 3;
/** Between a close match and a decided one: it is too early to tell. */
const OPEN_LEAD = 2;
/** Worse than any table position. */
const UNPLACED = 100;

/** Returns the usual end of a match that is over, epoch ms: records do not have it. */
export function endedAt({ status, time, events }: MatchRow): number {
  const usual = time.timestamp * 1000 + (BEYOND_NINETY.has(status) ? 2.6 : 1.9) * HOUR_MS;
  return Math.max(usual, ...(events ?? []).map(({ timestamp }) => (timestamp ?? 0) * 1000));
}

/** Returns how far a match is from being decided: late on the lead, before that the middle. */
function openness(record: MatchRow): number {
  if (STOPPED.has(record.status)) return MAX_LEAD + 1;
  const lead = leadOf(record);
  return lead !== null && isLate(record) ? Math.min(MAX_LEAD, lead) : OPEN_LEAD;
}

const placesOf = ({ standings: { home_position, away_position } }: MatchRow) =>
  (home_position ?? UNPLACED) + (away_position ?? UNPLACED);

/** Returns the most popular of rows: by competition, then how open it is, then the places of both teams. */
function mostPopular(
  rows: readonly MatchListRow[],
  { program, zone }: Pick<WallSubject, 'program' | 'zone'>,
): MatchListRow | undefined {
  const preferences = { ...NO_PREFERENCES, pins: program.leagues, country: countryOfZone(zone) };
  const [first] = byCompetition(rows, preferences);
  return first?.rows.toSorted(
    ({ record: a }, { record: b }) => openness(a) - openness(b) || placesOf(a) - placesOf(b),
  )[0];
}

/** Returns the place of a match's team among the followed ones; infinite if it has none. */
function followRank({ teams }: Pick<MatchRow, 'teams'>, follow: readonly string[]): number {
  const ranks = [teams.home.id, teams.away.id].map((id) => follow.indexOf(id)).filter((at) => at !== -1);
  return Math.min(Number.POSITIVE_INFINITY, ...ranks);
}

function firstFollowed(rows: readonly MatchListRow[], follow: readonly string[]): MatchListRow | undefined {
  return rows
    .filter(({ record }) => hasTeam(record, follow))
    .toSorted((a, b) => followRank(a.record, follow) - followRank(b.record, follow))[0];
}

/**
 * Returns the match that a wall shows large: the pinned one, else a followed team's in play or just over, else the most
 * popular in play, else a result of the last minutes, else a followed team's next match. Null without any.
 *
 * @param upcoming matches of followed teams on other days
 */
export function chooseMatch(
  {
    program,
    zone,
    rows,
    pinned,
    minute,
  }: Pick<WallSubject, 'program' | 'zone' | 'rows' | 'pinned' | 'minute'>,
  upcoming: readonly MatchRow[] = [],
): MatchChoice | null {
  const ofRow = (row: MatchListRow): MatchChoice => ({ id: row.record.id, record: row.record, row });
  if (pinned !== null) {
    const row = rows.find(({ record }) => record.id === pinned);
    return row ? ofRow(row) : { id: pinned, record: null, row: null };
  }
  const live = rows.filter(({ record }) => filterOf(record) === 'live');
  const isJustOver = ({ record }: MatchListRow) =>
    record.phase === 'finished' && minute < endedAt(record) + RESULT_STAYS_MS;
  const over = rows.filter(isJustOver);
  const now =
    firstFollowed(live, program.follow) ??
    firstFollowed(over, program.follow) ??
    mostPopular(live, { program, zone }) ??
    mostPopular(over, { program, zone });
  if (now) return ofRow(now);
  const nextRow = rows
    .filter(({ record }) => filterOf(record) === 'scheduled' && record.phase === 'scheduled')
    .filter(({ record }) => hasTeam(record, program.follow))
    .find(({ record }) => isHourKnown(record));
  if (nextRow) return ofRow(nextRow);
  const next = upcoming
    .filter((record) => record.phase === 'scheduled' && isHourKnown(record))
    .toSorted((a, b) => a.time.timestamp - b.time.timestamp)[0];
  return next ? { id: next.id, record: next, row: null } : null;
}
