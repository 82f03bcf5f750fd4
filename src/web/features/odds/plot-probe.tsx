import './plot-probe.css';
import type { PointerEvent } from 'react';
import { useOddsWords } from '#web/words/odds.ts';
import type { GoalMark } from './goal-marks.ts';
import { RESULTS, type Span, type Word, wordAt } from './history.ts';
import type { Names } from './history-names.ts';
import { usePriceText } from './price.tsx';

interface Props {
  readonly words: readonly Word[];
  readonly span: Span;
  readonly names: Names;
  readonly goals: readonly GoalMark[];
  /** Epoch seconds, like all instants here. */
  readonly kickOff: number;
  readonly timeOf: (at: number) => string;
  /** The selected instant; null for none. */
  readonly chosen: number | null;
  readonly choose: (at: number | null) => void;
}

const MINUTE = 60;
/** Number of arrow presses from one end to the other, at least a minute each. */
const STEPS = 120;

/**
 * An invisible slider over the plot, which selects an instant by pointer, drag or arrow keys and announces its
 * prices. A hidden list has the prices at kick-off, after every goal and last.
 */
export function PlotProbe({ words, span, names, goals, kickOff, timeOf, chosen, choose }: Props) {
  const { odds: say } = useOddsWords();
  const write = usePriceText();
  const { from, to } = span;
  const told = (at: number) => {
    const prices = wordAt(words, at)?.prices;
    if (!prices) return say.suspended;
    return RESULTS.map((result) => `${names[result].whole} ${write(prices[result])}`).join(', ');
  };
  /** Lets a hovering mouse select as well. */
  const point = ({ pointerType, currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
    if (pointerType !== 'mouse') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const part = Math.min(1, Math.max(0, (clientX - left) / width));
    choose(Math.round((from + part * (to - from)) / MINUTE) * MINUTE);
  };
  const moments = [
    ...(kickOff > from && kickOff < to ? [{ at: kickOff, name: say.history.kickOffSaid }] : []),
    ...goals.map(({ at, score, isRuledOut }) => ({
      at,
      name: isRuledOut ? say.history.ruledOut(score.join('–')) : score.join('–'),
    })),
    { at: to, name: say.history.last },
  ];
  return (
    <>
      <input
        type="range"
        aria-label={say.history.moment}
        aria-valuetext={`${timeOf(chosen ?? to)}: ${told(chosen ?? to)}`}
        min={from}
        max={to}
        step={Math.max(MINUTE, Math.round((to - from) / STEPS / MINUTE) * MINUTE)}
        value={chosen ?? to}
        onChange={({ target }) => choose(Number(target.value))}
        onPointerMove={point}
        onPointerLeave={() => choose(null)}
        onBlur={() => choose(null)}
      />
      <ul className="sr-only">
        {moments.map(({ at, name }) => (
          <li key={`${at} ${name}`}>{`${name}, ${timeOf(at)}: ${told(at)}`}</li>
        ))}
      </ul>
    </>
  );
}
