import { type oddsWords, useOddsWords } from '#web/words/odds.ts';

const OLDER = 10;
const OLDEST = 30;
const HOUR = 60;
const DAY = 24 * HOUR;

/** The direction of a price move. */
export function Moved({ up }: { up: boolean }) {
  const { odds: say } = useOddsWords();
  return up ? `▲ ${say.drifted}` : `▼ ${say.shortened}`;
}

/** The direction in a narrow cell: a short word, and the full one for screen readers. */
export function MovedShort({ up }: { up: boolean }) {
  const { odds: say } = useOddsWords();
  return (
    <>
      <span aria-hidden="true">{up ? `▲ ${say.driftedShort}` : `▼ ${say.shortenedShort}`}</span>
      <span className="sr-only">{up ? say.drifted : say.shortened}</span>
    </>
  );
}

/** Returns a duration as minutes, full hours or full days. */
export function spanText(say: (typeof oddsWords)['odds'], minutes: number): string {
  if (minutes < HOUR) return say.minutes(minutes);
  return minutes < 2 * DAY ? say.hours(Math.floor(minutes / HOUR)) : say.days(Math.floor(minutes / DAY));
}

/** The age of a price: a dot, with words from ten minutes on. */
export function Age({ minutes }: { minutes: number }) {
  const { odds: say } = useOddsWords();
  if (minutes < OLDER) return <i data-age="fresh" />;
  return (
    <>
      <i data-age={minutes < OLDEST ? 'older' : 'oldest'} />
      {spanText(say, minutes)}
    </>
  );
}
