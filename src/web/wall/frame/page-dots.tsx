import { useState } from 'react';
import { worldClock } from '#web/clock/world-clock.ts';
import { secondsIntoTurn } from '#web/wall/rotation/turn-at.ts';

interface Props {
  /** Place of the page on the screen. */
  readonly index: number;
  readonly count: number;
  /** Seconds that a page stays. */
  readonly seconds: number;
  /** Whether the page turns by the world's clock: its dot fills until then. */
  readonly isTurning: boolean;
}

/**
 * The pages of a view that take turns, the one on the screen filling up until it turns. Only the compositor works on
 * that: `transform` alone is animated. Mounted anew for each turn.
 */
export function PageDots({ index, count, seconds, isTurning }: Props) {
  const [elapsed] = useState(() => secondsIntoTurn(seconds, worldClock.now() ?? 0, worldClock.rate()));
  if (count < 2) return null;
  return (
    <span aria-hidden="true" className="whole-or-hidden in-data-panel:hidden h-2.5 shrink-1000 self-center">
      <span className="flex w-47 gap-2.5">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages by their place
          <i key={at} className={`h-2.5 flex-1 rounded-mark ${at < index ? 'bg-quiet' : 'bg-line'}`}>
            {at === index && (
              <i
                className={`block h-2.5 origin-left rounded-mark bg-ink stale:bg-quiet rtl:origin-right ${isTurning ? 'motion-safe:animate-fill' : ''}`}
                style={{ animationDuration: `${seconds}s`, animationDelay: `${-elapsed}s` }}
              />
            )}
          </i>
        ))}
      </span>
    </span>
  );
}
