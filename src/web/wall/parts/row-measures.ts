import type { Space } from '#web/wall/frame/space.ts';
import { columnCount, type Measures } from './pack-sections.ts';

/** Heights in rem, as the classes of rows and heads have them. */
const LANDSCAPE = { head: 4.125, row: 6.9375, gap: 0.5 };
const PORTRAIT = { head: 4.375, row: 13.125, gap: 0.5 };
/** Free space below the frame's head, rem. */
const TOP = { landscape: 0.625, ultrawide: 0.625, portrait: 1.25 };
/** A row that is narrower has no room for two names, rem. */
const MIN_COLUMN_WIDTH = 87.5;
/** Between two columns, rem. */
const COLUMN_GAP = 3.75;

/** Returns how rows and heads fill a view. A compact wall and a very wide one have more than one column. */
export function rowMeasures({ width, height, shape }: Space): Measures {
  return {
    ...(shape === 'portrait' ? PORTRAIT : LANDSCAPE),
    height: height - TOP[shape],
    columns: shape === 'portrait' ? 1 : columnCount(width, MIN_COLUMN_WIDTH, COLUMN_GAP),
  };
}
