import { expect, test } from 'vitest';
import type { Match, MatchRow } from '#contract/records/match.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { en } from '#web/testing/words.ts';
import { aggregate } from './aggregate.ts';
import { stateLines, stateWord } from './state-lines.ts';

type SampleChanges = NonNullable<Parameters<typeof sampleMatch>[1]>;

function match(changes: SampleChanges, scores: Partial<MatchRow['scores']> = {}, rest: object = {}): Match {
  const row = sampleMatch(1, changes);
  return { ...row, ...rest, scores: { ...row.scores, ...scores } } as unknown as Match;
}

const over = (status: number): SampleChanges => ({
  status,
  phase: 'finished',
  score: [2, 2],
  status_period: null,
});

test.each<[name: string, changes: SampleChanges, scores: object, word: string | null, lines: string[]]>([
  ['the first half', {}, { ht_score: [0, 0] }, null, ['First half']],
  ['half-time', { status: 11 }, { ht_score: [0, 0] }, 'Half-time', []],
  ['the second half', { status_period: '2nd Half' }, { ht_score: [1, 0] }, null, ['Second half', 'HT 1–0']],
  ['an unknown half', { status_period: null }, { ht_score: [0, 0] }, null, []],
  ['full time', over(3), { ht_score: [1, 1], ft_score: [2, 2] }, 'Full time', ['HT 1–1']],
  ['extra time over', over(32), { ft_score: [1, 1] }, 'After extra time', ['90′ 1–1']],
  [
    'a shoot-out over',
    over(31),
    { ft_score: [2, 2], ps_score: [4, 2] },
    'After penalties',
    ['90′ 2–2', 'Pens 4–2'],
  ],
  ['abandoned', { status: 6, phase: 'off', minute: [31] }, {}, 'Abandoned', ['31′']],
  ['postponed', { status: 4, phase: 'off', score: null, minute: null }, {}, 'Postponed', []],
  ['awarded unplayed', over(9), { ht_score: [3, 0] }, 'Awarded', []],
  ['to come', { status: 0, phase: 'scheduled', score: null, minute: null }, {}, null, []],
])('describes %s', (_, changes, scores, word, lines) => {
  const record = match(changes, scores);
  expect(stateWord(record, KICK_OFF * 1000, en)).toBe(word);
  expect(stateLines(record, null, en)).toEqual(lines);
});

const MINUTE_MS = 60_000;

test.each([
  [4, null],
  [5, 'Delayed'],
  [30, 'No update since kick-off'],
  [240, 'Result missing'],
])('an answer of %i minutes after kick-off that has not begun makes it %s', (minutes, word) => {
  const record = match({ status: 0, phase: 'scheduled', score: null, minute: null });
  const asOf = KICK_OFF * 1000 + minutes * MINUTE_MS;
  expect(stateWord(record, asOf, en)).toBe(word);
  // A viewer's shield shows it as at its kick-off.
  expect(stateWord({ ...record, shielded: true } as unknown as Match, asOf, en)).toBeNull();
});

test('adds up both legs from this match’s home side', () => {
  const first = (home: string, away: string) => {
    const row = sampleMatch(1, { score: [3, 1] });
    return {
      ...row,
      teams: { home: { ...row.teams.home, id: home }, away: { ...row.teams.away, id: away } },
    };
  };
  const second = { ...match({ score: [2, 0] }), aggregate_id: '1' };
  expect(aggregate(second, first('2001', '1001'))).toEqual([3, 3]);
  expect(aggregate(second, first('1001', '2001'))).toEqual([5, 1]);
  expect(aggregate(second, null)).toBeNull();
  // A related match may also be what replaces this one.
  expect(aggregate({ ...second, aggregate_id: null }, first('2001', '1001'))).toBeNull();
  expect(stateLines(second, first('2001', '1001'), en)).toContain('Agg 3–3');
});
