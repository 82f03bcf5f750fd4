import './plot-goals.css';
import type { CSSProperties } from 'react';
import { spread } from '#web/format/spread.ts';
import type { GoalMarker } from './goal-markers.ts';
import { fractionAt, type TimeSpan } from './history.ts';
import { positionStyle } from './position-style.ts';

/** Minimum distance of two scores, in percent of the width: on a phone and on a wide page. */
const MIN_DISTANCE_PERCENT = { narrow: 17.5, wide: 8 };
/** Width of the scores' row relative to the plot: it includes the column of names. */
const ROW_FACTOR = 1.2;
const spreadApart = (places: readonly number[], gap: number) =>
  spread(
    places.map((place) => place / ROW_FACTOR),
    gap / ROW_FACTOR,
  ).map((place) => place * ROW_FACTOR);

interface Props {
  readonly goals: readonly GoalMarker[];
  readonly span: TimeSpan;
}

/** A vertical line at each goal with the new score above; a ruled-out goal is dashed and its score struck through. */
export function PlotGoals({ goals, span }: Props) {
  const places = goals.map(({ at }) => 100 * fractionAt(at, span));
  const [narrow, wide] = [
    spreadApart(places, MIN_DISTANCE_PERCENT.narrow),
    spreadApart(places, MIN_DISTANCE_PERCENT.wide),
  ];
  return goals.map(({ at, side, score, isRuledOut }, n) => (
    <i
      // biome-ignore lint/suspicious/noArrayIndexKey: two goals may share a minute
      key={`${at} ${n}`}
      aria-hidden="true"
      className="goal"
      data-out={isRuledOut || undefined}
      style={positionStyle(fractionAt(at, span))}
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
