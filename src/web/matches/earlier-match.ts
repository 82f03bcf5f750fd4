import { NO_SCORES } from '#contract/no-scores.ts';
import type { Score } from '#contract/parse/score.ts';
import { PERIODS } from '#contract/periods.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { EXTRA_TIME, SHOOT_OUT } from '#contract/status.ts';

const [, SECOND_HALF, EXTRA_TIME_1, EXTRA_TIME_2, PENALTIES] = PERIODS;
const IN_PLAY = 1;

/** Returns the status of a match during a period. */
export function statusIn(period: string): number {
  if (period === PENALTIES) return SHOOT_OUT;
  return period === EXTRA_TIME_1 || period === EXTRA_TIME_2 ? EXTRA_TIME : IN_PLAY;
}

/** Where a match was at an earlier moment of play. */
interface EarlierState {
  readonly status: number;
  readonly period: string;
  readonly minute: MatchRow['time']['minute'];
  /** Null where the goals do not tell. */
  readonly score: Score | null;
  /** The tally of the shoot-out. */
  readonly tally: Score;
  /** What had happened by then. */
  readonly events: readonly MatchEvent[];
}

/** Returns a match as it was while it was in play, without what only became known later. */
export function earlierMatch<M extends MatchRow>(match: M, state: EarlierState): M {
  const { status, period, minute, score, tally, events } = state;
  const place = (PERIODS as readonly string[]).indexOf(period);
  const earlier: MatchRow = {
    ...match,
    phase: 'live',
    clock: false,
    status,
    status_period: period,
    info: null,
    winner_team_id: null,
    time: { ...match.time, minute },
    events,
    scores: {
      ...NO_SCORES,
      home_score: score?.[0] ?? null,
      away_score: score?.[1] ?? null,
      ht_score: place >= PERIODS.indexOf(SECOND_HALF) ? match.scores.ht_score : null,
      ft_score: place >= PERIODS.indexOf(EXTRA_TIME_1) ? match.scores.ft_score : null,
      et_score: period === PENALTIES ? match.scores.et_score : null,
      ps_score: period === PENALTIES ? tally : null,
    },
  };
  return earlier as M;
}
