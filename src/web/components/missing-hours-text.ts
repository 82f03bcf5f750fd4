import { timeOfDay } from '#web/format/clock-time.ts';
import type { Hours } from '#web/matches/missing-hours.ts';
import type { Words } from '#web/words/words.ts';

/** Returns the sentence that says of which hours of a day the matches could not be loaded. */
export function missingHoursText(
  { from, to }: Hours,
  zone: string,
  { missing: t, intl }: Pick<Words<'trouble'>, 'missing' | 'intl'>,
): string {
  const time = (instant: number) => timeOfDay(instant * 1000, zone, intl);
  if (from === null) return to === null ? t.all : t.before(time(to));
  return to === null ? t.from(time(from)) : t.between(time(from), time(to));
}
