import { matchEntry } from '#contract/calendar/calendar-entry.ts';
import { calendarFile } from '#contract/calendar/calendar-file.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { dayAt } from '#web/format/day.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { fullPath } from '#web/settings/base-path.ts';
import { competitionNames } from '#web/settings/competition-names.ts';
import { localeSetting } from '#web/settings/locale.ts';
import { saveFile } from '#web/ui/save-file.ts';

/** A match and the channels to list with it. */
export interface CalendarMatch {
  readonly match: MatchRow;
  readonly channels?: readonly string[];
}

/**
 * Saves matches as a calendar file.
 *
 * @param name of the calendar and of its file
 * @param zone IANA name
 */
export function saveCalendar(name: string, matches: readonly CalendarMatch[], zone: string): void {
  const entries = matches.map(({ match, channels = [] }) =>
    matchEntry(match, {
      dayOf: (epochMs) => dayAt(epochMs, zone),
      channels,
      names: competitionNames.get(),
      url: location.origin + fullPath(matchAddress(match.id)),
    }),
  );
  const text = calendarFile(name, entries, Math.floor((worldClock.now() ?? 0) / 1000), localeSetting.get());
  saveFile(`${name}.ics`, 'text/calendar', text);
}
