import { timeOfDay } from '#web/format/clock-time.ts';
import type { Hours } from '#web/format/missing-hours.ts';
import type { TroubleWords } from '#web/words/trouble.ts';

/** Returns the sentence that says of which hours of a day the matches could not be loaded. */
export function missingHoursText(
  { from, to }: Hours,
  zone: string,
  { missing: say, intl }: Pick<TroubleWords, 'missing' | 'intl'>,
): string {
  const time = (instant: number) => timeOfDay(instant * 1000, zone, intl);
  if (from === null) return to === null ? say.all : say.before(time(to));
  return to === null ? say.from(time(from)) : say.between(time(from), time(to));
}
