import { expect, test } from 'vitest';
import { NOON } from '#bff/testing/ticked-clock.ts';
import { isEarlier, progressOf } from './progress.ts';

const KICK_OFF = NOON / 1_000 - 3_600;

interface Match {
  readonly id?: string;
  readonly phase?: string;
  readonly status?: number;
  readonly minute?: number | null;
  readonly extra?: number | null;
  readonly goals?: readonly [number, number] | null;
  readonly rulings?: number;
  readonly kickOff?: number;
}

/** Returns a contract record of a live match, 2-0 in the 61st minute by default. */
function match({ id = '1', phase = 'live', status = 1, minute = 61, extra = null, ...rest }: Match = {}) {
  const { goals = [2, 0], rulings = 0, kickOff = KICK_OFF } = rest;
  return {
    id,
    phase,
    status,
    time: { timestamp: kickOff, minute: minute === null ? null : { minute, extra } },
    scores: { home_score: goals?.[0] ?? null, away_score: goals?.[1] ?? null },
    events: [{ type: 'goal' }, ...Array(rulings).fill({ type: 'var', result: 'cancelled' })],
  };
}

const other = (changes: Match = {}) => match({ id: '2', goals: [0, 0], ...changes });

test.each<[string, readonly Match[] | object, readonly Match[] | object, boolean]>([
  ['nothing has changed', [match()], [match()], false],
  ['a goal is gone, and the clock stands', [match()], [match({ goals: [1, 0] })], true],
  ['a goal is gone, and the clock is back', [match()], [match({ goals: [1, 0], minute: 60 })], true],
  ['a goal is gone by a ruling', [match()], [match({ goals: [1, 0], rulings: 1 })], false],
  ['a goal is gone, and the clock has moved on', [match()], [match({ goals: [1, 0], minute: 62 })], false],
  [
    'a goal is disallowed, and added time has moved on',
    [match({ minute: 90, extra: 1 })],
    [match({ minute: 90, extra: 2, goals: [1, 0] })],
    false,
  ],
  [
    'a goal is disallowed, and another match has moved on',
    [match(), other()],
    [match({ goals: [1, 0] }), other({ minute: 62 })],
    false,
  ],
  ['a goal is gone, and another match stands', [match(), other()], [match({ goals: [1, 0] }), other()], true],
  ['a goal moves to the other side', [match()], [match({ goals: [1, 1] })], false],
  ['only the clock is back', [match()], [match({ minute: 59 })], true],
  [
    'added time ends in the break',
    [match({ minute: 45, extra: 3 })],
    [match({ minute: 45, status: 11 })],
    false,
  ],
  [
    'added time as plain minutes ends in the break',
    [match({ minute: 48 })],
    [match({ minute: 45, status: 11 })],
    false,
  ],
  ['the second half begins', [match({ minute: null, status: 11 })], [match({ minute: 46 })], false],
  ['the match has ended', [match()], [match({ phase: 'finished', status: 3, minute: null })], false],
  [
    'the match is no longer finished',
    [match({ phase: 'finished', status: 3, minute: null })],
    [match()],
    true,
  ],
  ['the match is no longer live', [match()], [match({ phase: 'scheduled', status: 0, goals: null })], true],
  [
    'a result is corrected',
    [match({ phase: 'finished', status: 3 })],
    [match({ phase: 'finished', status: 3, goals: [1, 0] })],
    false,
  ],
  ['the match is abandoned', [match()], [match({ phase: 'off', status: 6 })], false],
  ['an abandoned match is resumed', [match({ phase: 'off', status: 6 })], [match({ minute: 50 })], false],
  ['the score is not there for a moment', [match()], [match({ goals: null })], false],
  ['another match is in the list', [match()], [other({ minute: 1 })], false],
  ['the list is empty', [match()], [], false],
  [
    'a match of last week differs',
    [match({ kickOff: KICK_OFF - 604_800 })],
    [match({ kickOff: KICK_OFF - 604_800, goals: [0, 0] })],
    false,
  ],
  ['one match alone goes back', match(), match({ goals: [1, 0] }), true],
  [
    'the current match of a team goes back',
    { next: [], current: [match()], last: [] },
    { next: [], current: [match({ minute: 3 })], last: [] },
    true,
  ],
  ['records are no matches', [{ id: '1', name: 'Germany' }, null, 'x'], [{ id: '1', name: 'France' }], false],
])('%s', (_, before, after, expected) => {
  expect(isEarlier(progressOf(after, NOON), progressOf(before, NOON))).toBe(expected);
});
