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

/**
 * Returns an alert of a match.
 *
 * @param name what it is of the match, for its key
 */
export function alertOf(
  kind: AlertKind,
  name: string,
  { record, asOf }: MatchSource,
  fields: Partial<Alert> = {},
): Alert {
  const { id: matchId, teams, league, scores, time } = record;
  return {
    key: `${matchId} ${name}`,
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
