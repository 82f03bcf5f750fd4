import { expect, test } from 'vitest';
import {
  addNews,
  advanceQueue,
  EMPTY_QUEUE,
  type GoalNews,
  MAX_TOGETHER,
  MAX_WAIT_MS,
  TAKEOVER_INTERVAL_MS,
  TAKEOVER_MS,
  type TakeoverQueue,
} from './queue.ts';

const NONE = () => false;

const goal = (matchId: string, number = 1, fields: Partial<GoalNews> = {}): GoalNews => ({
  matchId,
  isFollowed: false,
  goals: [{ side: 'home', number }],
  ruledOut: [],
  ...fields,
});
const ruling = (matchId: string, number = 1): GoalNews =>
  goal(matchId, number, { goals: [], ruledOut: [{ side: 'home', number }] });

/** Advances second by second; returns what came on the screen, and when. */
function run(start: TakeoverQueue, seconds: number, from = 0) {
  let queue = start;
  const entries: { at: number; ids: readonly string[]; goals: number }[] = [];
  for (let at = from; at <= from + seconds; at += 1) {
    const next = advanceQueue(queue, at * 1000, NONE);
    if (next.startedAt !== queue.startedAt)
      entries.push({
        at,
        ids: next.current.map(({ matchId }) => matchId),
        goals: next.current.reduce((sum, { goals }) => sum + goals.length, 0),
      });
    queue = next;
  }
  return { queue, entries };
}

test('a goal has the screen for eight seconds, and the next one comes twenty after its start', () => {
  const { entries } = run(addNews(EMPTY_QUEUE, [goal('1'), goal('2')], 0, NONE), 60);
  expect(entries.map(({ at, ids }) => [at, ...ids])).toEqual([
    [0, '1'],
    [TAKEOVER_INTERVAL_MS / 1000, '2'],
  ]);
  const first = advanceQueue(addNews(EMPTY_QUEUE, [goal('1')], 0, NONE), 0, NONE);
  expect(advanceQueue(first, TAKEOVER_MS - 1, NONE)).toBe(first);
  expect(advanceQueue(first, TAKEOVER_MS, NONE).current).toEqual([]);
});

test('of 20 goals in one answer with 100 matches none is lost, and none comes later than four minutes', () => {
  const news = Array.from({ length: 20 }, (_, at) => goal(String(at * 5), at === 13 ? 2 : 1));
  const { queue, entries } = run(addNews(EMPTY_QUEUE, news, 0, NONE), 600);
  expect(entries.flatMap(({ ids }) => ids).sort()).toEqual(news.map(({ matchId }) => matchId).sort());
  expect(entries.reduce((sum, { goals }) => sum + goals, 0)).toBe(20);
  expect(queue.waiting).toEqual([]);
  expect(entries.at(-1)?.at).toBeLessThanOrEqual(240);
  const gaps = entries.slice(1).map(({ at }, index) => at - (entries[index]?.at ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(TAKEOVER_INTERVAL_MS / 1000);
  expect(Math.max(...entries.map(({ ids }) => ids.length))).toBe(MAX_TOGETHER);
  // Only what has waited too long shares the screen.
  for (const { at, ids } of entries) expect(ids.length > 1).toBe(at * 1000 > MAX_WAIT_MS && ids.length > 1);
});

test('a followed team comes before what has waited longer', () => {
  const news = [goal('1'), goal('2'), goal('3', 1, { isFollowed: true })];
  const { entries } = run(addNews(EMPTY_QUEUE, news, 0, NONE), 60);
  expect(entries.map(({ ids }) => ids[0])).toEqual(['3', '1', '2']);
});

test('a later goal of a match that waits joins its takeover', () => {
  const waiting = addNews(EMPTY_QUEUE, [goal('9'), goal('1')], 0, NONE);
  const later = addNews(advanceQueue(waiting, 0, NONE), [goal('1', 2)], 5_000, NONE);
  expect(later.waiting).toEqual([
    expect.objectContaining({
      matchId: '1',
      goals: [
        { side: 'home', number: 1 },
        { side: 'home', number: 2 },
      ],
      at: 0,
    }),
  ]);
});

test('a goal that is ruled out before anybody saw it leaves the queue', () => {
  const waiting = addNews(EMPTY_QUEUE, [goal('1'), goal('2')], 0, NONE);
  expect(addNews(waiting, [ruling('2')], 1000, NONE).waiting.map(({ matchId }) => matchId)).toEqual(['1']);
});

test('a goal that is ruled out on the screen is corrected there, for the full time', () => {
  const current = advanceQueue(addNews(EMPTY_QUEUE, [goal('1')], 0, NONE), 0, NONE);
  const corrected = addNews(current, [ruling('1')], 7_000, NONE);
  expect(corrected.current).toEqual([
    expect.objectContaining({ goals: [], ruledOut: [{ side: 'home', number: 1 }] }),
  ]);
  expect(advanceQueue(corrected, TAKEOVER_MS, NONE)).toBe(corrected);
  expect(advanceQueue(corrected, 7_000 + TAKEOVER_MS, NONE).current).toEqual([]);
});

test('a match that fills the screen has no takeover, but a chime', () => {
  const isLarge = (id: string) => id === '1';
  const queue = addNews(EMPTY_QUEUE, [goal('1')], 0, isLarge);
  expect([queue.waiting, queue.chimes]).toEqual([[], 1]);
  // It may fill the screen only by the time its turn has come.
  const waiting = addNews(EMPTY_QUEUE, [goal('1')], 0, NONE);
  const next = advanceQueue(waiting, 1000, isLarge);
  expect([next.waiting, next.current, next.chimes]).toEqual([[], [], 0]);
});

test('each takeover has one chime', () => {
  const { queue } = run(addNews(EMPTY_QUEUE, [goal('1'), goal('2'), goal('3')], 0, NONE), 100);
  expect(queue.chimes).toBe(3);
});

test('an instant at which nothing changes returns the same queue', () => {
  expect(advanceQueue(EMPTY_QUEUE, 1000, NONE)).toBe(EMPTY_QUEUE);
  const current = advanceQueue(addNews(EMPTY_QUEUE, [goal('1'), goal('2')], 0, NONE), 0, NONE);
  expect(advanceQueue(current, 3000, NONE)).toBe(current);
});
