import { CALLED_OFF, FINISHED } from '#contract/status.ts';
import type { MatchState } from '#service/engine/match-state.ts';
import type { MatchTypes } from './wire-types.ts';

/** `scores` of a match on the wire: "2" for a team, "2-1" for a period. */
export interface WireScores {
  readonly home_score: string | null;
  readonly away_score: string | null;
  readonly ht_score: string | null;
  readonly ft_score: string | null;
  readonly et_score: string | null;
  readonly ps_score: string | null;
}

type Score = MatchState['score'];

function dashed(score: Score): string | null {
  return score === null ? null : `${score[0]}-${score[1]}`;
}

/**
 * Writes scores as text. In play, `ht_score` and `ft_score` hold the running score until their period ends.
 * Before kick-off they are "-" or null by operation, and "" for a match that is off (recorded in 2024; when is
 * our choice). Without event coverage the half-time score of a finished match stays "-", as recorded.
 */
export function writeScores(state: MatchState, isCovered: boolean, types: MatchTypes): WireScores {
  const { score } = state;
  if (score === null) {
    const emptyScore = CALLED_OFF.has(state.status) ? '' : null;
    const emptyPeriod = CALLED_OFF.has(state.status) ? null : types.partsBefore;
    return {
      home_score: emptyScore,
      away_score: emptyScore,
      ht_score: emptyPeriod,
      ft_score: emptyPeriod,
      et_score: null,
      ps_score: null,
    };
  }
  return {
    home_score: String(score[0]),
    away_score: String(score[1]),
    ht_score: FINISHED.has(state.status) && !isCovered ? '-' : dashed(state.ht ?? score),
    ft_score: dashed(state.ft ?? score),
    et_score: dashed(state.et),
    ps_score: dashed(state.ps),
  };
}
