import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { firstSighting, seenMatches } from '#news/changes-of.ts';
import { CHANGE_DURATION_MS, dropExpired, type ScoreChanges, trackScoreChanges } from './score-changes.ts';

const NOW = 1_000_000;
const at = (score: readonly [number, number], fields: Parameters<typeof sampleMatch>[1] = {}) =>
  sampleMatch(1, { score, ...fields });

/** A page that gets answers; returns what its rows mark after each. */
function page(first: MatchRow, rate = 1) {
  let sighting = firstSighting(seenMatches([first], 0));
  let marks: ScoreChanges = new Map();
  return (seconds: number, record: MatchRow) => {
    const now = NOW + seconds * 1000;
    const step = trackScoreChanges(marks, sighting, seenMatches([record], 1000 * seconds), {
      now,
      rate,
      gap: null,
    });
    sighting = step.sighting;
    marks = step.marks;
    return marks;
  };
}

test('marks a goal with its side, and adds a scorer who becomes known later', () => {
  const see = page(at([0, 0]));
  const nameless = { kind: 'goal', side: 'away', player: null, at: NOW + 5000 };
  expect(see(5, at([0, 1])).get('1')).toMatchObject(nameless);
  const events = [sampleEvent({ team_id: '2001', player_name: 'Ilić', minute: 67, penalty: true })];
  expect(see(15, at([0, 1], { events })).get('1')).toMatchObject({
    ...nameless,
    player: { name: 'Ilić' },
    minute: '67',
    detail: 'penalty',
  });
});

test('a scorer of an earlier goal leaves the mark as it is', () => {
  const see = page(at([1, 0]));
  const marks = see(5, at([2, 0]));
  const events = [
    sampleEvent({ minute: 12 }),
    sampleEvent({ minute: 20, player_name: null, player_id: null }),
  ];
  expect(see(15, at([2, 0], { events })).get('1')).toMatchObject({ id: '1 goal home 2', player: null });
  expect(see(25, at([2, 0], { events }))).not.toBe(marks);
});

test('a ruling takes the place of the goal', () => {
  const see = page(at([1, 1]));
  see(5, at([2, 1]));
  expect(see(15, at([1, 1], { minute: [24] })).get('1')).toMatchObject({
    kind: 'ruled-out',
    side: 'home',
    score: [1, 1],
  });
});

test('keeps a change for a minute of real time, also in a world that runs faster', () => {
  const marks = page(at([0, 0]))(0, at([1, 0]));
  expect(dropExpired(marks, NOW + CHANGE_DURATION_MS - 1)).toBe(marks);
  expect(dropExpired(marks, NOW + CHANGE_DURATION_MS).size).toBe(0);
  const see = page(at([0, 0]), 60);
  expect(see(0, at([1, 0])).size).toBe(1);
  expect(see(59 * 60, at([1, 0])).size).toBe(1);
  expect(see(60 * 60, at([1, 0])).size).toBe(0);
});

test('keeps the same object while nothing happens', () => {
  const see = page(at([0, 0]));
  const marks = see(5, at([1, 0]));
  expect(see(10, at([1, 0], { minute: [24] }))).toBe(marks);
});
