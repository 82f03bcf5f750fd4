import './plot-goals.css';
import type { CSSProperties } from 'react';
import { spread } from '#web/format/spread.ts';
import { atPart } from './at-part.ts';
import type { GoalMark } from './goal-marks.ts';
import { partOf, type Span } from './history.ts';

/** Minimum distance of two scores, in percent of the width: on a phone and on a wide page. */
const APART = { narrow: 17.5, wide: 8 };
/** Width of the scores' row relative to the plot: it includes the column of names. */
const ROW = 1.2;
const apart = (places: readonly number[], gap: number) =>
  spread(
    places.map((place) => place / ROW),
    gap / ROW,
  ).map((place) => place * ROW);

interface Props {
  readonly goals: readonly GoalMark[];
  readonly span: Span;
}

/** A vertical line at each goal with the new score above; a ruled-out goal is dashed and its score struck through. */
export function PlotGoals({ goals, span }: Props) {
  const places = goals.map(({ at }) => 100 * partOf(at, span));
  const [narrow, wide] = [apart(places, APART.narrow), apart(places, APART.wide)];
  return goals.map(({ at, side, score, isRuledOut }, n) => (
    <i
      // biome-ignore lint/suspicious/noArrayIndexKey: two goals may share a minute
      key={`${at} ${n}`}
      aria-hidden="true"
      className="goal"
      data-out={isRuledOut || undefined}
      style={atPart(partOf(at, span))}
    >
      <b
        className="mark"
        data-goal
        data-result={side}
        style={{ '--narrow': narrow[n], '--wide': wide[n], '--own': places[n] } as CSSProperties}
      >
        {isRuledOut ? <s>{score.join('–')}</s> : score.join('–')}
      </b>
    </i>
  ));
}
