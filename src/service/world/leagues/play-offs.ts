import type { MatchFrame } from '#service/engine/match-frame.ts';
import { resultOf } from '#service/engine/result.ts';
import { utcDayAt } from '#service/world/calendar/days.ts';
import { localInstant } from '#service/world/calendar/local-time.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import type { FinalTableRow, LeagueSeason, PlayOff } from './league-season-type.ts';
import { blankFrame, leagueMatchId } from './league-walk.ts';

/** Days from the announcement to the match, and local minute of the day. */
const DAYS_LATER = 4;
const KICK_OFF_MINUTE = 20 * 60 + 45;

/** Returns the kick-off of a play-off, epoch seconds: one a day, some days after the announcement. */
export function playOffKickOff(
  worldIndex: WorldIndex,
  league: UnplayedLeague,
  announcedAt: number,
  index: number,
): number {
  const zone = worldIndex.country(league.competition.countryId ?? 0)?.zone ?? 'UTC';
  return localInstant(zone, utcDayAt(announcedAt) + DAYS_LATER + index, KICK_OFF_MINUTE);
}

/** Returns the engine's frame: one match with a winner on neutral ground. */
function playOffFrame(
  seed: number,
  league: UnplayedLeague,
  id: number,
  ratings: PlayOff['ratings'],
): MatchFrame {
  return { ...blankFrame(seed, league), id, ratings: [...ratings], kind: 'single', neutral: true };
}

type UnplayedLeague = Pick<LeagueSeason, 'competition' | 'year' | 'rounds' | 'rule'>;

/** Returns the places after which something is decided: the title, and relegation. */
function borders(worldIndex: WorldIndex, { competition }: UnplayedLeague, size: number): readonly number[] {
  const leagues = worldIndex.country(competition.countryId ?? 0)?.leagues ?? [];
  const tier = (competition.tier ?? 0) - 1;
  const down = leagues[tier + 1] === undefined ? 0 : (leagues[tier]?.down ?? 0);
  return [...(tier === 0 ? [1] : []), ...(down > 0 ? [size - down] : [])];
}

/**
 * Returns the play-offs by the table before them: two teams, and no third, level on points on either side of a
 * border. They are played in an extra last round.
 */
export function playOffsOf(
  worldIndex: WorldIndex,
  league: UnplayedLeague,
  order: readonly FinalTableRow[],
): readonly PlayOff[] {
  if (!league.rule.includes('play-off') || league.competition.tier === null) return [];
  return borders(worldIndex, league, order.length).flatMap((border, slot): PlayOff[] => {
    const points = order[border]?.points;
    const levelTeams = order.filter((line) => line.points === points);
    const [upper, lower] = levelTeams;
    if (levelTeams.length !== 2 || upper !== order[border - 1] || upper === undefined || lower === undefined)
      return [];
    const id = leagueMatchId(league, league.rounds, slot);
    const ratings = [
      worldIndex.rating(upper.team, league.year),
      worldIndex.rating(lower.team, league.year),
    ] as const;
    const { winner } = resultOf(playOffFrame(worldIndex.seed, league, id, ratings));
    const [first, second] = winner === 'away' ? [lower, upper] : [upper, lower];
    return [{ id, home: upper.team, away: lower.team, ratings, winner: first.team, loser: second.team }];
  });
}
