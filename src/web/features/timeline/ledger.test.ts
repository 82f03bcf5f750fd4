import { expect, test } from 'vitest';
import type { Match } from '#contract/records/match.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { changesBetween } from '#news/testing/changes-between.ts';
import { correctionsOf, parseCorrections } from './ledger.ts';

type SampleChanges = NonNullable<Parameters<typeof sampleMatch>[1]>;
const match = (changes: SampleChanges) => sampleMatch(1, changes) as unknown as Match;
const between = (before: SampleChanges, after: SampleChanges) =>
  correctionsOf(changesBetween([match(before)], [match(after)]), match(after));

/** Instant of the second answer, epoch ms. */
const AT = 60_000;
const goal = sampleEvent();
const ruling = sampleEvent({ type: 'var', result: 'cancelled', info: 'Goal ruled out: offside' });

test('records a ruled-out goal with both scores, the scorer and the reason', () => {
  expect(between({ score: [1, 0], events: [goal] }, { score: [0, 0], events: [ruling] })).toEqual([
    { at: AT, kind: 'ruled-out', from: [1, 0], to: [0, 0], player: 'Osei', minute: 20, reason: 'offside' },
  ]);
});

test('records a falling score even without an event', () => {
  expect(between({ score: [2, 1] }, { score: [1, 1], minute: [24] })).toEqual([
    { at: AT, kind: 'ruled-out', from: [2, 1], to: [1, 1], player: null, minute: null, reason: null },
  ]);
});

test('records a scorer who is named later or corrected', () => {
  const unnamed = sampleEvent({ player_name: null });
  expect(between({ score: [1, 0], events: [unnamed] }, { score: [1, 0], events: [goal] })).toEqual([
    { at: AT, kind: 'scorer', from: null, to: 'Osei', minute: 20 },
  ]);
});

test('records a moved kick-off and a called-off match', () => {
  const before = { status: 0, phase: 'scheduled', score: null, minute: null } as const;
  expect(between(before, { ...before, kickOff: KICK_OFF + 3600 })).toEqual([
    { at: AT, kind: 'kick-off', from: KICK_OFF, to: KICK_OFF + 3600 },
  ]);
  expect(between(before, { ...before, status: 4, phase: 'off', status_name: 'Postponed' })).toEqual([
    { at: AT, kind: 'called-off', state: 'Postponed' },
  ]);
});

test('does not record new goals, cards or the end', () => {
  const events = [goal, sampleEvent({ minute: 20, type: 'redcard' }), sampleEvent({ minute: 30 })];
  expect(between({ score: [1, 0], events: [goal] }, { score: [2, 0], events })).toEqual([]);
  expect(
    between(
      { score: [1, 0], events: [goal] },
      { score: [1, 0], events: [goal], status: 3, phase: 'finished' },
    ),
  ).toEqual([]);
});

test('distinguishes two goals in one minute', () => {
  const twice = [goal, sampleEvent({ player_name: 'Hale' })];
  expect(between({ score: [2, 0], events: twice }, { score: [2, 0], events: twice })).toEqual([]);
});

test('skips unreadable entries', () => {
  const valid = { at: 5, kind: 'scorer', from: null, to: 'Osei', minute: 20 };
  expect(
    parseCorrections([
      valid,
      null,
      7,
      { at: 'x', kind: 'scorer' },
      { at: 5, kind: 'nonsense' },
      { at: 5, kind: 'ruled-out', from: '1–0', to: '0–0' },
    ]),
  ).toEqual([valid]);
  expect(parseCorrections('[]')).toEqual([]);
});
