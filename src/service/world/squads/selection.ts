import { below, stream, TWO_32, u32, weighted } from '#service/engine/streams.ts';
import type { PositionClass } from '#service/world/people/player.ts';
import { STREAM } from '#service/world/random-streams.ts';
import { BENCH_POSITIONS, type Formation, WEIGHTED_FORMATIONS } from './formations.ts';
import type { SquadPlayer } from './squads.ts';

/** A squad with the quality of each player (see `Squads.quality`). */
export interface Roster {
  readonly players: readonly SquadPlayer[];
  readonly quality: readonly number[];
}

/** Ids of players. */
export type AbsentIds = ReadonlySet<number>;

export interface Selection {
  readonly formation: Formation;
  /** By slot: the first eleven in the order of the formation's spots, then the bench. */
  readonly players: readonly SquadPlayer[];
}

const WEIGHTS = WEIGHTED_FORMATIONS.map(([, weight]) => weight);

/** Returns the coach's formation, or another one in every sixth match. */
function formationOf(seed: number, coachId: number, matchId: number): Formation {
  const today = stream(seed, matchId, STREAM.formation);
  const isExperimenting = below(today, coachId % 97, 6) === 0;
  const key = isExperimenting ? today : stream(seed, coachId, STREAM.formation);
  const [formation] = WEIGHTED_FORMATIONS[weighted(key, 200, WEIGHTS)] ?? WEIGHTED_FORMATIONS[0] ?? [];
  if (formation === undefined) throw new RangeError('No formation');
  return formation;
}

/** Points that form, luck and rest can add to a player's quality in one match. */
const MAX_FORM_POINTS = 260;

/** A club's best forward is rested only for somebody who is nearly as good. */
const MIN_STAR_FORM_POINTS = 240;

function bestForward(players: readonly SquadPlayer[], quality: readonly number[]): SquadPlayer | undefined {
  let best = -1;
  for (const [i, { position }] of players.entries()) {
    if (position === 'F' && (quality[i] ?? 0) > (quality[best] ?? -1)) best = i;
  }
  return players[best];
}

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
function rankByForm(
  seed: number,
  matchId: number,
  { players, quality }: Roster,
  absent: AbsentIds,
): SquadPlayer[] {
  const key = stream(seed, matchId, STREAM.selection);
  const ranking: { player: SquadPlayer; worth: number }[] = [];
  const star = bestForward(players, quality);
  for (const [i, player] of players.entries()) {
    if (absent.has(player.id)) continue;
    const form = (u32(key, player.id % 1_048_576) / TWO_32) * MAX_FORM_POINTS;
    const today = player === star ? Math.max(form, MIN_STAR_FORM_POINTS) : form;
    ranking.push({ player, worth: (quality[i] ?? 0) + today });
  }
  return ranking.sort((a, b) => b.worth - a.worth || a.player.id - b.player.id).map(({ player }) => player);
}

/** Lines whose better players get the higher slots, which score and assist more (the engine's roles.ts). */
const RANKED_LINES: readonly PositionClass[] = ['M', 'F'];

/** Moves the better midfielders and forwards of the eleven to the higher slots of their line. */
function placeByQuality(eleven: SquadPlayer[], { spots }: Formation, { players, quality }: Roster): void {
  const qualityOf = (player: SquadPlayer) => quality[players.indexOf(player)] ?? 0;
  for (const line of RANKED_LINES) {
    const slots = spots.flatMap((spot, i) => (spot.class === line && eleven[i] !== undefined ? [i] : []));
    const ranking = slots
      .flatMap((slot) => eleven[slot] ?? [])
      .sort((a, b) => qualityOf(a) - qualityOf(b) || b.id - a.id);
    for (const [i, player] of ranking.entries()) eleven[slots[i] ?? 0] = player;
  }
}

/** Selects the eleven and a bench of at most `bench` players for a match. */
export function selectionOf(
  seed: number,
  matchId: number,
  coachId: number,
  roster: Roster,
  absent: AbsentIds,
  bench: number,
): Selection {
  const formation = formationOf(seed, coachId, matchId);
  const remaining = rankByForm(seed, matchId, roster, absent);
  const players: SquadPlayer[] = [];
  const take = (spotClass: PositionClass): void => {
    for (const position of STAND_INS[spotClass]) {
      const index = remaining.findIndex((player) => player.position === position);
      if (index < 0) continue;
      players.push(...remaining.splice(index, 1));
      return;
    }
  };
  const takeAny = (): void => {
    const field = remaining.findIndex(({ position }) => position !== 'G');
    players.push(...remaining.splice(Math.max(field, 0), 1));
  };
  for (const spot of formation.spots) take(spot.class);
  placeByQuality(players, formation, roster);
  for (let i = 0; i < bench; i += 1) {
    const benchClass = BENCH_POSITIONS[i] ?? (i === 9 ? 'G' : null);
    if (benchClass === null) takeAny();
    else take(benchClass);
  }
  return { formation, players };
}
