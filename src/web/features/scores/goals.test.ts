import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { sampleEvent, sampleMatch } from '#web/testing/sample.ts';
import { MARK_LASTS, type Marks, markGoals, unexpired } from './goals.ts';
import { type Board, EMPTY_BOARD, lay } from './overlay.ts';

const NOW = 1_000_000;
const NONE: Marks = new Map();

/** Returns the stores after successive live lists, five seconds apart. */
function boards(...lists: readonly (readonly MatchRow[])[]): readonly Board[] {
  let board = EMPTY_BOARD;
  return lists.map((matches, at) => {
    board = lay(board, { kind: 'live', asOf: NOW + at * 5000, precision: 0, cameAt: NOW, matches });
    return board;
  });
}
const goal = (told = {}) => sampleEvent({ minute: 67, ...told });
const at = (score: readonly [number, number], events?: MatchRow['events']) =>
  sampleMatch(1, { score, ...(events && { events }) });

function marked(before: MatchRow, after: MatchRow, marks = NONE) {
  const [first = EMPTY_BOARD, second = EMPTY_BOARD] = boards([before], [after]);
  return markGoals(marks, first, second, NOW);
}

test('reports no change for a match that is new to the page', () => {
  const [first = EMPTY_BOARD] = boards([at([3, 2])]);
  expect(markGoals(NONE, EMPTY_BOARD, first, NOW).size).toBe(0);
});

test('reports a goal with its side, and the scorer if known', () => {
  const after = at([0, 1], [goal({ team_id: '2001', player_name: 'Ilić', penalty: true })]);
  expect(marked(at([0, 0]), after).get('1')).toMatchObject({
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
  expect(marked(at([0, 0]), after).get('1')).toMatchObject({ side: 'away', scorer: 'Osei', ownGoal: true });
});

test('adds a scorer who becomes known later to the same change', () => {
  const [first = EMPTY_BOARD, second = EMPTY_BOARD, third = EMPTY_BOARD] = boards(
    [at([0, 0])],
    [at([1, 0])],
    [at([1, 0], [goal()])],
  );
  const nameless = markGoals(NONE, first, second, NOW);
  expect(nameless.get('1')).toMatchObject({ scorer: null, at: NOW });
  const named = markGoals(nameless, second, third, NOW + 30_000);
  expect(named.get('1')).toMatchObject({ scorer: 'Osei', at: NOW });
});

test('does not take the previous scorer when events lag behind the score', () => {
  const earlier = goal({ player_name: 'Brandt', minute: 12 });
  expect(marked(at([1, 0], [earlier]), at([2, 0], [earlier])).get('1')).toMatchObject({ scorer: null });
});

test('reports a falling score as a ruled-out goal, with the former score', () => {
  expect(marked(at([2, 1]), at([1, 1])).get('1')).toMatchObject({
    kind: 'ruled-out',
    side: 'home',
    was: [2, 1],
  });
});

test('reports nothing after an absence', () => {
  const [first = EMPTY_BOARD] = boards([at([0, 0])]);
  const back = lay(first, {
    kind: 'live',
    asOf: NOW + 600_000,
    precision: 0,
    cameAt: NOW,
    matches: [at([3, 0])],
  });
  expect(markGoals(NONE, first, back, NOW + 600_000).size).toBe(0);
});

test('keeps a change for a minute', () => {
  const marks = marked(at([0, 0]), at([1, 0]));
  expect(unexpired(marks, NOW + MARK_LASTS - 1)).toBe(marks);
  expect(unexpired(marks, NOW + MARK_LASTS).size).toBe(0);
});

test('measures absence and duration in real time when the world runs faster', () => {
  const [first = EMPTY_BOARD] = boards([at([0, 0])]);
  const after = lay(first, {
    kind: 'live',
    asOf: NOW + 600_000,
    precision: 0,
    cameAt: NOW,
    matches: [at([1, 0])],
  });
  const marks = markGoals(NONE, first, after, NOW + 600_000, 60);
  expect(marks.size).toBe(1);
  expect(unexpired(marks, NOW + 600_000 + 59 * 60_000, 60)).toBe(marks);
});

test('keeps the same object while nothing happens', () => {
  const marks = marked(at([0, 0]), at([1, 0]));
  const [first = EMPTY_BOARD, second = EMPTY_BOARD] = boards([at([1, 0])], [at([1, 0])]);
  expect(markGoals(marks, first, second, NOW)).toBe(marks);
});
