import type { Competition } from './competition.ts';
import { type GroupStage, pairAfterGroups } from './group-stage.ts';
import { drawTies, playRound } from './knock-out.ts';
import { knockOutStage, type NamedRound } from './listed-schedule.ts';
import { seasonIdOf } from './season.ts';
import type { StageEntry } from './stages.ts';
import type { WorldIndex } from './world-index.ts';

/**
 * Plays single matches on neutral ground after groups, up to the final.
 *
 * @param names of the rounds
 * @param kickOff instant of a tie by round, from 0, and slot
 */
export function playKnockOut(
  worldIndex: WorldIndex,
  competition: Competition,
  year: number,
  groups: GroupStage,
  names: readonly string[],
  kickOff: (round: number, slot: number) => number,
): { readonly stage: StageEntry; readonly rounds: readonly NamedRound[] } {
  const first = groups.rounds.length;
  let pairs = pairAfterGroups(worldIndex, seasonIdOf(year, competition.id), groups);
  let visibleFrom = groups.drawnAt;
  const rounds = names.map((name, number): NamedRound => {
    const round = first + number;
    const plan = {
      name,
      round,
      neutral: true,
      group: groups.winners.length,
      kickOffs: [(_: number, slot: number) => kickOff(number, slot)],
    };
    const { ties, drawnAt } = playRound(worldIndex, competition, year, plan, pairs, visibleFrom);
    visibleFrom = drawnAt;
    const winners = ties.map(({ winner }) => winner);
    pairs = drawTies(worldIndex, competition, year, round + 1, winners);
    return { round, name, meetings: ties.flatMap((tie) => tie.legs) };
  });
  return { stage: knockOutStage(first, first + names.length - 1), rounds };
}
