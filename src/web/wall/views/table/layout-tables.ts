import type { DisplayRow, DisplayTable } from '#web/features/standings/rows.ts';
import type { Space } from '#web/wall/frame/space.ts';

/** Some rows of a table below each other. */
export interface TablePart {
  readonly table: DisplayTable;
  readonly rows: readonly DisplayRow[];
  /** Whether the table has a name above it. */
  readonly hasName: boolean;
  /** Whether its rows are lower, so that fewer pages have all of them. */
  readonly isDense: boolean;
}

/** The parts in a column of a page. */
export type TableColumn = readonly TablePart[];

/** Heights of a row, the heads of the columns, a name, the space between two tables, and the legend; rem. */
const ROW_HEIGHT = { landscape: 0.66, ultrawide: 0.66, portrait: 0.6 };
/** A league of 24 is whole on a page. */
const DENSE_ROW_HEIGHT = { landscape: 0.56, ultrawide: 0.56, portrait: 0.51 };
const HEAD_HEIGHT = 0.46;
const NAME_HEIGHT = 0.6;
const GAP_HEIGHT = 0.24;
const LEGEND_LINE_HEIGHT = 0.38;
const LEGEND_GAP_HEIGHT = 0.19;
/** Zones that a line of the legend names. */
const ZONES_PER_LINE = { landscape: 3, ultrawide: 3, portrait: 1.5 };
/** Below the frame's head, which has another line in portrait. */
const TOP_HEIGHT = { landscape: 0, ultrawide: 0, portrait: 0.4 };
/** Two columns that are narrower together have no room for names, rem: a panel is beside the picture. */
const MIN_WIDTH_OF_TWO = 15;

/** Sums of rem are inexact. */
const EPSILON = 1e-6;

/** Divides rows evenly into as few parts as possible. */
function split<Row>(rows: readonly Row[], max: number): readonly (readonly Row[])[] {
  const count = Math.max(1, Math.ceil(rows.length / Math.max(1, max)));
  const size = Math.ceil(rows.length / count);
  return Array.from({ length: count }, (_, n) => rows.slice(n * size, (n + 1) * size));
}

type Pages = readonly (readonly TableColumn[])[];
type Room = Pick<Space, 'width' | 'height' | 'shape'>;

function layout(tables: readonly DisplayTable[], { width, height, shape }: Room, isDense: boolean): Pages {
  const rowHeight = (isDense ? DENSE_ROW_HEIGHT : ROW_HEIGHT)[shape];
  const hasName = tables.length > 1;
  const zoneNames = new Set(tables.flatMap(({ zones }) => zones.map(({ name }) => name)));
  const legendLines = Math.ceil(zoneNames.size / ZONES_PER_LINE[shape]);
  const room = height - TOP_HEIGHT[shape] - LEGEND_GAP_HEIGHT - legendLines * LEGEND_LINE_HEIGHT + EPSILON;
  const frame = HEAD_HEIGHT + (hasName ? NAME_HEIGHT : 0);
  const maxRows = Math.max(1, Math.floor((room - frame) / rowHeight));
  const columnCount = width < MIN_WIDTH_OF_TWO ? 1 : 2;
  const columns: TablePart[][] = [];
  let left = 0;
  for (const table of tables) {
    const parts = split(table.rows, maxRows).map((rows): TablePart => ({ table, rows, hasName, isDense }));
    const isWhole = parts.length === 1;
    const placesLeft = (columnCount - (columns.length % columnCount)) % columnCount;
    // A table of two columns begins on a new page.
    if (!isWhole && placesLeft > 0 && placesLeft < parts.length)
      for (let n = 0; n < placesLeft; n += 1) columns.push([]);
    for (const part of parts) {
      const partHeight = frame + part.rows.length * rowHeight;
      const column = columns.at(-1);
      if (isWhole && column && column.length > 0 && left >= GAP_HEIGHT + partHeight) {
        column.push(part);
        left -= GAP_HEIGHT + partHeight;
      } else {
        columns.push([part]);
        left = room - partHeight;
      }
    }
  }
  return Array.from({ length: Math.ceil(columns.length / columnCount) }, (_, page) =>
    columns.slice(page * columnCount, (page + 1) * columnCount),
  );
}

/**
 * Divides tables into pages of columns, as many rows as are legible. The parts of a table are beside each other where a
 * page has room for them.
 */
export function layoutTables(tables: readonly DisplayTable[], room: Room): Pages {
  const pages = layout(tables, room, false);
  const densePages = layout(tables, room, true);
  return densePages.length < pages.length ? densePages : pages;
}
