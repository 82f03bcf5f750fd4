import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { scoreOf } from '#contract/score.ts';
import {
  ABANDONED,
  AFTER_PENALTIES,
  AWARDED,
  BEYOND_NINETY,
  BREAK,
  HALF_TIME,
  SHOOT_OUT,
} from '#contract/status.ts';
import type { LineDraft, LineKind } from './printer-line.ts';

/** Seconds from the kick-off to the end of each part of a match, as it usually is. */
const ENDS_S: Readonly<Partial<Record<LineKind, number>>> = {
  'half-time': 47 * 60,
  ninety: 110 * 60,
  'full-time': 110 * 60,
  abandoned: 0,
  'extra-time': 150 * 60,
  'after-extra-time': 150 * 60,
  'after-penalties': 162 * 60,
};
/** The last period before each end, as the wire names it. */
const BEFORE: Readonly<Partial<Record<LineKind, number>>> = { 'half-time': 1, ninety: 2, 'extra-time': 4 };
const PERIOD_NAMES = ['1st half', '2nd half', 'extra time 1', 'extra time 2'];

const FINAL_KINDS: Readonly<Record<number, LineKind>> = {
  3: 'full-time',
  32: 'after-extra-time',
  [AFTER_PENALTIES]: 'after-penalties',
  [AWARDED]: 'awarded',
  [ABANDONED]: 'abandoned',
};

function isHalfOver({ phase, status, status_period }: MatchRow): boolean {
  const period = status_period?.toLowerCase() ?? '';
  if (status === HALF_TIME || BEYOND_NINETY.has(status)) return true;
  return phase === 'live' ? period !== '' && period !== '1st half' : phase === 'finished';
}

/** Returns the earliest time of an end: after the kick-off, and after the last event before it. */
function endOf(kind: LineKind, { events, time }: MatchRow): number {
  const periods = PERIOD_NAMES.slice(0, BEFORE[kind]);
  const times = (events ?? []).flatMap(({ timestamp, period }) =>
    timestamp !== null && (!(kind in BEFORE) || periods.includes(period?.toLowerCase() ?? ''))
      ? [timestamp + 1]
      : [],
  );
  return Math.max(time.timestamp + (ENDS_S[kind] ?? 0), ...times);
}

/**
 * Returns the lines of a match's state: kick-off, half-time, end of normal and extra time, full time.
 *
 * @param asOf instant of the record, epoch seconds
 */
export function stateDrafts(match: MatchRow, asOf: number): readonly LineDraft[] {
  const { phase, status, scores } = match;
  const isOver = phase === 'finished' || status === ABANDONED;
  const hasEvents = (match.events?.length ?? 0) > 0;
  if ((phase !== 'live' && !isOver) || scores.home_score === null) return [];
  const drafts: LineDraft[] = [];
  const print = (kind: LineKind, score: Score | null, isNow: boolean, remark: string | null = null) => {
    const at = kind === 'kick-off' ? kickOffTime(match, asOf) : endOf(kind, match);
    drafts.push({
      kind,
      score,
      remark,
      at,
      isNow,
      side: null,
      minute: null,
      player: null,
      detail: null,
      timestamp: null,
      isStruck: false,
    });
  };
  const halfTime = isHalfOver(match) ? scores.ht_score : null;
  const wasPlayed = status !== AWARDED || hasEvents;
  if (wasPlayed) print('kick-off', null, false);
  if (halfTime && wasPlayed && status !== ABANDONED) print('half-time', halfTime, status === HALF_TIME);
  if (BEYOND_NINETY.has(status) && scores.ft_score) print('ninety', scores.ft_score, status === BREAK);
  if (scores.ps_score && (status === SHOOT_OUT || status === AFTER_PENALTIES)) {
    print('extra-time', scores.et_score ?? scoreOf(match), status === SHOOT_OUT);
  }
  const final = isOver ? FINAL_KINDS[status] : undefined;
  const remark = final === 'after-penalties' ? scores.ps_score : final === 'full-time' ? halfTime : null;
  if (final) print(final, scoreOf(match), true, remark?.join('–') ?? null);
  return drafts;
}

/** The wire has the scheduled kick-off only; in the first half the minute says how long ago it was. */
function kickOffTime({ status, status_period, time }: MatchRow, asOf: number): number {
  const minute = time.minute?.minute ?? null;
  const isFirstHalf = status === 1 && status_period?.toLowerCase() === '1st half';
  return isFirstHalf && minute !== null && minute <= 45
    ? Math.max(time.timestamp, asOf - minute * 60)
    : time.timestamp;
}
