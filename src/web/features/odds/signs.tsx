import { useOddsWords } from '#web/words/odds.ts';

const OLDER = 10;
const OLDEST = 30;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Which way a price went. */
export function Moved({ up }: { up: boolean }) {
  const { odds: say } = useOddsWords();
  return up ? `▲ ${say.drifted}` : `▼ ${say.shortened}`;
}

/** How old a price is: a dot, with words from ten minutes on. */
export function Age({ minutes }: { minutes: number }) {
  const { odds: say } = useOddsWords();
  if (minutes < OLDER) return <i data-age="fresh" />;
  const text =
    minutes < HOUR
      ? say.minutes(minutes)
      : minutes < 2 * DAY
        ? say.hours(Math.floor(minutes / HOUR))
        : say.days(Math.floor(minutes / DAY));
  return (
    <>
      <i data-age={minutes < OLDEST ? 'older' : 'oldest'} />
      {text}
    </>
  );
}
