import { enlarged, type Space } from '#web/wall/frame/space.ts';
import { packBlocks } from '#web/wall/parts/pack-blocks.ts';
import { type Column, columnCount, type Measures, type Section } from '#web/wall/parts/pack-sections.ts';

/** How large the rows of a grid are, and what its pages have. */
export interface GridLayout<S> {
  /** By how much everything is enlarged. */
  readonly zoom: number;
  /** Height of a row before that, rem. */
  readonly row: number;
  readonly columns: number;
  readonly pages: readonly (readonly Column<S>[])[];
}

/** Heights in rem of a wall of normal density, as the classes of heads have them. */
const HEAD = 2.375;
const GAP = 0.5;
/** Heights of rows that touch, of the usual ones, and of the highest ones, rem. */
const MIN_ROW = { normal: 2.375, compact: 2.125 };
const ROW = 2.625;
const MAX_ROW = 4.5;
const ROW_STEP = 0.125;
/** Free space below the frame's head, rem. */
const TOP = 0.625;
/** A column that is narrower has no room for two names, rem. */
const MIN_COLUMN_WIDTH = 34;
/** Between two columns, rem. */
export const COLUMN_GAP = 2.25;
/** Pixels of a rem in which the smallest rows are legible, and by how much a compact wall with more of them makes rows smaller. */
const LEGIBLE_PIXELS = 16;
const MIN_COMPACT = 0.8;
const MAX_ZOOM = 2.25;
const ZOOM_STEP = 0.05;

const range = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.round((from - to) / step) + 1 }, (_, at) => from - at * step);

function measuresOf(space: Space, zoom: number, row: number): Measures {
  const { width, height } = enlarged(space, zoom);
  const columns = columnCount(width, MIN_COLUMN_WIDTH, COLUMN_GAP);
  return { height: height - TOP, columns, head: HEAD, row, gap: GAP };
}

/**
 * Returns the layout of sections on as few pages as the smallest legible rows allow, with rows as large as these pages have
 * room for.
 */
export function fitGrid<Row, S extends Section<Row>>(sections: readonly S[], space: Space): GridLayout<S> {
  const isCompact = space.scale < 1;
  // A compact wall has rows closer together; smaller ones only where it has more pixels than 1080p.
  const minZoom =
    (isCompact ? Math.min(1, Math.max(MIN_COMPACT, LEGIBLE_PIXELS / space.pixels)) : 1) / space.scale;
  const minRow = MIN_ROW[isCompact ? 'compact' : 'normal'];
  const layout = (zoom: number, row: number): GridLayout<S> => {
    const measures = measuresOf(space, zoom, row);
    return { zoom, row, columns: measures.columns, pages: packBlocks<Row, S>(sections, measures) };
  };
  const tightest = layout(minZoom, minRow);
  const zooms = range(MAX_ZOOM, 1, ZOOM_STEP).map((zoom) => zoom * minZoom);
  const isWideEnough = (zoom: number) => zoom <= minZoom || space.width / zoom >= MIN_COLUMN_WIDTH;
  const countBlocks = ({ pages }: GridLayout<S>) => pages.flat(2).length;
  const fits = (one: GridLayout<S>) =>
    one.pages.length <= tightest.pages.length && countBlocks(one) === countBlocks(tightest);
  const large = zooms.filter(isWideEnough).find((zoom) => fits(layout(zoom, ROW)));
  const rows = large === undefined ? range(ROW, minRow, ROW_STEP) : range(MAX_ROW, ROW, ROW_STEP);
  return rows.map((row) => layout(large ?? minZoom, row)).find(fits) ?? tightest;
}
