import type { MatchRow } from '#contract/records/match.ts';
import type { StandingsRow } from '#contract/records/standings.ts';

/**
 * Whether a match is the next one of both teams in its table: by the season's matches, else by its round, which may be at
 * most one beyond the matches that either team has played. A match without a number of its round counts as the next one.
 *
 * @param matches the season's matches; null while unknown
 */
export function isNextOfBoth(
  match: MatchRow,
  rows: readonly StandingsRow[],
  matches: readonly MatchRow[] | null,
): boolean {
  const teamIds = [match.teams.home.id, match.teams.away.id];
  if (matches)
    return !matches.some(
      ({ id, phase, time, teams }) =>
        id !== match.id &&
        (phase === 'scheduled' || phase === 'live') &&
        time.timestamp < match.time.timestamp &&
        [teams.home.id, teams.away.id].some((teamId) => teamIds.includes(teamId)),
    );
  const round = /^\d+$/.test(match.round_name ?? '') ? Number(match.round_name) : 0;
  const played = rows
    .filter(({ team_id }) => teamIds.includes(team_id))
    .map(({ overall }) => overall.games_played ?? 0);
  return round <= Math.max(...played) + 1;
}
