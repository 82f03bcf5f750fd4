import type { MatchRow } from '#contract/records/match.ts';
import { scoreOf } from '#contract/score.ts';
import type { AlertKind } from '#web/settings/alerts.ts';
import type { Alert } from './alert.ts';

/** A match in an answer. */
export interface MatchSource {
  readonly record: MatchRow;
  /** World time of its answer, epoch ms. */
  readonly asOf: number;
  /** World seconds in a real second. */
  readonly rate: number;
}

/** Returns an alert of a match. */
export function alertOf(
  kind: AlertKind,
  { record, asOf }: MatchSource,
  fields: Pick<Alert, 'key'> & Partial<Alert>,
): Alert {
  const { id: matchId, teams, league, scores, time } = record;
  return {
    kind,
    matchId,
    teams,
    league,
    score: scoreOf(record),
    penalties: scores.ps_score,
    side: null,
    player: null,
    minute: null,
    detail: null,
    kickOff: time.timestamp,
    at: asOf,
    ...fields,
  };
}
