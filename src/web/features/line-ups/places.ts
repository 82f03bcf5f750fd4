import { FORMATION_PLACES } from '#contract/formation-places.ts';
import type { LineUpsRecord } from '#contract/records/line-up.ts';

export type SheetPlayer = LineUpsRecord['home']['squad'][number];

/** A player's place in their own half. */
export interface Place {
  /** From the player's right (0) to their left (1). */
  readonly across: number;
  /** From the own goal line (0) to the half-way line (1). */
  readonly up: number;
}

/** First and last place of a line across the pitch, by its number of players; short lines are narrower. */
const SPREAD: Readonly<Record<number, readonly [first: number, last: number]>> = {
  1: [0.5, 0.5],
  2: [0.32, 0.68],
  3: [0.2, 0.8],
  4: [0.12, 0.88],
};
const WIDEST_SPREAD = [0.1, 0.9] as const;
/** Three or four central players without wingers. */
const CENTRED_SPREAD = [0.25, 0.75] as const;
const WINGS_SPREAD = [0.14, 0.86] as const;
/** Distance from the own goal line of the goalkeeper, the first line and the last. */
const DEPTH = { goal: 0.06, first: 0.27, last: 0.9 };
/** Wingers are placed this much higher than their line. */
const WING_UP = 0.04;

const LINES = ['goal', 'defence', 'holding', 'midfield', 'attacking', 'attack'];
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
  return LINES.map((line) => byOrder(squad).filter((player) => lineOf(player) === line)).filter(
    (line) => line.length > 0,
  );
}

const sideOf = ({ position_name }: SheetPlayer) => FORMATION_PLACES[position_name ?? '']?.side ?? null;

function spreadOf(line: readonly SheetPlayer[]): readonly [number, number] {
  const sides = line.map(sideOf);
  const hasAllSides = sides.every((side) => side !== null);
  const onWings = sides.filter((side) => side === 'right' || side === 'left').length;
  if (hasAllSides && onWings === 0 && (line.length === 3 || line.length === 4)) return CENTRED_SPREAD;
  if (line.length === 2 && onWings === 2) return WINGS_SPREAD;
  return SPREAD[line.length] ?? WIDEST_SPREAD;
}

/**
 * Returns the places of a side's players by formation and `order`, which runs from right to left in each line;
 * position names set the width of a line. Without a formation the names or letters make the lines. Null where
 * neither is known.
 */
export function placesOf(
  formation: string | null,
  squad: readonly SheetPlayer[],
): ReadonlyMap<SheetPlayer, Place> | null {
  const lines = linesOf(formation, squad) ?? linesByName(squad);
  if (!lines) return null;
  const step = lines.length > 2 ? (DEPTH.last - DEPTH.first) / (lines.length - 2) : 0;
  return new Map(
    lines.flatMap((line, at) => {
      const [first, last] = spreadOf(line);
      const base = at === 0 ? DEPTH.goal : DEPTH.first + (at - 1) * step;
      return line.map((player, index) => {
        const across = line.length === 1 ? first : first + ((last - first) * index) / (line.length - 1);
        const isWing = line.length > 2 && (index === 0 || index === line.length - 1) && at < lines.length - 1;
        return [
          player,
          { across, up: isWing && sideOf(player) !== 'centre' ? base + WING_UP : base },
        ] as const;
      });
    }),
  );
}
