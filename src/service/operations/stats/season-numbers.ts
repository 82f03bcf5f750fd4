import { onePage } from '#service/answer/paging.ts';
import { writeSeasonStats } from '#service/answer/season-stats.ts';
import { visibleMatches } from '#service/operations/match-lists.ts';
import type { DataRequest, OperationResult } from '#service/operations/request.ts';
import { sumOf } from '#service/statistics/side-totals.ts';
import type { Season } from '#service/world/seasons/season.ts';

interface Scorer {
  readonly id: number;
  readonly goals: number;
  /** Ranks equals, as in the list of top scorers: fewer come first. */
  readonly minutes: number;
}

/** Returns the entity with the most goals. */
function topScorer(scorers: readonly Scorer[]): Scorer | null {
  const [first] = scorers
    .filter(({ goals }) => goals > 0)
    .sort((a, b) => b.goals - a.goals || a.minutes - b.minutes || a.id - b.id);
  return first ?? null;
}

/** Returns the statistics of a season's finished matches, with its top scorer at the instant. */
export function seasonNumbers(season: Season, request: DataRequest): OperationResult {
  const { world, books, now } = request;
  const { players, teams } = books(season.id, now);
  const totals = [...teams.entries()];
  const matches = visibleMatches(world.fixturesOfSeason(season.id), now).filter(({ relatedId, id }) => {
    // A rearranged or replayed match counts once.
    return relatedId === null || id < relatedId;
  });
  const data = writeSeasonStats({
    season,
    matches: matches.length,
    home: sumOf(totals.map(([, { home }]) => home)),
    away: sumOf(totals.map(([, { away }]) => away)),
    team: topScorer(
      totals.map(([id, { home, away }]) => ({ id, goals: home.scored + away.scored, minutes: 0 })),
    ),
    player: topScorer(
      [...players.values()].map((player) => ({
        id: player.playerId,
        goals: player.homeGoals + player.awayGoals,
        minutes: player.minutes,
      })),
    ),
  });
  return { data, paging: onePage(1) };
}
