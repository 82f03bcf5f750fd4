import { usePriceText } from '#web/words/price-text.ts';
import { useWords } from '#web/words/use-words.ts';
import type { Texts } from '#web/words/words.ts';

/** From these ages on a price has a dot that is half full, with words, and one that is empty. */
export const OLDER_MINUTES = 10;
export const OLDEST_MINUTES = 30;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Whether a price is another one than before in the viewer's odds format, in which close prices look the same. */
export function useHasMoved(price: number | null, from: number | null): boolean {
  const text = usePriceText();
  return price !== null && from !== null && text(price) !== text(from);
}

export function PriceMove({ isUp }: { isUp: boolean }) {
  const { odds: t } = useWords<'odds'>();
  return isUp ? `▲ ${t.drifted}` : `▼ ${t.shortened}`;
}

/** The direction of a move in a narrow cell: an arrow, and the word for screen readers. */
export function PriceMoveShort({ price, from }: { readonly price: number; readonly from: number | null }) {
  const { odds: t } = useWords<'odds'>();
  if (!useHasMoved(price, from) || from === null) return null;
  const isUp = price > from;
  return (
    <>
      <span aria-hidden="true">{isUp ? '▲' : '▼'}</span>
      <span className="sr-only">{isUp ? t.drifted : t.shortened}</span>
    </>
  );
}

/** Returns a duration as minutes, full hours or full days. */
export function ageText(t: Texts<'odds'>['odds'], minutes: number): string {
  if (minutes < HOUR_MINUTES) return t.minutes(minutes);
  return minutes < 2 * DAY_MINUTES
    ? t.hours(Math.floor(minutes / HOUR_MINUTES))
    : t.days(Math.floor(minutes / DAY_MINUTES));
}

/** The age of a price as a dot: full, half full or empty. */
export function AgeDot({ age }: { age: 'fresh' | 'older' | 'oldest' }) {
  return (
    <i
      data-age={age}
      className="size-1.75 flex-none rounded-full border-[1.5px] border-quiet data-[age=fresh]:bg-quiet data-[age=older]:bg-[linear-gradient(90deg,var(--quiet)_50%,transparent_50%)]"
    />
  );
}

/** The age of a price in words from ten minutes on. */
export function OldPriceAge({ minutes }: { minutes: number }) {
  const { odds: t } = useWords<'odds'>();
  return minutes < OLDER_MINUTES ? null : <span>{ageText(t, minutes)}</span>;
}

/** The age of a price: a dot, with words from ten minutes on. */
export function PriceAge({ minutes }: { minutes: number }) {
  const age = minutes < OLDER_MINUTES ? 'fresh' : minutes < OLDEST_MINUTES ? 'older' : 'oldest';
  return (
    <>
      <AgeDot age={age} />
      <OldPriceAge minutes={minutes} />
    </>
  );
}
