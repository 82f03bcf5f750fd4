import { missingParameter, notFound } from '#service/answer/errors.ts';
import { writeMatchStats } from '#service/answer/match-stats.ts';
import { onePage } from '#service/answer/paging.ts';
import { writePlayerSeasonStats } from '#service/answer/player-season-stats.ts';
import { writeSeasonStats } from '#service/answer/season-stats.ts';
import { writeTeamSeasonStats } from '#service/answer/team-season-stats.ts';
import { stateAt } from '#service/engine/state.ts';
import { matchPartOf } from '#service/statistics/match-part.ts';
import { noMatches, withMatch } from '#service/statistics/player-totals.ts';
import { noTotals, sumOf } from '#service/statistics/side-totals.ts';
import type { Season } from '#service/world/seasons/season.ts';
import { findMatch, requiredMatch } from './find-match.ts';
import { findSeason } from './horizon.ts';
import { visibleMatches } from './match-lists.ts';
import { optionalId, requiredId } from './parameters.ts';
import type { DataRequest, Handler, OperationResult } from './request.ts';

/** stats?t=league&id=: statistics of the competition's season that is current or comes next. */
export const statsLeague: Handler = (request) => {
  const { world, query, now } = request;
  const competition = world.competition(requiredId(query, 'id'));
  const season = competition && world.seasonAt(competition.id, now);
  if (!season) throw notFound('League');
  return seasonNumbers(seasonWithStats(season.id, request), request);
};

/** stats?t=match&id=: both teams, home first; empty before kick-off or without coverage (our choice). */
export const statsMatch: Handler = (request) => {
  const { home, away, frame, coverage } = requiredMatch(request);
  const { stats, minute, extra, period } = stateAt(frame, request.now);
  if (!coverage.stats || period === null) return { data: [], paging: onePage(0) };
  const [first, second] = stats;
  const minutes = (minute ?? 0) + (extra ?? 0);
  const data = [
    writeMatchStats(home.id, first, second, minutes),
    writeMatchStats(away.id, second, first, minutes),
  ];
  return { data, paging: onePage(data.length) };
};

function requiredPlayer(id: number, { world }: DataRequest) {
  const player = world.player(id);
  if (player === null) throw notFound('Player');
  return player;
}

/** Writes the statistics of a player's started matches in a season. */
function inSeason(id: number, seasonId: number, request: DataRequest): OperationResult {
  const { books, now } = request;
  const player = requiredPlayer(id, request);
  const season = seasonWithStats(seasonId, request);
  const { players, startedMatches: matchesByTeam } = books(season.id, now);
  const totals = players.get(id) ?? noMatches(id, 0);
  return {
    data: writePlayerSeasonStats(player, totals, matchesByTeam.get(totals.teamId) ?? 0),
    paging: onePage(1),
  };
}

/** Writes the statistics of one match as if it were a season (our choice: no recording). */
function inMatch(id: number, matchId: number, request: DataRequest): OperationResult {
  const { world, now } = request;
  const player = requiredPlayer(id, request);
  const fixture = findMatch(world, matchId, now);
  if (fixture === null) throw notFound('Match');
  const playerMatch = matchPartOf(world, fixture, now).players?.find(({ playerId }) => playerId === id);
  const none = noMatches(id, 0);
  const totals =
    playerMatch === undefined ? none : withMatch(none, playerMatch, fixture[playerMatch.side].id);
  return { data: writePlayerSeasonStats(player, totals, 1), paging: onePage(1) };
}

/** stats?t=player&id=&season_id=, or &player_id=&match_id=: statistics including matches in play. */
export const statsPlayer: Handler = (request) => {
  const [playerId, matchId, id, seasonId] = ['player_id', 'match_id', 'id', 'season_id'].map((name) =>
    optionalId(request.query, name),
  );
  if (playerId != null && matchId != null) return inMatch(playerId, matchId, request);
  if (id == null) throw missingParameter('id');
  if (seasonId == null) throw missingParameter('season_id');
  return inSeason(id, seasonId, request);
};

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
function seasonNumbers(season: Season, request: DataRequest): OperationResult {
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

/**
 * Returns a season with statistics; throws "Season not found". Friendlies have none (our choice), because their
 * teams change every day.
 */
function seasonWithStats(id: number, { world, now }: DataRequest): Season {
  const season = findSeason(world, id, now);
  if (season === null || world.competition(season.competition)?.isFriendly !== false)
    throw notFound('Season');
  return season;
}

/** stats?t=season&id=: the statistics of a season. */
export const statsSeason: Handler = (request) =>
  seasonNumbers(seasonWithStats(requiredId(request.query, 'id'), request), request);

/** stats?t=team&id=&season_id=: the statistics of a team's finished matches in a season. */
export const statsTeam: Handler = (request) => {
  const { world, books, query, now } = request;
  const id = requiredId(query, 'id');
  const season = seasonWithStats(requiredId(query, 'season_id'), request);
  if (!season.teams.includes(id)) throw notFound('Team');
  const totals = books(season.id, now).teams.get(id) ?? { home: noTotals(), away: noTotals() };
  const competition = world.competition(season.competition);
  const isCovered = competition !== null && world.coverageOf(competition).events;
  return { data: writeTeamSeasonStats(id, season, totals, isCovered), paging: onePage(1) };
};
