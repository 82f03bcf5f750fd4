import type { Running } from '#service/answer/league.ts';
import { asKnown, idBefore, roundAddress, roundId, type Season } from '#service/world/season.ts';
import type { Stage } from '#service/world/stages.ts';
import type { World } from '#service/world/world.ts';

/** After this long a match is over for the purpose of saying which round is on. */
const MATCH = 3 * 3600;

/** The seasons of one competition, newest first, from the given one back. */
export function seasonsUntil(world: World, newest: Season | null): readonly Season[] {
  const seasons: Season[] = [];
  for (let season = newest; season !== null; season = world.season(idBefore(season))) seasons.push(season);
  return seasons;
}

/** Ids of a season's rounds, in order. */
export function roundIds(season: Season): readonly number[] {
  return Array.from({ length: season.rounds }, (_, round) => roundId(season.id, round));
}

/** The stage that a round belongs to; null for no round. */
function stageOfRound(season: Season, id: number | null): Stage | null {
  const round = id === null ? -1 : roundAddress(id).round;
  return season.stages.find(({ first, last }) => round >= first && round <= last) ?? null;
}

/** When the last match of a round kicks off as first scheduled; null before its draw. */
function lastKickOff(world: World, roundId: number): number | null {
  const first = world.fixturesOfRound(roundId).filter((fixture) => fixture.id % 4 === 0);
  return first.at(-1)?.frame.kickOff ?? null;
}

/**
 * The round that is on or comes next: the first whose last match is not over; the last one after the season.
 * Rounds are played in their order, so halving finds it without reading the whole season.
 */
function currentRound(world: World, season: Season, now: number): number | null {
  const ids = roundIds(season);
  let low = 0;
  let high = ids.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const last = lastKickOff(world, ids[middle] ?? 0);
    if (last !== null && last + MATCH < now) low = middle + 1;
    else high = middle;
  }
  return ids[low] ?? null;
}

/** The season of a competition that is on or comes next, with its stage and round; nulls where there is none. */
export function runningSeason(world: World, competitionId: number, now: number): Running {
  const found = world.seasonAt(competitionId, now);
  const season = found && asKnown(found, now);
  if (season === null) return { season: null, stageId: null, roundId: null };
  const roundId = currentRound(world, season, now);
  return { season, stageId: stageOfRound(season, roundId)?.id ?? null, roundId };
}

/**
 * Which stage and round of a season are marked as the current ones: those of the season that is on, the last ones
 * of any other, as recorded.
 */
export function currentParts(
  world: World,
  season: Season,
  now: number,
): { readonly isCurrent: boolean; readonly stageId: number | null; readonly roundId: number | null } {
  const running = runningSeason(world, season.competition, now);
  if (running.season?.id === season.id)
    return { isCurrent: true, stageId: running.stageId, roundId: running.roundId };
  return {
    isCurrent: false,
    stageId: season.stages.at(-1)?.id ?? null,
    roundId: roundIds(season).at(-1) ?? null,
  };
}
