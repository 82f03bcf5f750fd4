import { HOUR_MS } from '#contract/durations.ts';
import { hasTeam } from '#contract/has-team.ts';
import { isHourKnown } from '#contract/is-hour-known.ts';
import { countryOfZone } from '#contract/order/countries.ts';
import { isShielded } from '#news/is-shielded.ts';
import { byCompetition, NO_PREFERENCES } from '#web/matches/order.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import type { WallSubject } from '#web/wall/view.ts';

/** Matches whose prices a wall shows: in play, and those that kick off within this time. */
const MAX_LIVE = 14;
const MAX_NEXT = 14;
const NEXT_MS = 6 * HOUR_MS;

/**
 * Returns the matches whose prices are shown: the most popular ones in play, then the next ones by kick-off. Those of
 * followed teams come first.
 */
export function chooseMatches({
  program,
  rows,
  zone,
  minute,
}: Pick<WallSubject, 'program' | 'rows' | 'zone' | 'minute'>): readonly MatchListRow[] {
  const preferences = { ...NO_PREFERENCES, pins: program.leagues, country: countryOfZone(zone) };
  const ordered = byCompetition(
    rows.filter(({ record }) => !isShielded(record)),
    preferences,
  ).flatMap((group) => group.rows);
  const first = (some: readonly MatchListRow[]) =>
    some.toSorted(
      (a, b) => Number(hasTeam(b.record, program.follow)) - Number(hasTeam(a.record, program.follow)),
    );
  const live = first(ordered.filter(({ record }) => record.phase === 'live')).slice(0, MAX_LIVE);
  const next = first(
    ordered.filter(({ record }) => {
      const wait = record.time.timestamp * 1000 - minute;
      return record.phase === 'scheduled' && isHourKnown(record) && wait > 0 && wait < NEXT_MS;
    }),
  ).slice(0, MAX_NEXT);
  return [...live, ...next.toSorted((a, b) => a.record.time.timestamp - b.record.time.timestamp)];
}
