import { FINISHED, IN_PLAY } from '#contract/status.ts';
import { disruptionOf } from '#service/engine/disruption.ts';
import { settledResult } from '#service/engine/settled-result.ts';
import { stateAt } from '#service/engine/state.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import type { World } from '#service/world/world.ts';
import { type Appearance, appearancesOf } from './appearances.ts';
import type { EndedMatch } from './side-totals.ts';

/** Contribution of one match; `players` is null if it does not count for players. */
export interface MatchPart {
  readonly fixture: Fixture;
  readonly players: readonly Appearance[] | null;
  readonly ended: EndedMatch | null;
}

/**
 * Returns the contribution of a match. Matches in play and finished ones count for players, and an abandoned one once
 * its score stands or is awarded; one that is to be replayed, or undecided, does not.
 */
export function matchPartOf(world: World, fixture: Fixture, now: number): MatchPart {
  const { frame, coverage } = fixture;
  const end = disruptionOf(frame);
  const result = settledResult(frame, now);
  const state = stateAt(frame, now);
  const isPlayed =
    IN_PLAY.has(state.status) || FINISHED.has(state.status) || (end.kind === 'abandoned' && result !== null);
  const score = result?.final ?? null;
  return {
    fixture,
    players:
      isPlayed && coverage.events ? appearancesOf(frame, world.lineups(fixture), state.events, now) : null,
    ended: score && {
      score,
      events: coverage.events ? state.events : [],
      isAward: end.kind === 'awarded' || (end.kind === 'abandoned' && end.outcome === 'awarded'),
    },
  };
}
