import { NO_CODE } from '#service/world/people/family-codes.ts';
import type { SquadPlaces } from './squad-places.ts';

/** Coded family names by squad place of a country's first teams, for the market; other teams have none. */
export interface SquadNames {
  at(spot: number): number;
  set(spot: number, code: number): void;
  /** Sets the name of a spot's new player. */
  enter(spot: number, player: number): void;
  /** Returns whether a family name is in the squad of a spot. */
  clashes(spot: number, code: number): boolean;
  /** Returns the spots of players with a namesake in the squad, except of one for each name and of those who stay. */
  namesakes(stays: (spot: number) => boolean): ReadonlySet<number>;
  copy(): SquadNames;
}

/** First spot of each first team, and the one after its last, by spot; 0 for other teams. */
interface SpotRanges {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** The code of a name that has not been looked up. */
const UNKNOWN_CODE = -2;

function namesOf(
  codes: Int32Array,
  players: Int32Array,
  ranges: SpotRanges,
  codeOf: (player: number) => number,
): SquadNames {
  const { starts, ends } = ranges;

  const at = (spot: number): number => {
    const code = codes[spot] ?? NO_CODE;
    if (code !== UNKNOWN_CODE) return code;
    const playerCode = codeOf(players[spot] ?? 0);
    codes[spot] = playerCode;
    return playerCode;
  };

  return {
    at,
    set: (spot, code) => {
      codes[spot] = code;
    },
    enter: (spot, player) => {
      if ((ends[spot] ?? 0) > 0) codes[spot] = codeOf(player);
    },
    clashes: (spot, code) => {
      if (code === NO_CODE) return false;
      const end = ends[spot] ?? 0;
      for (let other = starts[spot] ?? 0; other < end; other += 1) if (at(other) === code) return true;
      return false;
    },
    namesakes: (stays) => {
      const spots = new Set<number>();
      const squadsByCode = new Map<number, number>();
      /** Returns whether a player is the first of the name who is marked in a squad. */
      const mark = (spot: number, squad: number): boolean => {
        const code = at(spot);
        if (code === NO_CODE) return true;
        const isFirst = squadsByCode.get(code) !== squad;
        squadsByCode.set(code, squad);
        return isFirst;
      };
      for (let start = 0; start < codes.length; start = Math.max(start + 1, ends[start] ?? 0)) {
        const end = ends[start] ?? 0;
        for (let spot = start; spot < end; spot += 1) if (stays(spot)) mark(spot, start);
        for (let spot = start; spot < end; spot += 1) if (!stays(spot) && !mark(spot, start)) spots.add(spot);
      }
      return spots;
    },
    copy: () => namesOf(codes.slice(), players, ranges, codeOf),
  };
}

export function squadNames(
  places: SquadPlaces,
  players: Int32Array,
  codeOf: (player: number) => number,
): SquadNames {
  const codes = new Int32Array(players.length).fill(NO_CODE);
  const starts = new Int32Array(players.length);
  const ends = new Int32Array(players.length);
  places.teams.forEach(({ kind }, t) => {
    if (kind !== 'club' && kind !== 'women') return;
    const start = places.starts[t] ?? 0;
    const end = places.starts[t + 1] ?? start;
    codes.fill(UNKNOWN_CODE, start, end);
    starts.fill(start, start, end);
    ends.fill(end, start, end);
  });
  return namesOf(codes, players, { starts, ends }, codeOf);
}
