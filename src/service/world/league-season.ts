import { fate } from '#service/engine/fate.ts';
import type { MatchFrame, Score } from '#service/engine/match-frame.ts';
import { matchId } from '#service/engine/match-id.ts';
import { result } from '#service/engine/result.ts';
import type { Competition } from './competition.ts';
import { shuffled } from './draw.ts';
import { matchesPerRound, pairing, roundsFor } from './pairing.ts';
import { PURPOSE } from './purposes.ts';
import type { Realm } from './realm.ts';
import { seasonId } from './season.ts';

/** Who plays whom in one season of a league; when is the calendar's business. */
export interface LeagueSeason {
  readonly competition: Competition;
  readonly year: number;
  readonly legs: number;
  readonly rounds: number;
  /** Matches of one round. */
  readonly slots: number;
  /** Team ids in the drawn order of the circle, and their ratings. */
  readonly teams: readonly number[];
  readonly ratings: readonly number[];
}

export function leagueSeason(
  realm: Realm,
  competition: Competition,
  year: number,
  members: readonly number[],
  legs: number,
): LeagueSeason {
  const order = shuffled(
    realm.seed,
    seasonId(year, competition.id),
    PURPOSE.leagueOrder,
    members,
    (id) => id,
  );
  return {
    competition,
    year,
    legs,
    rounds: roundsFor(order.length, legs),
    slots: matchesPerRound(order.length),
    teams: order,
    ratings: order.map((id) => realm.rating(id, year)),
  };
}

/** The id of the first attempt of a league match. */
export function leagueMatchId(league: LeagueSeason, round: number, slot: number): number {
  return matchId({ season: league.year, competition: league.competition.id, round, slot, attempt: 0 });
}

type Mutable = { -readonly [K in keyof MatchFrame]: MatchFrame[K] } & { ratings: [number, number] };

/** One frame for all matches of a season's walk, to be filled in for each: a walk makes no garbage. */
export function blankFrame(seed: number, { competition }: LeagueSeason): Mutable {
  return {
    seed,
    id: 0,
    kickOff: 0,
    ratings: [0, 0],
    neutral: false,
    kind: 'league',
    carried: null,
    level: competition.level,
  };
}

/**
 * The score that counts of every match once all is played: (home, away, score), places in `teams`. Kick-offs
 * change no score, so none is asked for; one frame serves for all, since a start-up draws half a million.
 */
export function eachFinalScore(
  seed: number,
  league: LeagueSeason,
  take: (home: number, away: number, score: Score) => void,
): void {
  const frame = blankFrame(seed, league);
  for (let round = 0; round < league.rounds; round += 1) {
    let id = leagueMatchId(league, round, 0);
    for (let slot = 0; slot < league.slots; slot += 1, id += 4) {
      const pair = pairing(league.teams.length, league.legs, round, slot);
      if (pair === null) continue;
      const [home, away] = pair;
      frame.id = id;
      frame.ratings[0] = league.ratings[home] ?? 0;
      frame.ratings[1] = league.ratings[away] ?? 0;
      let { final } = result(frame);
      if (final === null) {
        const attempt = nextAttempt(frame);
        if (attempt !== null) {
          frame.id = id + attempt;
          final = result(frame).final;
        }
      }
      if (final !== null) take(home, away, final);
    }
  }
}

/** The attempt that stands in for a first one: 1 rearranged, 2 replayed; null if there is none. */
function nextAttempt(frame: MatchFrame): 1 | 2 | null {
  const end = fate(frame);
  if (end.kind === 'postponed') return end.rearranged ? 1 : null;
  if (end.kind === 'abandoned') return end.outcome === 'replayed' ? 2 : null;
  return null;
}
