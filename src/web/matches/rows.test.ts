import { expect, test } from 'vitest';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { EMPTY_STORE, mergeAnswer } from '#news/match-store.ts';
import { filterCounts, filterOf, listRows, NONE_RELATED, STATUS_FILTERS } from './rows.ts';

type SampleChanges = NonNullable<Parameters<typeof sampleMatch>[1]>;

const BEFORE: SampleChanges = { status: 0, phase: 'scheduled', score: null, minute: null };
const AFTER: SampleChanges = { status: 3, phase: 'finished', score: [1, 0] };
const OFF: SampleChanges = { status: 4, phase: 'off', score: null, minute: null };

/**
 * Returns the state of match `number` some minutes after kick-off; some are delayed, postponed, abandoned or go to
 * extra time.
 */
function stateAt(number: number, minute: number): SampleChanges {
  const variant = number % 12;
  if (variant === 0 && minute > -60) return OFF;
  if (variant === 1 && minute > -30) return { ...OFF, status: 5 };
  if (minute < 0) return BEFORE;
  if (variant === 2 && minute < 30) return { ...BEFORE, status: 10 };
  if (variant === 3 && minute > 60) return { ...OFF, status: 6, score: [1, 1] };
  if (variant === 4 && minute > 20 && minute < 40) return { status: 7 };
  if (variant === 5 && minute > 108 && minute < 150) return { status: minute < 140 ? 12 : 13, score: [1, 1] };
  if (variant === 5 && minute >= 150) return { ...AFTER, status: 31 };
  if (minute >= 46 && minute < 60) return { status: 11 };
  return minute < 108 ? {} : AFTER;
}

test('counts each match under one filter in every minute of a day', () => {
  for (let minute = 0; minute < 1440; minute += 1) {
    const matches = Array.from({ length: 96 }, (_, number) => {
      const kickOff = KICK_OFF + (number % 24) * 3600;
      const since = minute - (number % 24) * 60;
      return sampleMatch(number + 1, { ...stateAt(number, since), kickOff });
    });
    const answer = {
      kind: 'day',
      asOf: minute * 60_000,
      precision: 0,
      receivedAt: minute * 60_000,
      matches,
    } as const;
    const rows = listRows(mergeAnswer(EMPTY_STORE, answer), new Map(), () => true, NONE_RELATED);
    const { all, live, finished, scheduled } = filterCounts(rows);
    expect(live + finished + scheduled).toBe(all);
    expect(all).toBe(96);
    for (const filter of STATUS_FILTERS) {
      const matching = rows.filter(({ record }) => filter === 'all' || filterOf(record) === filter);
      expect(matching).toHaveLength(filterCounts(rows)[filter]);
    }
  }
});
