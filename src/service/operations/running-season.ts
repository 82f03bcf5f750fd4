import type { RunningSeason } from '#service/answer/league.ts';
import { matchAttempt } from '#service/engine/match-id.ts';
import {
  FIRST_SEASON,
  roundAddress,
  roundId,
  type Season,
  seasonAsOf,
  seasonIdOf,
} from '#service/world/seasons/season.ts';
import type { SeasonStage } from '#service/world/seasons/stages.ts';
import type { World } from '#service/world/world.ts';

/** A match counts as over after this time when the current round is determined. */
const MATCH_SECONDS = 3 * 3600;

/** Returns the seasons of a competition from the given one backwards: some have years between them. */
export function seasonsUntil(world: World, newest: Season | null): readonly Season[] {
  if (newest === null) return [];
  const years = Array.from({ length: newest.year - FIRST_SEASON + 1 }, (_, back) => newest.year - back);
  return years.flatMap((year) => world.season(seasonIdOf(year, newest.competition)) ?? []);
}

/** Returns the ids of a season's rounds, in order. */
export function roundIds(season: Season): readonly number[] {
  return Array.from({ length: season.rounds }, (_, round) => roundId(season.id, round));
}

/** Returns the stage of a round; null without a round. */
function stageOfRound(season: Season, id: number | null): SeasonStage | null {
  const round = id === null ? -1 : roundAddress(id).round;
  return season.stages.find(({ first, last }) => round >= first && round <= last) ?? null;
}

/** Returns the originally scheduled kick-off of a round's last match; null before its draw. */
function lastKickOff(world: World, roundId: number): number | null {
  const first = world.fixturesOfRound(roundId).filter((fixture) => matchAttempt(fixture.id) === 0);
  return first.at(-1)?.frame.kickOff ?? null;
}

/**
 * Returns the first round whose last match is not over, or the last one after the season. Rounds are played in
 * order, so a binary search avoids reading the whole season.
 */
function currentRound(world: World, season: Season, now: number): number | null {
  const ids = roundIds(season);
  let low = 0;
  let high = ids.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const last = lastKickOff(world, ids[middle] ?? 0);
    if (last !== null && last + MATCH_SECONDS < now) low = middle + 1;
    else high = middle;
  }
  return ids[low] ?? null;
}

/** Returns a competition's season, stage and round that are current or come next; nulls if there is none. */
export function runningSeason(world: World, competitionId: number, now: number): RunningSeason {
  const scheduledSeason = world.seasonAt(competitionId, now);
  const season = scheduledSeason && seasonAsOf(scheduledSeason, now);
  if (season === null) return { season: null, stageId: null, roundId: null };
  const roundId = currentRound(world, season, now);
  return { season, stageId: stageOfRound(season, roundId)?.id ?? null, roundId };
}

/**
 * Returns the stage and round that are marked as current in a season: those in play, or the last ones of any
 * other season, as recorded.
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
