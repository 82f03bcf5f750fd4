import { SIDES } from '#contract/side-of.ts';
import { axisOf, bars, type PlacedPart, SIDE_HEIGHT } from './place-parts.ts';

interface Props {
  readonly places: readonly PlacedPart[];
  /** The highest value of all periods. */
  readonly peak: number;
  /** Width and colour of the middle; the outlines of bars are thinner. */
  readonly lineWidth: number;
  readonly middle: string;
  /** Classes of its position and size. */
  readonly className: string;
}

const COLOURS = {
  home: 'fill-(--home) stroke-(--home-ring)',
  away: 'fill-(--away) stroke-(--away-ring)',
};

/** The home side's bars above the middle and the away side's below. */
export function CurveBars({ places, peak, lineWidth, middle, className }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${axisOf(places).total} ${2 * SIDE_HEIGHT}`}
      preserveAspectRatio="none"
      className={`overflow-visible rtl:-scale-x-100 ${className}`}
    >
      {places.map(({ part, from }) => (
        <path
          key={part.period}
          stroke={middle}
          strokeWidth={lineWidth}
          vectorEffect="non-scaling-stroke"
          d={`M${from} ${SIDE_HEIGHT}h${part.length}`}
        />
      ))}
      {SIDES.map((side) => (
        <path
          key={side}
          className={COLOURS[side]}
          strokeWidth={0.75 * lineWidth}
          vectorEffect="non-scaling-stroke"
          d={bars(places, side, peak)}
        />
      ))}
    </svg>
  );
}
