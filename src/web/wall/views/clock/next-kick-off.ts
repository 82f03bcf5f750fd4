import { hasTeam } from '#contract/has-team.ts';
import { isHourKnown } from '#contract/is-hour-known.ts';
import { countryOfZone } from '#contract/order/countries.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { byCompetition, NO_PREFERENCES } from '#web/matches/order.ts';
import type { WallSubject } from '#web/wall/view.ts';

/** The kick-off that comes next, with the match that interests most. */
interface NextKickOff {
  readonly match: MatchRow;
  /** Number of other matches that kick off at the same time. */
  readonly otherCount: number;
}

/** Returns the next kick-off of a wall's day; null without one. A match of a followed team comes first. */
export function nextKickOff({
  program,
  rows,
  zone,
  minute,
}: Pick<WallSubject, 'program' | 'rows' | 'zone' | 'minute'>): NextKickOff | null {
  const ahead = rows.filter(
    ({ record }) =>
      record.phase === 'scheduled' && isHourKnown(record) && record.time.timestamp * 1000 > minute,
  );
  const first = Math.min(...ahead.map(({ record }) => record.time.timestamp));
  const atOnce = ahead.filter(({ record }) => record.time.timestamp === first);
  const preferences = { ...NO_PREFERENCES, pins: program.leagues, country: countryOfZone(zone) };
  const ordered = byCompetition(atOnce, preferences).flatMap((group) => group.rows);
  const row = ordered.find(({ record }) => hasTeam(record, program.follow)) ?? ordered[0];
  return row ? { match: row.record, otherCount: atOnce.length - 1 } : null;
}
