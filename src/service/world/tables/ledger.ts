import { disruptionOf } from '#service/engine/disruption.ts';
import type { MatchFrame, Score } from '#service/engine/match-frame.ts';
import { decodeMatchId } from '#service/engine/match-id.ts';
import { finalScore } from '#service/engine/result.ts';
import { timetableOf } from '#service/engine/timetable.ts';
import { meetingFrame } from '#service/world/fixtures/meeting-frame.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import type { SeasonSchedule } from '#service/world/seasons/season-schedule.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import type { CountedMatch } from './counted-match.ts';

/** A match as tables see it. Instants are epoch seconds. */
interface Entry extends Omit<CountedMatch, 'score'> {
  readonly id: number;
  readonly kickOff: number;
  /** Final whistle: until then the running score counts in live tables. */
  readonly whistle: number;
  /** Instant from which the result counts; Infinity for a match that never does. */
  readonly since: number;
  /** Null for a match that never counts. */
  readonly score: Score | null;
}

/** Matches of a season in the order in which they begin to count. */
export interface Ledger {
  readonly entries: readonly Entry[];
}

/** Returns the instant from which a result counts: the last whistle or a later ruling; Infinity for never. */
export function countsSince(frame: MatchFrame, whistle: number): number {
  const end = disruptionOf(frame);
  switch (end.kind) {
    case 'postponed':
    case 'cancelled':
      return Number.POSITIVE_INFINITY;
    case 'abandoned':
      return end.outcome === 'replayed' ? Number.POSITIVE_INFINITY : end.decided;
    case 'awarded':
      return end.announced;
    default:
      return whistle;
  }
}

/** Reads the matches of the rounds from `first` to `last` of a schedule that kick off by `lastKickOff` (epoch seconds). */
export function ledgerOf(
  worldIndex: WorldIndex,
  competition: Competition,
  schedule: SeasonSchedule,
  first: number,
  last: number,
  lastKickOff: number,
): Ledger {
  const entries: Entry[] = [];
  for (let round = first; round <= last; round += 1) {
    for (const id of schedule.inRound(round)) {
      const meeting = schedule.meeting(id);
      if (meeting === null || meeting.kickOff > lastKickOff) continue;
      const frame = meetingFrame(worldIndex, competition, meeting);
      const whistle = timetableOf(frame).end;
      entries.push({
        id,
        home: meeting.home,
        away: meeting.away,
        round: decodeMatchId(id)?.round ?? round,
        kickOff: meeting.kickOff,
        whistle,
        since: countsSince(frame, whistle),
        score: finalScore(frame),
      });
    }
  }
  entries.sort((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : a.id - b.id));
  return { entries };
}

/** Returns how many matches count at an instant. */
export function countedBy({ entries }: Ledger, instant: number): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.since ?? 0) <= instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the matches that count at an instant in order; with `runningScoreOf` also those in play. */
export function countedAt(
  ledger: Ledger,
  instant: number,
  runningScoreOf: ((id: number) => Score | null) | null,
): readonly CountedMatch[] {
  const countedCount = countedBy(ledger, instant);
  const matches: CountedMatch[] = [];
  ledger.entries.forEach((entry, index) => {
    const inPlay = index >= countedCount && entry.kickOff <= instant && instant < entry.whistle;
    const score =
      index < countedCount
        ? entry.score
        : inPlay && runningScoreOf !== null
          ? runningScoreOf(entry.id)
          : null;
    if (score !== null) matches.push({ home: entry.home, away: entry.away, round: entry.round, score });
  });
  return matches;
}
