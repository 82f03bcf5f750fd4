import type { CSSProperties } from 'react';
import { spread } from '#web/ui/spread.ts';
import { useWords } from '#web/words/use-words.ts';
import type { GoalMarker } from './goal-markers.ts';
import { fractionAt, type TimeSpan } from './history.ts';
import { positionStyle } from './position-style.ts';
import { COLOURS } from './result-line.tsx';

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
  const words = useWords();
  const places = goals.map(({ at }) => 100 * fractionAt(at, span));
  const [narrow, wide] = [MIN_DISTANCE_PERCENT.narrow, MIN_DISTANCE_PERCENT.wide].map((gap) =>
    spreadApart(places, gap).map((place, n) => `${place - (places[n] ?? 0)}cqi`),
  );
  return goals.map(({ at, side, score, isRuledOut }, n) => (
    <i
      // biome-ignore lint/suspicious/noArrayIndexKey: two goals may share a minute
      key={`${at} ${n}`}
      aria-hidden="true"
      className="absolute start-(--at) -top-1 bottom-0 border-ink border-s-[1.5px] not-italic data-out:border-quiet data-out:border-s data-out:border-dashed"
      data-out={isRuledOut || undefined}
      style={positionStyle(fractionAt(at, span))}
    >
      <b
        data-goal={side}
        className={`absolute @min-[44rem]/odds:start-[calc(var(--wide)-0.25rem)] start-[calc(var(--narrow)-0.25rem)] bottom-full flex items-center gap-1 whitespace-nowrap font-semibold in-data-out:font-normal in-data-out:text-quiet text-[0.75rem]/4 before:size-2 before:rounded-full before:bg-(--kit) in-data-out:before:bg-transparent before:[box-shadow:0_0_0_1px_var(--ring)] in-data-out:before:[box-shadow:inset_0_0_0_1.5px_var(--quiet)] ${COLOURS[side]}`}
        style={{ '--narrow': narrow?.[n], '--wide': wide?.[n] } as CSSProperties}
      >
        {isRuledOut ? <s>{words.score(...score)}</s> : words.score(...score)}
      </b>
    </i>
  ));
}
