import { disruptionOf } from '#service/engine/disruption.ts';
import type { MatchFrame, Score } from '#service/engine/match-frame.ts';
import { matchId } from '#service/engine/match-id.ts';
import { finalScore } from '#service/engine/result.ts';
import { type LeaguePart, partPairing } from './league-part.ts';
import type { LeagueSeason } from './league-season-type.ts';

/** Returns the id of the first attempt of a league match. */
export function leagueMatchId(
  league: Pick<LeagueSeason, 'competition' | 'year'>,
  round: number,
  slot: number,
): number {
  return matchId({ season: league.year, competition: league.competition.id, round, slot, attempt: 0 });
}

type MutableFrame = { -readonly [K in keyof MatchFrame]: MatchFrame[K] } & { ratings: [number, number] };

/** Returns one frame to reuse for all matches of a season, which saves an allocation a match. */
export function blankFrame(seed: number, { competition }: Pick<LeagueSeason, 'competition'>): MutableFrame {
  return {
    seed,
    id: 0,
    kickOff: 0,
    ratings: [0, 0],
    neutral: false,
    kind: 'league',
    carried: null,
    level: competition.level,
    style: competition.style,
    strictness: 1,
  };
}

/**
 * Calls `take` with home and away place, score and part of every match that counts in a complete season.
 * Kick-offs change no score and are skipped: a start computes half a million scores.
 */
export function eachFinalScore(
  seed: number,
  league: Pick<LeagueSeason, 'competition' | 'year' | 'parts' | 'ratings'>,
  take: (home: number, away: number, score: Score, part: LeaguePart) => void,
): void {
  const frame = blankFrame(seed, league);
  for (const part of league.parts) {
    for (let round = 0; round < part.rounds; round += 1) {
      let id = leagueMatchId(league, part.round + round, part.slot);
      for (let slot = 0; slot < part.slots; slot += 1, id += 4) {
        const pair = partPairing(part, round, slot);
        if (pair === null) continue;
        const [home, away] = pair;
        frame.id = id;
        frame.ratings[0] = league.ratings[home] ?? 0;
        frame.ratings[1] = league.ratings[away] ?? 0;
        let final = finalScore(frame);
        if (final === null) {
          const attempt = nextAttempt(frame);
          if (attempt !== null) {
            frame.id = id + attempt;
            final = finalScore(frame);
          }
        }
        if (final !== null) take(home, away, final, part);
      }
    }
  }
}

/** Returns the attempt that replaces a first one: 1 rearranged, 2 replayed; null for none. */
function nextAttempt(frame: MatchFrame): 1 | 2 | null {
  const end = disruptionOf(frame);
  if (end.kind === 'postponed') return end.rearranged ? 1 : null;
  if (end.kind === 'abandoned') return end.outcome === 'replayed' ? 2 : null;
  return null;
}
