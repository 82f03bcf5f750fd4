import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { sampleMatch } from '#contract/testing/sample.ts';
import { en } from '#web/testing/words.ts';
import { hasNote, noteOf, relatedIds, replacementOf } from './note.ts';

const FIRST_LEG = {
  ...sampleMatch(1, { status: 3, phase: 'finished', score: [1, 2] }),
  leg: '1/2',
} as MatchRow;

/** The second leg of `FIRST_LEG`, with its away side at home. */
function secondLeg(changes: Parameters<typeof sampleMatch>[1], more: object = {}): MatchRow {
  const match = sampleMatch(2, changes);
  const teams = { home: FIRST_LEG.teams.away, away: FIRST_LEG.teams.home };
  return { ...match, teams, leg: '2/2', aggregate_id: '1', ...more } as MatchRow;
}

test('shows the aggregate of a second leg from its own home side', () => {
  expect(noteOf(secondLeg({ score: [1, 1] }), FIRST_LEG, en)).toBe('Agg 3–2 · 2nd leg');
});

test('shows the first leg’s score before kick-off', () => {
  const scheduled = secondLeg({ status: 0, phase: 'scheduled', score: null, minute: null });
  expect(noteOf(scheduled, FIRST_LEG, en)).toBe('1st leg 2–1 · 2nd leg');
});

test('shows no aggregate until the first leg is known', () => {
  expect(noteOf(secondLeg({ score: [1, 1] }), null, en)).toBe('2nd leg');
  expect(noteOf(FIRST_LEG, null, en)).toBe('1st leg');
});

test('shows a shoot-out and a federation’s decision', () => {
  const secondWithDecision = secondLeg({ score: [1, 1] }, { info: 'Awarded by the federation' });
  const scores = { ...secondWithDecision.scores, ps_score: [4, 2] as const };
  expect(noteOf({ ...secondWithDecision, scores, leg: null } as MatchRow, null, en)).toBe(
    'Pens 4–2 · Awarded by the federation',
  );
});

test('predicts whether there is a note', () => {
  const plain = sampleMatch(1);
  expect(hasNote(plain)).toBe(false);
  expect(hasNote({ ...plain, leg: '2/2' })).toBe(true);
  expect(hasNote({ ...plain, info: 'Awarded' })).toBe(true);
  expect(hasNote({ ...plain, scores: { ...plain.scores, ps_score: [4, 3] } } as MatchRow)).toBe(true);
});

test('links only a called-off match to its new date', () => {
  const off = { ...sampleMatch(3, { status: 4, phase: 'off', score: null, minute: null }), related_id: '4' };
  const there = sampleMatch(4, { status: 0, phase: 'scheduled', score: null, minute: null });
  expect(replacementOf(off as MatchRow, there)).toBe(there);
  expect(replacementOf(off as MatchRow, null)).toBeNull();
  expect(replacementOf({ ...there, related_id: '3' } as MatchRow, off as MatchRow)).toBeNull();
});

test('requests new dates and first legs once each', () => {
  const off = { ...sampleMatch(3, { status: 4, phase: 'off', score: null, minute: null }), related_id: '40' };
  expect(relatedIds([secondLeg({}), secondLeg({}), off as MatchRow, FIRST_LEG])).toEqual(['1', '40']);
});
