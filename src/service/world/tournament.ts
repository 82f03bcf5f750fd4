import type { Competition } from './competition.ts';
import { GROUP_SIZE, type GroupRule } from './group-draw.ts';
import { type GroupStage, pairAfterGroups, playGroups } from './group-stage.ts';
import { drawTies, playRound, roundNames } from './knock-out.ts';
import { createListedSchedule, knockOutStage, type NamedRound } from './listed-schedule.ts';
import { seasonIdOf } from './season.ts';
import type { SeasonSchedule } from './season-schedule.ts';
import type { StageEntry } from './stages.ts';
import type { WorldIndex } from './world-index.ts';

/** Teams of a group that reach the knock-out. */
const QUALIFIED = GROUP_SIZE / 2;

export interface TournamentPlan {
  /** Teams, best first: 8, 16 or 32. */
  readonly teams: readonly number[];
  /** The country in which it is held. */
  readonly hostId: number | null;
  /** Instant of the group draw, epoch seconds. */
  readonly visibleFrom: number;
  /** Returns whether a team may be drawn into a group with others; all may without it. */
  readonly fits?: GroupRule;
  /** Return kick-offs (epoch seconds) of group matches and of ties, by round of their stage, from 0, and slot. */
  groupKickOff(round: number, slot: number): number;
  tieKickOff(round: number, slot: number): number;
}

/** Plays single matches on neutral ground after groups, up to the final. */
function playKnockOut(
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

/** Plays a tournament in one country: groups of four whose first two qualify, then single matches. */
export function playTournament(
  worldIndex: WorldIndex,
  competition: Competition,
  year: number,
  { teams, hostId, visibleFrom, fits, groupKickOff, tieKickOff }: TournamentPlan,
): SeasonSchedule | null {
  const qualified = (teams.length / GROUP_SIZE) * QUALIFIED;
  const names = roundNames(Math.log2(qualified), qualified);
  const groups = playGroups(worldIndex, competition, year, {
    teams,
    legs: 1,
    neutral: true,
    visibleFrom,
    leadsTo: Array.from({ length: QUALIFIED }, () => names[0] ?? ''),
    ...(fits && { fits }),
    kickOff: (round, _, slot) => groupKickOff(round, slot),
  });
  const knockOut = playKnockOut(worldIndex, competition, year, groups, names, tieKickOff);
  return createListedSchedule(
    competition,
    year,
    teams,
    [...groups.rounds, ...knockOut.rounds],
    [groups.stage, knockOut.stage],
    hostId,
    groups.tables,
  );
}
