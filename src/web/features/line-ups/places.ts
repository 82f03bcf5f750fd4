import { FORMATION_PLACES } from '#contract/formation-places.ts';
import type { LineUpsRecord } from '#contract/records/line-up.ts';

export type SheetPlayer = LineUpsRecord['home']['squad'][number];

/** A player's place in their own half. */
export interface Place {
  /** From the player's right (0) to their left (1). */
  readonly across: number;
  /** From the own goal line (0) to the half-way line (1): the middle of the line's band. */
  readonly up: number;
  /** Share of the pitch's width that is the player's own. */
  readonly room: number;
}

/** A side's players on the pitch. */
export interface Places {
  readonly of: ReadonlyMap<SheetPlayer, Place>;
  /** Number of lines with the goalkeeper's: bands of equal depth. */
  readonly lines: number;
  /** Number of players in the longest line. */
  readonly longest: number;
}

/** First place of a line across the pitch, by its number of players; short lines are narrower. */
const FIRST_PLACES: Readonly<Record<number, number>> = { 1: 0.5, 2: 0.32, 3: 0.2, 4: 0.125 };
/** Three or four central players without wingers. */
const FIRST_PLACE_CENTRED: Readonly<Record<number, number>> = { 3: 0.25, 4: 0.17 };
const FIRST_PLACE_WINGS = 0.14;
/** The largest share of the width, of a player alone in a line. */
const MAX_ROOM = 0.4;

const POSITION_LINES = ['goal', 'defence', 'holding', 'midfield', 'attacking', 'attack'];
const BY_LETTER: Readonly<Record<string, string>> = { G: 'goal', D: 'defence', M: 'midfield', F: 'attack' };

const byOrder = (squad: readonly SheetPlayer[]) =>
  squad.every(({ order }) => order !== null)
    ? [...squad].sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
    : squad;

/**
 * Returns the lines of a formation such as `4-2-3-1`, from the goalkeeper on; null where it does not add up to the
 * squad.
 */
function linesOf(formation: string | null, squad: readonly SheetPlayer[]): SheetPlayer[][] | null {
  const numbers = formation?.match(/^\d(?:-\d)+$/) ? formation.split('-').map(Number) : [];
  const sizes = [1, ...numbers];
  const isWhole = numbers.length > 0 && sizes.reduce((sum, size) => sum + size, 0) === squad.length;
  if (!isWhole || squad.some(({ order }) => order === null)) return null;
  const rest = [...byOrder(squad)];
  return sizes.map((size) => rest.splice(0, size));
}

/** Returns the lines by position name or letter; null where a player has neither. */
function linesByName(squad: readonly SheetPlayer[]): SheetPlayer[][] | null {
  const lineOf = ({ position, position_name }: SheetPlayer) =>
    FORMATION_PLACES[position_name ?? '']?.line ?? BY_LETTER[position ?? ''];
  if (squad.length === 0 || !squad.every(lineOf)) return null;
  return POSITION_LINES.map((line) => byOrder(squad).filter((player) => lineOf(player) === line)).filter(
    (line) => line.length > 0,
  );
}

const sideOf = ({ position_name }: SheetPlayer) => FORMATION_PLACES[position_name ?? '']?.side ?? null;

function firstPlaceOf(line: readonly SheetPlayer[]): number {
  const sides = line.map(sideOf);
  const hasAllSides = sides.every((side) => side !== null);
  const onWings = sides.filter((side) => side === 'right' || side === 'left').length;
  const centred = hasAllSides && onWings === 0 ? FIRST_PLACE_CENTRED[line.length] : undefined;
  if (line.length === 2 && onWings === 2) return FIRST_PLACE_WINGS;
  return centred ?? FIRST_PLACES[line.length] ?? 0.5 / line.length;
}

/**
 * Returns the places of a side's players by formation and `order`, which runs from right to left in each line;
 * position names set the width of a line. Without a formation the names or letters make the lines. Null where
 * neither is known. No player's room overlaps another's: each line has a band, and each player a share of it.
 */
export function placesOf(formation: string | null, squad: readonly SheetPlayer[]): Places | null {
  const lines = linesOf(formation, squad) ?? linesByName(squad);
  if (!lines) return null;
  const places = lines.flatMap((line, at) => {
    const first = firstPlaceOf(line);
    const step = line.length === 1 ? 1 : (1 - 2 * first) / (line.length - 1);
    const room = Math.min(step, 2 * first, MAX_ROOM);
    const up = (at + 0.5) / lines.length;
    return line.map((player, index) => [player, { across: first + index * step, up, room }] as const);
  });
  return {
    of: new Map(places),
    lines: lines.length,
    longest: Math.max(...lines.map((line) => line.length)),
  };
}
