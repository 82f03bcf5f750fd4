import type { PointerEvent } from 'react';
import { MINUTE_S } from '#contract/durations.ts';
import { RESULTS } from '#contract/odds/results.ts';
import { usePriceText } from '#web/words/price-text.ts';
import { useWords } from '#web/words/use-words.ts';
import type { GoalMarker } from './goal-markers.ts';
import { quoteAt, type ResultQuote, type TimeSpan } from './history.ts';
import type { ResultNames } from './result-names.ts';

interface Props {
  readonly quotes: readonly ResultQuote[];
  readonly span: TimeSpan;
  readonly names: ResultNames;
  readonly goals: readonly GoalMarker[];
  /** Epoch seconds, like all instants here. */
  readonly kickOff: number;
  readonly timeOf: (at: number) => string;
  /** The selected instant; null for none. */
  readonly selectedAt: number | null;
  readonly select: (at: number | null) => void;
}

/** Number of arrow presses from one end to the other, at least a minute each. */
const MAX_ARROW_STEPS = 120;

/**
 * An invisible slider over the plot, which selects an instant by pointer, drag or arrow keys and announces its
 * prices. A hidden list has the prices at kick-off, after every goal and last.
 */
export function PlotProbe({ quotes, span, names, goals, kickOff, timeOf, selectedAt, select }: Props) {
  const words = useWords<'odds'>();
  const { odds: t, dir } = words;
  const format = usePriceText();
  const { from, to } = span;
  const pricesText = (at: number) => {
    const prices = quoteAt(quotes, at)?.prices;
    if (!prices) return t.suspended;
    return RESULTS.map((result) => `${names[result].whole} ${format(prices[result])}`).join(', ');
  };
  /** Lets a hovering mouse select as well. */
  const point = ({ pointerType, currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
    if (pointerType !== 'mouse') return;
    const { left, right, width } = currentTarget.getBoundingClientRect();
    const distance = dir === 'rtl' ? right - clientX : clientX - left;
    const fraction = Math.min(1, Math.max(0, distance / width));
    select(Math.round((from + fraction * (to - from)) / MINUTE_S) * MINUTE_S);
  };
  const moments = [
    ...(kickOff > from && kickOff < to ? [{ at: kickOff, name: t.history.kickOffSaid }] : []),
    ...goals.map(({ at, score, isRuledOut }) => ({
      at,
      name: isRuledOut ? t.history.ruledOut(words.score(...score)) : words.score(...score),
    })),
    { at: to, name: t.history.last },
  ];
  return (
    <>
      <input
        type="range"
        aria-label={t.history.moment}
        aria-valuetext={`${timeOf(selectedAt ?? to)}: ${pricesText(selectedAt ?? to)}`}
        min={from}
        max={to}
        step={Math.max(MINUTE_S, Math.round((to - from) / MAX_ARROW_STEPS / MINUTE_S) * MINUTE_S)}
        value={selectedAt ?? to}
        onChange={({ target }) => select(Number(target.value))}
        onPointerMove={point}
        onPointerLeave={() => select(null)}
        onBlur={() => select(null)}
        className="absolute inset-0 size-full cursor-crosshair opacity-0 [touch-action:pan-y]"
      />
      <ul className="sr-only">
        {moments.map(({ at, name }) => (
          <li key={`${at} ${name}`}>{`${name}, ${timeOf(at)}: ${pricesText(at)}`}</li>
        ))}
      </ul>
    </>
  );
}
