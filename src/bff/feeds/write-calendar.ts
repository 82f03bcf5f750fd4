import type { Dated } from '#bff/cache/live-rows.ts';
import { matchEntry } from '#contract/calendar/calendar-entry.ts';
import { calendarFile } from '#contract/calendar/calendar-file.ts';
import { matchPath } from '#contract/match-path.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { dayText, type FeedFrame } from './feed-frame.ts';
import { compareDated } from './feed-matches.ts';
import type { Revisions } from './revisions.ts';

/**
 * Writes matches as a calendar: the same entries as in the file that a page saves, with the revision of each.
 *
 * @param channels where they are shown
 */
export function writeCalendar(
  name: string,
  matches: readonly Dated<MatchRow>[],
  channels: readonly string[],
  revisions: Revisions,
  frame: FeedFrame,
): string {
  const entries = matches
    .filter(({ data }) => data.time.timestamp > 0)
    .sort(compareDated)
    .map(({ data, asOf }) => {
      const { competitionNames: names } = frame.words;
      const url = `${frame.site}${matchPath(data.id)}`;
      const entry = matchEntry(data, { dayOf: (epochMs) => dayText(epochMs, frame), channels, names, url });
      const since = revisions({ data, asOf: frame.worldTimeOf(asOf) }, entry);
      return { ...entry, revisedAt: Math.floor(since / 1_000) };
    });
  return calendarFile(name, entries, 0, frame.language);
}
