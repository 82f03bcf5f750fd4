import type { DisplayRow, DisplayTable } from '#web/features/standings/rows.ts';
import type { Space } from '#web/wall/frame/space.ts';
import { isLongName } from '#web/wall/parts/is-long-name.ts';
import { EPSILON } from '#web/wall/parts/pack-sections.ts';

/** Some rows of a table below each other. */
export interface TablePart {
  readonly table: DisplayTable;
  readonly rows: readonly DisplayRow[];
  /** Whether the table has a name above it. */
  readonly hasName: boolean;
}

/** The parts in a column of a page. */
export type TableColumn = readonly TablePart[];

export interface TablePages {
  readonly pages: readonly (readonly TableColumn[])[];
  /** Height of a row on all pages, rem. */
  readonly rowHeight: number;
  /** Size of a row's type, rem. */
  readonly typeSize: number;
  /** Whether a table has the whole width of a wide screen, and room for all its columns. */
  readonly isWide: boolean;
  /** Whether one of the names needs narrow type, which all have then. */
  readonly isNarrow: boolean;
}

/** Heights of a row, the heads of the columns, a name, the space between two tables, and the legend; rem. */
const ROW_HEIGHT = { landscape: 4.125, ultrawide: 4.125, portrait: 3.75 };
/** A league of 24 is whole on a page. */
const DENSE_ROW_HEIGHT = { landscape: 3.5, ultrawide: 3.5, portrait: 3.1875 };
const HEAD_HEIGHT = 2.875;
const NAME_HEIGHT = 3.75;
const GAP_HEIGHT = 1.5;
const LEGEND_LINE_HEIGHT = 2.375;
const LEGEND_GAP_HEIGHT = 1.1875;
/** Zones that a line of the legend names. */
const ZONES_PER_LINE = { landscape: 3, ultrawide: 3, portrait: 1.5 };
/** Below the frame's head, which has another line in portrait. */
const TOP_HEIGHT = { landscape: 0, ultrawide: 0, portrait: 2.5 };
/** Two columns that are narrower together have no room for names, rem: a panel is beside the picture. */
const MIN_WIDTH_OF_TWO = 93.75;
const COLUMN_GAP = 3.75;
/** Type that every column has room for, rem. */
const MIN_TYPE_SIZE = 2.75;
/** Width of a table with a name of 17 letters, em. */
const NARROW_WIDTH_EM = 18.8;
/** With won, drawn, lost, goals and form, too. */
const WIDE_WIDTH_EM = 36;
const LETTER_EM = 0.45;
/** Rows are as high as the page allows, between these shares of their type. */
const MIN_LINE = 1.5;
const MAX_LINE = 2;

/** Divides rows evenly into as few parts as possible. */
function split<Row>(rows: readonly Row[], max: number): readonly (readonly Row[])[] {
  const count = Math.max(1, Math.ceil(rows.length / Math.max(1, max)));
  const size = Math.ceil(rows.length / count);
  return Array.from({ length: count }, (_, n) => rows.slice(n * size, (n + 1) * size));
}

type Room = Pick<Space, 'width' | 'height' | 'shape'>;

/** Returns the heights of what is above the rows of a part, and of the rows of a column, rem. */
const frameHeight = (hasName: boolean) => HEAD_HEIGHT + (hasName ? NAME_HEIGHT : 0);

function rowsRoom(tables: readonly DisplayTable[], { height, shape }: Room): number {
  const zoneNames = new Set(tables.flatMap(({ zones }) => zones.map(({ name }) => name)));
  const legendLines = Math.ceil(zoneNames.size / ZONES_PER_LINE[shape]);
  return height - TOP_HEIGHT[shape] - LEGEND_GAP_HEIGHT - legendLines * LEGEND_LINE_HEIGHT;
}

/** Divides tables into pages of columns whose rows have at least a height. */
function paginate(
  tables: readonly DisplayTable[],
  height: number,
  minRowHeight: number,
  columnCount: number,
): TablePages['pages'] {
  const room = height + EPSILON;
  const hasName = tables.length > 1;
  const frame = frameHeight(hasName);
  const maxRows = Math.max(1, Math.floor((room - frame) / minRowHeight));
  const columns: TablePart[][] = [];
  let left = 0;
  for (const table of tables) {
    const parts = split(table.rows, maxRows).map((rows): TablePart => ({ table, rows, hasName }));
    const isWhole = parts.length === 1;
    const placesLeft = (columnCount - (columns.length % columnCount)) % columnCount;
    // A table of two columns begins on a new page.
    if (!isWhole && placesLeft > 0 && placesLeft < parts.length)
      for (let n = 0; n < placesLeft; n += 1) columns.push([]);
    for (const part of parts) {
      const partHeight = frame + part.rows.length * minRowHeight;
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

/** Returns the height that all rows can have, rem. */
function tallestRows(pages: TablePages['pages'], room: number): number {
  const heights = pages.flat().flatMap((parts) => {
    const rows = parts.reduce((sum, one) => sum + one.rows.length, 0);
    const frames = parts.reduce((sum, { hasName }) => sum + frameHeight(hasName), 0);
    return rows > 0 ? [(room - frames - (parts.length - 1) * GAP_HEIGHT) / rows] : [];
  });
  return Math.min(...heights);
}

/** Returns pages with rows as high, and type as large, as fill them. */
function fill(
  pages: TablePages['pages'],
  tables: readonly DisplayTable[],
  room: Room,
  columnCount: number,
): TablePages {
  const rowHeight = tallestRows(pages, rowsRoom(tables, room));
  const isWide = columnCount === 1 && room.width >= MIN_WIDTH_OF_TWO;
  const columnWidth = (room.width - (columnCount - 1) * COLUMN_GAP) / columnCount;
  const widthEm = isWide ? WIDE_WIDTH_EM : NARROW_WIDTH_EM;
  const widestType = columnWidth / widthEm;
  const typeSize = Math.max(MIN_TYPE_SIZE, Math.min(widestType, rowHeight / MIN_LINE));
  const spareLetters = Math.floor((columnWidth / typeSize - widthEm) / LETTER_EM + EPSILON);
  const names = tables.flatMap(({ rows }) => rows.map(({ row }) => row.team_name));
  const isNarrow = names.some((name) => isLongName(name, spareLetters));
  return { pages, rowHeight: Math.min(rowHeight, typeSize * MAX_LINE), typeSize, isWide, isNarrow };
}

/**
 * Divides tables into pages of columns, as many rows as are legible. Tables that a page has room for below each other have
 * its whole width; of others the parts are beside each other.
 */
export function layoutTables(tables: readonly DisplayTable[], room: Room): TablePages {
  const { width, shape } = room;
  const pagesOf = (minRowHeight: number, columnCount: number) =>
    paginate(tables, rowsRoom(tables, room), minRowHeight, columnCount);
  const oneColumn = pagesOf(DENSE_ROW_HEIGHT[shape], 1);
  const columnCount = width < MIN_WIDTH_OF_TWO || oneColumn.length === 1 ? 1 : 2;
  const pages = pagesOf(ROW_HEIGHT[shape], columnCount);
  const densePages = pagesOf(DENSE_ROW_HEIGHT[shape], columnCount);
  return fill(densePages.length < pages.length ? densePages : pages, tables, room, columnCount);
}
