import type { Space } from '#web/wall/frame/space.ts';
import type { Measures } from './pack-sections.ts';

/** Heights in rem, as the classes of rows and heads have them. */
const LANDSCAPE = { head: 0.66, row: 1.11, gap: 0.08 };
const PORTRAIT = { head: 0.7, row: 2.1, gap: 0.08 };
/** Free space below the frame's head, rem. */
const TOP = { landscape: 0.1, ultrawide: 0.1, portrait: 0.2 };
/** A row that is narrower has no room for two names, rem. */
const MIN_COLUMN_WIDTH = 14;
/** Between two columns, rem. */
const COLUMN_GAP = 0.6;

/** Returns how rows and heads fill a view. A compact wall and a very wide one have more than one column. */
export function rowMeasures({ width, height, shape }: Space): Measures {
  const columns = Math.max(1, Math.floor((width + COLUMN_GAP) / (MIN_COLUMN_WIDTH + COLUMN_GAP)));
  return {
    ...(shape === 'portrait' ? PORTRAIT : LANDSCAPE),
    height: height - TOP[shape],
    columns: shape === 'portrait' ? 1 : columns,
  };
}
