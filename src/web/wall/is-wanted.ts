import type { MatchRow } from '#contract/records/match.ts';
import type { WallProgram } from '#contract/wall-address.ts';

/** What decides whether a wall shows a match. */
interface Subject {
  readonly league: string;
  /** Lower-case code; null for a continent. */
  readonly country: string | null;
  readonly teams: readonly string[];
}

/** Returns whether a program wants a match: one of its competitions, countries or teams. */
export function isWanted(
  { follow, leagues, countries }: WallProgram,
  { league, country, teams }: Subject,
): boolean {
  if (leagues.length + countries.length === 0) return true;
  return (
    leagues.includes(league) || countries.includes(country ?? '') || teams.some((id) => follow.includes(id))
  );
}

/** Returns whether a program wants a match of a list. */
export const isWantedMatch = (program: WallProgram, { league, teams }: MatchRow): boolean =>
  isWanted(program, {
    league: league.id,
    country: league.country_code,
    teams: [teams.home.id, teams.away.id],
  });
