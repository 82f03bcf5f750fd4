import type { MatchFrame } from '#service/engine/match-frame.ts';
import { result } from '#service/engine/result.ts';
import { dayAt } from './calendar/days.ts';
import { instantOf } from './calendar/local-time.ts';
import type { LeagueSeason, Line, PlayOff } from './league-season-type.ts';
import { blankFrame, leagueMatchId } from './league-walk.ts';
import type { Realm } from './realm.ts';

/** Days from the announcement to the match, and local minute of the day. */
const LATER = 4;
const MINUTE = 20 * 60 + 45;

/** Returns the kick-off of a play-off, epoch seconds: one a day, some days after the announcement. */
export function playOffKickOff(realm: Realm, league: Unplayed, known: number, index: number): number {
  const zone = realm.country(league.competition.countryId ?? 0)?.zone ?? 'UTC';
  return instantOf(zone, dayAt(known) + LATER + index, MINUTE);
}

/** Returns the engine's frame: one match with a winner on neutral ground. */
function frameOf(seed: number, league: Unplayed, id: number, ratings: PlayOff['ratings']): MatchFrame {
  return { ...blankFrame(seed, league), id, ratings: [...ratings], kind: 'single', neutral: true };
}

type Unplayed = Pick<LeagueSeason, 'competition' | 'year' | 'rounds' | 'rule'>;

/** Returns the places after which something is decided: the title, and relegation. */
function borders(realm: Realm, { competition }: Unplayed, size: number): readonly number[] {
  const leagues = realm.country(competition.countryId ?? 0)?.leagues ?? [];
  const tier = (competition.tier ?? 0) - 1;
  const down = leagues[tier + 1] === undefined ? 0 : (leagues[tier]?.down ?? 0);
  return [...(tier === 0 ? [1] : []), ...(down > 0 ? [size - down] : [])];
}

/**
 * Returns the play-offs by the table before them: two teams, and no third, level on points on either side of a
 * border. They are played in an extra last round.
 */
export function playOffsOf(realm: Realm, league: Unplayed, order: readonly Line[]): readonly PlayOff[] {
  if (!league.rule.includes('play-off') || league.competition.tier === null) return [];
  return borders(realm, league, order.length).flatMap((border, slot): PlayOff[] => {
    const points = order[border]?.points;
    const level = order.filter((line) => line.points === points);
    const [upper, lower] = level;
    if (level.length !== 2 || upper !== order[border - 1] || upper === undefined || lower === undefined)
      return [];
    const id = leagueMatchId(league, league.rounds, slot);
    const ratings = [realm.rating(upper.team, league.year), realm.rating(lower.team, league.year)] as const;
    const { winner } = result(frameOf(realm.seed, league, id, ratings));
    const [first, second] = winner === 'away' ? [lower, upper] : [upper, lower];
    return [{ id, home: upper.team, away: lower.team, ratings, winner: first.team, loser: second.team }];
  });
}
