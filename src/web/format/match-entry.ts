import type { MatchRow } from '#contract/records/match.ts';
import { CALLED_OFF, UNCONFIRMED_KICK_OFF } from '#contract/status.ts';
import type { CalendarEntry } from './calendar-file.ts';
import { dayAt } from './day.ts';
import { isHourKnown } from './kick-off.ts';

/** How long a match stands in a calendar and in a guide, seconds: two halves, the break and what is added. */
export const LASTS = 7_200;

function statusOf({ status }: MatchRow): CalendarEntry['status'] {
  if (CALLED_OFF.has(status)) return 'CANCELLED';
  return UNCONFIRMED_KICK_OFF.has(status) ? 'TENTATIVE' : 'CONFIRMED';
}

interface Where {
  /** IANA zone: the viewer's day counts for a match without an hour. */
  readonly zone: string;
  /** The channels that show it, by name. */
  readonly channels?: readonly string[];
  /** The match's page, absolute. */
  readonly url: string;
}

/** A match as an entry of a calendar, always under the same name: files that share it do not double it. */
export function matchEntry(match: MatchRow, { zone, channels = [], url }: Where): CalendarEntry {
  const { id, teams, league, time } = match;
  const from = time.timestamp;
  return {
    id: `match-${id}@touchline`,
    when: isHourKnown(match) ? { from, to: from + LASTS } : { day: dayAt(from * 1000, zone) },
    status: statusOf(match),
    title: `${teams.home.name} – ${teams.away.name} (${league.name})`,
    place: channels.length > 0 ? channels.join(', ') : null,
    url,
  };
}
