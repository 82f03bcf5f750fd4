import { below, stream, u32, weighted } from '#service/engine/streams.ts';
import type { Formation } from './formations.ts';
import { BENCH, FORMATIONS } from './formations.ts';
import type { PositionClass } from './player.ts';
import { PURPOSE } from './purposes.ts';
import type { SquadPlayer } from './squads.ts';

/** A squad with the quality of each player (see `Squads.quality`). */
export interface Roster {
  readonly players: readonly SquadPlayer[];
  readonly quality: readonly number[];
}

/** Ids of players. */
export type Absent = ReadonlySet<number>;

export interface Selection {
  readonly formation: Formation;
  /** By slot: the first eleven in the order of the formation's spots, then the bench. */
  readonly players: readonly SquadPlayer[];
}

const WEIGHTS = FORMATIONS.map(([, weight]) => weight);

/** Returns the coach's formation, or another one in every sixth match. */
function formationOf(seed: number, coachId: number, matchId: number): Formation {
  const today = stream(seed, matchId, PURPOSE.formation);
  const tries = below(today, coachId % 97, 6) === 0;
  const key = tries ? today : stream(seed, coachId, PURPOSE.formation);
  const [chosen] = FORMATIONS[weighted(key, 200, WEIGHTS)] ?? FORMATIONS[0] ?? [];
  if (chosen === undefined) throw new RangeError('No formation');
  return chosen;
}

/** Points that form, luck and rest can add to a player's quality in one match. */
const TODAY = 260;

/**
 * Classes that fill a line without players of its own; goalkeepers play in goal as long as there are others.
 */
const STAND_INS: Record<PositionClass, readonly PositionClass[]> = {
  G: ['G', 'D', 'M', 'F'],
  D: ['D', 'M', 'F', 'G'],
  M: ['M', 'D', 'F', 'G'],
  F: ['F', 'M', 'D', 'G'],
};

/** Returns the available players, the best of the day first. */
function inForm(seed: number, matchId: number, { players, quality }: Roster, absent: Absent): SquadPlayer[] {
  const key = stream(seed, matchId, PURPOSE.selection);
  const left: { player: SquadPlayer; worth: number }[] = [];
  for (const [i, player] of players.entries()) {
    if (absent.has(player.id)) continue;
    const today = (u32(key, player.id % 1_048_576) / 4_294_967_296) * TODAY;
    left.push({ player, worth: (quality[i] ?? 0) + today });
  }
  return left.sort((a, b) => b.worth - a.worth || a.player.id - b.player.id).map(({ player }) => player);
}

/** Selects the eleven and a bench of at most `bench` players for a match. */
export function selectionOf(
  seed: number,
  matchId: number,
  coachId: number,
  roster: Roster,
  absent: Absent,
  bench: number,
): Selection {
  const formation = formationOf(seed, coachId, matchId);
  const left = inForm(seed, matchId, roster, absent);
  const players: SquadPlayer[] = [];
  const take = (wanted: PositionClass): void => {
    for (const position of STAND_INS[wanted]) {
      const found = left.findIndex((player) => player.position === position);
      if (found < 0) continue;
      players.push(...left.splice(found, 1));
      return;
    }
  };
  const takeAny = (): void => {
    const field = left.findIndex(({ position }) => position !== 'G');
    players.push(...left.splice(Math.max(field, 0), 1));
  };
  for (const spot of formation.spots) take(spot.class);
  for (let i = 0; i < bench; i += 1) {
    const wanted = BENCH[i] ?? (i === 9 ? 'G' : null);
    if (wanted === null) takeAny();
    else take(wanted);
  }
  return { formation, players };
}
