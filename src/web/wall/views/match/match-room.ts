import type { Space } from '#web/wall/frame/space.ts';

/** Heights of the parts of a match, rem. */
const HEAD = { landscape: 20.25, ultrawide: 20.25, portrait: 40.625 };
const SECTION = 1.875;
const CURVE = 17.1875;
/** Bars of a curve of this height. */
const PLOT = 10.625;
const MAX_PLOT = 27.5;
const EVENT = 3.5;
/** A table with the rows of both teams. */
const MIN_TABLE = 21.25;

/** What a match has to show. */
interface MatchContents {
  readonly hasCurve: boolean;
  readonly hasTable: boolean;
  readonly eventCount: number;
}

export interface MatchRoom {
  /** Number of lines of events. */
  readonly events: number;
  /** Height of the table, rem. */
  readonly tableHeight: number;
  /** Height of the curve's bars, rem: they take the room that events do not need yet. */
  readonly plotHeight: number;
}

const linesIn = (height: number, line: number) => Math.max(0, Math.floor(height / line + 0.01));

/** Returns how many lines of a match there is room for. */
export function matchRoom({ height, headHeight, shape }: Space, contents: MatchContents): MatchRoom {
  const { hasCurve, hasTable, eventCount } = contents;
  const below = height + headHeight - HEAD[shape] - SECTION;
  const isStacked = shape === 'portrait' && hasTable;
  const underCurve = below - (hasCurve ? CURVE : 0) - (isStacked ? SECTION + MIN_TABLE : 0);
  const events = Math.min(eventCount, linesIn(underCurve, EVENT));
  const rest = underCurve - events * EVENT;
  if (!isStacked) {
    const plotHeight = Math.min(MAX_PLOT, PLOT + Math.max(0, rest));
    return { events, tableHeight: below + SECTION, plotHeight };
  }
  return { events, tableHeight: rest + MIN_TABLE, plotHeight: PLOT };
}
