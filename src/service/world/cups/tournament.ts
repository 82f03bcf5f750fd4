import type { Competition } from '#service/world/seasons/competition.ts';
import {
  createListedSchedule,
  knockOutStage,
  type NamedRound,
} from '#service/world/seasons/listed-schedule.ts';
import { seasonIdOf } from '#service/world/seasons/season.ts';
import type { SeasonSchedule } from '#service/world/seasons/season-schedule.ts';
import type { StageEntry } from '#service/world/seasons/stages.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { GROUP_SIZE, type GroupRule } from './group-draw.ts';
import { type GroupStage, pairAfterGroups, playGroups } from './group-stage.ts';
import { drawTies, playRound, roundNames } from './knock-out.ts';

/** Teams of a group that reach the knock-out. */
const QUALIFIED = GROUP_SIZE / 2;

const THIRD_PLACE = 'Third-place play-off';

type Pairs = readonly (readonly [home: number, away: number])[];

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
  /** Kick-off of the match of the losers of the semi-finals, epoch seconds. */
  readonly thirdPlaceKickOff: number;
}

type KnockOutPlan = Pick<TournamentPlan, 'tieKickOff' | 'thirdPlaceKickOff'> & {
  readonly groups: GroupStage;
  /** Names of the rounds that lead to the final. */
  readonly names: readonly string[];
};

/** Plays single matches on neutral ground after groups, up to the final; before it the match for third place. */
function playKnockOut(
  worldIndex: WorldIndex,
  competition: Competition,
  year: number,
  { groups, names, tieKickOff, thirdPlaceKickOff }: KnockOutPlan,
): { readonly stage: StageEntry; readonly rounds: readonly NamedRound[] } {
  const first = groups.rounds.length;
  const rounds: NamedRound[] = [];
  let visibleFrom = groups.drawnAt;
  const play = (name: string, pairs: Pairs, kickOff: (slot: number) => number) => {
    const round = first + rounds.length;
    const plan = {
      name,
      round,
      neutral: true,
      group: groups.winners.length,
      kickOffs: [(_: number, slot: number) => kickOff(slot)],
    };
    const { ties, drawnAt } = playRound(worldIndex, competition, year, plan, pairs, visibleFrom);
    rounds.push({ round, name, meetings: ties.flatMap((tie) => tie.legs) });
    return { ties, drawnAt };
  };
  let pairs: Pairs = pairAfterGroups(worldIndex, seasonIdOf(year, competition.id), groups);
  for (const [number, name] of names.entries()) {
    const { ties, drawnAt } = play(name, pairs, (slot) => tieKickOff(number, slot));
    visibleFrom = drawnAt;
    const [one, other, ...others] = ties.map(({ loser }) => loser);
    if (one !== undefined && other !== undefined && others.length === 0) {
      play(THIRD_PLACE, [[one, other]], () => thirdPlaceKickOff);
    }
    const winners = ties.map(({ winner }) => winner);
    pairs = drawTies(worldIndex, competition, year, first + number + 1, winners);
  }
  return { stage: knockOutStage(first, first + rounds.length - 1), rounds };
}

/** Plays a tournament in one country: groups of four whose first two qualify, then single matches. */
export function playTournament(
  worldIndex: WorldIndex,
  competition: Competition,
  year: number,
  { teams, hostId, visibleFrom, fits, groupKickOff, tieKickOff, thirdPlaceKickOff }: TournamentPlan,
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
  const knockOut = playKnockOut(worldIndex, competition, year, {
    groups,
    names,
    tieKickOff,
    thirdPlaceKickOff,
  });
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
