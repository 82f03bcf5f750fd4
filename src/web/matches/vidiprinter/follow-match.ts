import type { MatchRow } from '#contract/records/match.ts';
import { swapSides } from '#contract/score.ts';
import { AWARDED } from '#contract/status.ts';
import { advanceMatch, firstStep } from '#news/advance-match.ts';
import { isBare, type MatchChange } from '#news/match-change.ts';
import { type MatchMemory, sideNow } from '#news/match-memory.ts';
import { lineOf } from './line-of.ts';
import type { PrinterMatch } from './printer-line.ts';

export interface FollowedMatch extends PrinterMatch {
  /** What has been seen of it. */
  readonly memory: MatchMemory;
}

/** How a record came. */
export interface Arrival {
  /** Instant of the record, epoch ms. */
  readonly asOf: number;
  /** World seconds in a real second. */
  readonly rate: number;
  /** Whether it ends a gap or is the first: its events are not news. */
  readonly isCatchUp: boolean;
}

const matchInfo = ({ league, teams, time, phase }: MatchRow): PrinterMatch => ({
  leagueId: league.id,
  league: league.name,
  country: league.country_name,
  countryCode: league.country_code,
  homeId: teams.home.id,
  home: teams.home.name,
  awayId: teams.away.id,
  away: teams.away.name,
  kickOff: time.timestamp,
  isLive: phase === 'live',
});

/** Returns a record with the sides that its match was printed with: some feeds swap those of a match in play. */
function withFirstSides(record: MatchRow, memory: MatchMemory): MatchRow {
  if (sideNow(memory, record, 'home') === 'home') return record;
  const { teams, scores } = record;
  return {
    ...record,
    teams: { home: teams.away, away: teams.home },
    scores: {
      ...scores,
      home_score: scores.away_score,
      away_score: scores.home_score,
      ht_score: scores.ht_score && swapSides(scores.ht_score),
      ft_score: scores.ft_score && swapSides(scores.ft_score),
      et_score: scores.et_score && swapSides(scores.et_score),
      ps_score: scores.ps_score && swapSides(scores.ps_score),
    },
  } as MatchRow;
}

/**
 * Returns a match after a record, what has happened in it, and the lines to be printed.
 *
 * @param previous null if the match is seen for the first time; its history is printed then
 * @param hasLine whether a change has been printed, by its id
 */
export function followMatch(
  previous: FollowedMatch | null,
  received: MatchRow,
  arrival: Arrival,
  hasLine: (changeId: string) => boolean,
) {
  const record = previous ? withFirstSides(received, previous.memory) : received;
  const answer = { ...arrival, record };
  const step = previous ? advanceMatch(previous.memory, answer, !arrival.isCatchUp) : firstStep(answer);
  /** Whether it has a line: a goal of which only the score tells has none if it is from before, until it has an event. */
  const isPrinted = (change: MatchChange): boolean => {
    const { kind, id, isNews } = change;
    if (kind === 'goal') return !isBare(change) || (previous !== null && record.status !== AWARDED);
    return kind !== 'goal-details' || (!isNews && isBare(change.former ?? change) && !hasLine(id));
  };
  const since = previous?.memory.asOf ?? 0;
  return {
    match: { ...matchInfo(record), memory: step.memory } satisfies FollowedMatch,
    changes: step.changes,
    lines: step.changes
      .filter(isPrinted)
      .map((change) => lineOf(change, record, since))
      .filter((line) => line !== null),
  };
}
