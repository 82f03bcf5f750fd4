import { type CompetitionNames, nameIn } from '#contract/competition-names.ts';
import { isHourKnown } from '#contract/is-hour-known.ts';
import { isolateNames } from '#contract/isolate-names.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { CALLED_OFF, UNCONFIRMED_KICK_OFF } from '#contract/status.ts';
import type { CalendarEntry } from './calendar-file.ts';

/** Assumed length of a match in calendars and guides, in seconds: two halves, the break and added time. */
export const MATCH_DURATION_S = 7_200;

function statusOf({ status }: MatchRow): CalendarEntry['status'] {
  if (CALLED_OFF.has(status)) return 'CANCELLED';
  return UNCONFIRMED_KICK_OFF.has(status) ? 'TENTATIVE' : 'CONFIRMED';
}

interface EntryContext {
  /** Returns the day `YYYY-MM-DD` of an instant (epoch ms), for a match without a kick-off time. */
  readonly dayOf: (epochMs: number) => string;
  readonly channels?: readonly string[];
  /** Of competitions, in the language of the calendar. */
  readonly names?: CompetitionNames;
  /** Absolute address of the match's page. */
  readonly url: string;
}

/** Returns a match as a calendar entry. Its id is always the same, so that several files do not duplicate it. */
export function matchEntry(
  match: MatchRow,
  { dayOf, channels = [], names = {}, url }: EntryContext,
): CalendarEntry {
  const { id, teams, time } = match;
  const [home, away, league] = isolateNames(teams.home.name, teams.away.name, nameIn(names, match.league));
  const from = time.timestamp;
  return {
    id: `match-${id}@touchline`,
    when: isHourKnown(match) ? { from, to: from + MATCH_DURATION_S } : { day: dayOf(from * 1000) },
    status: statusOf(match),
    title: `${home} – ${away} (${league})`,
    place: channels.length > 0 ? channels.join(', ') : null,
    url,
  };
}
