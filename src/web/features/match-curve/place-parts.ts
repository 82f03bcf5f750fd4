import type { Side } from '#contract/side-of.ts';
import type { Curve, CurvePart } from './curve.ts';

/** Empty minutes between two periods. */
export const GAP_MINUTES = 3;
const LABELLED_MINUTES = [15, 30, 45];
const HALF_MINUTES = 45;
/** Height of a side in units of the drawing. */
export const SIDE_HEIGHT = 100;

export interface PlacedPart {
  readonly part: CurvePart;
  /** Minute on the axis where the period begins. */
  readonly from: number;
}

export function placeParts({ parts }: Curve): readonly PlacedPart[] {
  let from = 0;
  return parts.map((part) => {
    const place = { part, from };
    from += part.length + GAP_MINUTES;
    return place;
  });
}

/** Returns how long the axis is, and the place of a minute on it, in percent. */
export function axisOf(places: readonly PlacedPart[]) {
  const last = places.at(-1);
  const total = (last?.from ?? 0) + (last?.part.length ?? 0);
  return { total, percent: (minutes: number) => Math.round((minutes / total) * 1e4) / 100 };
}

/** Returns the minutes of a period that are written on the axis: every quarter of an hour, but not where half-time is. */
export const labelledMinutes = ({ length, offsetMinutes }: CurvePart): readonly number[] =>
  LABELLED_MINUTES.filter((minute) => minute <= length && offsetMinutes + minute !== HALF_MINUTES);

/** Returns the path of a side's bars, one a minute, away from the middle. */
export function bars(places: readonly PlacedPart[], side: Side, peak: number): string {
  return places
    .flatMap(({ part, from }) =>
      part[side].map((value, at) => {
        const height = Math.round((value / peak) * SIDE_HEIGHT * 10) / 10;
        const y = side === 'home' ? SIDE_HEIGHT - height : SIDE_HEIGHT + height;
        return height > 0 ? `M${from + at} ${SIDE_HEIGHT}V${y}h.8V${SIDE_HEIGHT}z` : '';
      }),
    )
    .join('');
}
