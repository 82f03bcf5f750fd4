import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { EMPTY_STORE, type MatchStore, mergeAnswer } from './match-store.ts';
import { CHANGE_DURATION_MS, dropExpired, type ScoreChanges, trackScoreChanges } from './score-changes.ts';

const NOW = 1_000_000;
const NO_CHANGES: ScoreChanges = new Map();

/** Returns the stores after successive live lists, five seconds apart. */
function storesAfter(...lists: readonly (readonly MatchRow[])[]): readonly MatchStore[] {
  let store = EMPTY_STORE;
  return lists.map((matches, at) => {
    store = mergeAnswer(store, {
      kind: 'live',
      asOf: NOW + at * 5000,
      precision: 0,
      receivedAt: NOW,
      matches,
    });
    return store;
  });
}
const goal = (changes = {}) => sampleEvent({ minute: 67, ...changes });
const at = (score: readonly [number, number], events?: MatchRow['events']) =>
  sampleMatch(1, { score, ...(events && { events }) });

function changesBetween(before: MatchRow, after: MatchRow, changes = NO_CHANGES) {
  const [first = EMPTY_STORE, second = EMPTY_STORE] = storesAfter([before], [after]);
  return trackScoreChanges(changes, first, second, NOW);
}

test('reports no change for a match that is new to the page', () => {
  const [first = EMPTY_STORE] = storesAfter([at([3, 2])]);
  expect(trackScoreChanges(NO_CHANGES, EMPTY_STORE, first, NOW).size).toBe(0);
});

test('reports a goal with its side, and the scorer if known', () => {
  const after = at([0, 1], [goal({ team_id: '2001', player_name: 'Ilić', penalty: true })]);
  expect(changesBetween(at([0, 0]), after).get('1')).toMatchObject({
    kind: 'goal',
    side: 'away',
    scorer: 'Ilić',
    minute: '67',
    penalty: true,
    at: NOW,
  });
});

test('reports an own goal for the side that gains', () => {
  const after = at([0, 1], [goal({ own_goal: true })]);
  expect(changesBetween(at([0, 0]), after).get('1')).toMatchObject({
    side: 'away',
    scorer: 'Osei',
    ownGoal: true,
  });
});

test('adds a scorer who becomes known later to the same change', () => {
  const [first = EMPTY_STORE, second = EMPTY_STORE, third = EMPTY_STORE] = storesAfter(
    [at([0, 0])],
    [at([1, 0])],
    [at([1, 0], [goal()])],
  );
  const nameless = trackScoreChanges(NO_CHANGES, first, second, NOW);
  expect(nameless.get('1')).toMatchObject({ scorer: null, at: NOW });
  const withScorer = trackScoreChanges(nameless, second, third, NOW + 30_000);
  expect(withScorer.get('1')).toMatchObject({ scorer: 'Osei', at: NOW });
});

test('does not take the previous scorer when events lag behind the score', () => {
  const earlier = goal({ player_name: 'Brandt', minute: 12 });
  expect(changesBetween(at([1, 0], [earlier]), at([2, 0], [earlier])).get('1')).toMatchObject({
    scorer: null,
  });
});

test('reports a falling score as a ruled-out goal, with the former score', () => {
  expect(changesBetween(at([2, 1]), at([1, 1])).get('1')).toMatchObject({
    kind: 'ruled-out',
    side: 'home',
    previousScore: [2, 1],
  });
});

test('reports nothing after an absence', () => {
  const [first = EMPTY_STORE] = storesAfter([at([0, 0])]);
  const back = mergeAnswer(first, {
    kind: 'live',
    asOf: NOW + 600_000,
    precision: 0,
    receivedAt: NOW,
    matches: [at([3, 0])],
  });
  expect(trackScoreChanges(NO_CHANGES, first, back, NOW + 600_000).size).toBe(0);
});

test('keeps a change for a minute', () => {
  const changes = changesBetween(at([0, 0]), at([1, 0]));
  expect(dropExpired(changes, NOW + CHANGE_DURATION_MS - 1)).toBe(changes);
  expect(dropExpired(changes, NOW + CHANGE_DURATION_MS).size).toBe(0);
});

test('measures absence and duration in real time when the world runs faster', () => {
  const [first = EMPTY_STORE] = storesAfter([at([0, 0])]);
  const after = mergeAnswer(first, {
    kind: 'live',
    asOf: NOW + 600_000,
    precision: 0,
    receivedAt: NOW,
    matches: [at([1, 0])],
  });
  const changes = trackScoreChanges(NO_CHANGES, first, after, NOW + 600_000, 60);
  expect(changes.size).toBe(1);
  expect(dropExpired(changes, NOW + 600_000 + 59 * 60_000, 60)).toBe(changes);
});

test('keeps the same object while nothing happens', () => {
  const changes = changesBetween(at([0, 0]), at([1, 0]));
  const [first = EMPTY_STORE, second = EMPTY_STORE] = storesAfter([at([1, 0])], [at([1, 0])]);
  expect(trackScoreChanges(changes, first, second, NOW)).toBe(changes);
});
