import { describe, expect, test } from 'vitest';
import { createTickedClock } from '#bff/testing/ticked-clock.ts';
import { WALL_STATE, wallId, wallReport } from '#bff/testing/wall-requests.ts';
import type { WallCommand, WallReport } from '#contract/wall-relay.ts';
import { createWallRelay } from './wall-relay.ts';

const WALL = wallId(1);
const NEXT_PAGE: WallCommand = { type: 'turn', unit: 'page', step: 1 };
const FREEZE: WallCommand = { type: 'freeze', notice: '' };
const NOT_PAIRED = expect.objectContaining({ code: 'not_paired' });

function start() {
  const clock = createTickedClock();
  const relay = createWallRelay(clock.elapsed);
  const report = (body: WallReport, client: string | null = null) => relay.report(body, client);
  const poll = (after = 0) =>
    relay.exchange(
      { do: 'commands', wall: WALL, after, state: WALL_STATE, visibleMatches: ['7', '8'] },
      null,
    );
  const newCode = async (number = 1, client: string | null = null) => {
    const request = { do: 'code', wall: wallId(number), after: 0, name: `Wall ${number}` } as const;
    return (await relay.createCode(request, client)).code;
  };
  const newKey = async (number = 1) => (await relay.pair(await newCode(number)))?.key ?? '';
  return { clock, relay, report, poll, newCode, newKey };
}

describe('a code', () => {
  test('has eight signs, differs each time and pairs however it is typed', async () => {
    const { relay, newCode } = start();
    const code = await newCode();
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(await newCode()).not.toBe(code);
    const typed = (await newCode()).toLowerCase();
    expect(await relay.pair(` ${typed.slice(0, 4)} ${typed.slice(4, 6)}-${typed.slice(6)} `)).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      seconds: 43_200,
      name: 'Wall 1',
      wallNumber: 1,
    });
  });

  test('pairs once', async () => {
    const { relay, newCode } = start();
    const code = await newCode();
    expect(await relay.pair(code)).not.toBeNull();
    expect(await relay.pair(code)).toBeNull();
  });

  test('pairs for five minutes', async () => {
    const { clock, relay, newCode, poll } = start();
    const code = await newCode();
    clock.tick(299);
    expect((await poll()).hasCode).toBe(true);
    clock.tick(1);
    expect((await poll()).hasCode).toBe(false);
    expect(await relay.pair(code)).toBeNull();
    const nextCode = await newCode();
    clock.tick(299);
    expect(await relay.pair(nextCode)).not.toBeNull();
  });

  test('ends with the next one of its wall, and when the wall ends its remotes', async () => {
    const { relay, newCode, poll } = start();
    const oldCode = await newCode();
    const code = await newCode();
    expect(await relay.pair(oldCode)).toBeNull();
    await relay.unpair(WALL);
    expect(await relay.pair(code)).toBeNull();
    expect(await poll()).toMatchObject({ remotes: 0, hasCode: false });
  });
});

describe('a remote', () => {
  test('sends commands that its own wall gets in order, and sees what that wall shows', async () => {
    const { relay, newKey, poll, clock } = start();
    const otherKey = await newKey(2);
    const key = await newKey();
    expect(await relay.view(key)).toMatchObject({ state: null, after: 0 });
    await relay.send(otherKey, FREEZE);
    expect([await relay.send(key, NEXT_PAGE), await relay.send(key, { type: 'pause' })]).toEqual([1, 2]);
    expect(await poll()).toEqual({
      wallNumber: 2,
      commands: [
        { number: 1, command: NEXT_PAGE },
        { number: 2, command: { type: 'pause' } },
      ],
      remotes: 1,
      hasCode: false,
      hasManyWrongCodes: false,
    });
    await poll(2);
    clock.tick(3.5);
    expect(await relay.view(key)).toEqual({
      name: 'Wall 1',
      wallNumber: 2,
      silentSeconds: 3,
      after: 2,
      state: WALL_STATE,
      visibleMatches: ['7', '8'],
    });
  });

  test('and another send at once: the wall gets each command once, in order, and both see the same', async () => {
    const { relay, newKey, poll } = start();
    const keys = [await newKey(), await newKey()];
    const levels = [10, 20, 30, 40, 50, 60];
    const send = (level: number, at: number) =>
      relay.send(keys[at % 2] ?? '', { type: 'dim', level } satisfies WallCommand);
    expect(await Promise.all(levels.map(send))).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await poll()).commands).toEqual(
      levels.map((level, at) => ({ number: at + 1, command: { type: 'dim', level } })),
    );
    expect((await poll(6)).commands).toEqual([]);
    const [first, second] = await Promise.all(keys.map((key) => relay.view(key)));
    expect(first).toMatchObject({ after: 6, state: WALL_STATE });
    expect(second).toEqual(first);
  });

  test('is paired for twelve hours, also while its wall is silent', async () => {
    const { clock, relay, newKey, poll } = start();
    const key = await newKey();
    clock.tick(12 * 3_600 - 1);
    expect((await poll()).remotes).toBe(1);
    await relay.send(key, NEXT_PAGE);
    clock.tick(1);
    await expect(relay.send(key, NEXT_PAGE)).rejects.toEqual(NOT_PAIRED);
    expect((await poll()).remotes).toBe(0);
  });

  test('ends when it leaves, when its wall ends all, and when the relay is another', async () => {
    const { relay, newKey, poll } = start();
    const keys = [await newKey(), await newKey(), await newKey()] as const;
    await relay.leave(keys[0]);
    await expect(relay.view(keys[0])).rejects.toEqual(NOT_PAIRED);
    expect((await poll()).remotes).toBe(2);
    await relay.unpair(WALL);
    expect((await poll()).remotes).toBe(0);
    for (const key of keys) {
      await expect(relay.send(key, NEXT_PAGE)).rejects.toEqual(NOT_PAIRED);
      await expect(start().relay.view(key)).rejects.toEqual(NOT_PAIRED);
    }
    await expect(relay.view('f'.repeat(32))).rejects.toEqual(NOT_PAIRED);
  });

  test('takes the place of the one that was used least recently, above eight', async () => {
    const { relay, newKey, poll } = start();
    const keys: string[] = [];
    for (let count = 0; count < 8; count += 1) keys.push(await newKey());
    await relay.view(keys[0] ?? '');
    await newKey();
    expect((await poll()).remotes).toBe(8);
    await expect(relay.view(keys[1] ?? '')).rejects.toEqual(NOT_PAIRED);
    for (const index of [0, 2, 7]) await expect(relay.view(keys[index] ?? '')).resolves.toBeDefined();
  });
});

describe('walls', () => {
  test('are listed with their last report for five minutes', async () => {
    const { clock, relay, poll, report } = start();
    await report(wallReport(1, { name: 'Desk' }));
    await report(wallReport(2));
    clock.tick(100);
    await report(wallReport(2, { uptimeSeconds: 160 }));
    const { wall: _, after: __, ...fields } = wallReport(1, { name: 'Desk' });
    expect(await relay.list()).toEqual([
      { ...fields, wallNumber: 1, silentSeconds: 100, remotes: 0 },
      expect.objectContaining({ wallNumber: 2, silentSeconds: 0, uptimeSeconds: 160 }),
    ]);
    expect(JSON.stringify(await relay.list())).not.toContain(WALL);
    clock.tick(200);
    // A request for commands is no report.
    await poll();
    expect([(await relay.list()).map(({ wallNumber }) => wallNumber), relay.counts().get('')]).toEqual([
      [2],
      1,
    ]);
  });

  test('are forgotten after five minutes of silence, and have another number then', async () => {
    const { clock, report } = start();
    await report(wallReport(1));
    clock.tick(299);
    expect((await report(wallReport(1))).wallNumber).toBe(1);
    clock.tick(300);
    expect((await report(wallReport(1))).wallNumber).toBe(2);
  });

  test('have what is in force for twelve hours of silence', async () => {
    const { clock, relay, report } = start();
    await report(wallReport(1));
    await relay.operate(1, FREEZE);
    clock.tick(12 * 3_600 - 1);
    expect((await report(wallReport(1))).commands).toEqual([{ number: 1, command: FREEZE }]);
    clock.tick(12 * 3_600);
    expect((await report(wallReport(1))).commands).toEqual([]);
  });

  test('get commands of the operator with their reports, by number', async () => {
    const { relay, clock, report } = start();
    await report(wallReport(1));
    await report(wallReport(2));
    expect(await relay.operate(2, { type: 'code' })).toBe(1);
    expect((await report(wallReport(1))).commands).toEqual([]);
    expect((await report(wallReport(2))).commands).toEqual([{ number: 1, command: { type: 'code' } }]);
    await expect(relay.operate(3, FREEZE)).rejects.toMatchObject({ code: 'not_found' });
    await relay.operate(2, FREEZE);
    clock.tick(300);
    await expect(relay.operate(2, FREEZE)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('number their commands on, whichever relay they reach', async () => {
    const { relay, report } = start();
    expect((await report(wallReport(1, { after: 57 }))).commands).toEqual([]);
    expect(await relay.operate(1, NEXT_PAGE)).toBe(58);
  });

  test('end by themselves what is in force', async () => {
    const { relay, report } = start();
    await report(wallReport(1));
    await relay.operate(1, { type: 'pin', match: '7' });
    await relay.operate(1, { type: 'program', query: 'views=table' });
    const numbers = async (fields = {}) =>
      (await report(wallReport(1, fields))).commands.map(({ number }) => number);
    expect(await numbers()).toEqual([1, 2]);
    expect(await numbers({ query: 'views=table' })).toEqual([1]);
    await numbers({ after: 1, query: 'views=clock' });
    expect(await numbers()).toEqual([]);
  });

  test('are at most 200; another one takes the place of a silent one', async () => {
    const { clock, relay, report, newCode } = start();
    await report(wallReport(1));
    await relay.operate(1, FREEZE);
    clock.tick(1);
    for (let number = 2; number <= 200; number += 1) await report(wallReport(number));
    await expect(report(wallReport(201))).rejects.toMatchObject({ code: 'overloaded' });
    expect((await report(wallReport(200))).wallNumber).toBe(200);
    clock.tick(299);
    expect((await report(wallReport(201))).wallNumber).toBe(201);
    await expect(report(wallReport(1))).rejects.toMatchObject({ code: 'overloaded' });
    await newCode(202);
    expect((await report(wallReport(202))).wallNumber).toBe(202);
  });
});

describe('walls of a client', () => {
  const OVERLOADED = expect.objectContaining({ code: 'overloaded' });

  test('are at most 20 that never had a code, also when all come at once', async () => {
    const { report, newCode } = start();
    const numbers = Array.from({ length: 50 }, (_, index) => index + 1);
    const reports = await Promise.allSettled(numbers.map((number) => report(wallReport(number), 'a')));
    expect(reports.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    await expect(report(wallReport(60), 'a')).rejects.toEqual(OVERLOADED);
    await report(wallReport(60), 'b');
    await newCode(61, 'a');
    await newCode(1, 'a');
    await report(wallReport(62), 'a');
    await expect(report(wallReport(63), 'a')).rejects.toEqual(OVERLOADED);
    for (let number = 1; number <= 25; number += 1) await report(wallReport(100 + number), null);
  });

  test('give way when there are 200, newest first, those of the client with most; none that had a code', async () => {
    const { clock, relay, report, newCode, newKey } = start();
    const key = await newKey(1);
    await newCode(2, 'desk');
    clock.tick(300);
    await report(wallReport(1));
    await report(wallReport(2), 'desk');
    for (let number = 3; number <= 200; number += 1)
      await report(wallReport(number), `crowd ${Math.floor(number / 20)}`);
    await report(wallReport(201), 'pub');
    const numbers = async () => (await relay.list()).map(({ name }) => Number(name.slice(5)));
    // Eight clients have 20 walls each; the last of the first one is wall 39.
    expect(await numbers()).toEqual([1, 2, ...range(3, 38), ...range(40, 201)]);
    await newCode(202, 'crowd 1');
    await report(wallReport(202), 'crowd 1');
    expect(await numbers()).not.toContain(59);
    await expect(report(wallReport(203), 'crowd 5')).rejects.toEqual(OVERLOADED);
    await expect(relay.view(key)).resolves.toBeDefined();
    expect(await numbers()).toEqual(expect.arrayContaining([1, 2, 201]));
  });

  test('are at most 100, also with codes', async () => {
    const { clock, report, newCode } = start();
    for (let number = 1; number <= 100; number += 1) await newCode(number, 'a');
    await expect(newCode(101, 'a')).rejects.toEqual(OVERLOADED);
    await expect(report(wallReport(101), 'a')).rejects.toEqual(OVERLOADED);
    await newCode(101, 'b');
    clock.tick(301);
    await newCode(102, 'a');
  });

  test('give way to one with a code when they miss two reports, but for those with remotes', async () => {
    const { clock, report, newCode, newKey } = start();
    await newKey(1);
    for (let number = 2; number <= 200; number += 1) await newCode(number, `crowd ${number}`);
    clock.tick(29);
    await expect(newCode(201, 'desk')).rejects.toEqual(OVERLOADED);
    for (let number = 2; number <= 199; number += 1) await report(wallReport(number), `crowd ${number}`);
    clock.tick(1);
    await expect(report(wallReport(201), 'desk')).rejects.toEqual(OVERLOADED);
    await newCode(201, 'desk');
    await expect(newCode(202, 'desk')).rejects.toEqual(OVERLOADED);
    expect((await report(wallReport(1))).remotes).toBe(1);
  });

  const range = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index);
});

test('a wall that the operator removes loses its remotes and comes back by another id alone', async () => {
  const { clock, relay, report, newKey } = start();
  const key = await newKey();
  await report(wallReport(1));
  await relay.remove(1);
  expect([await relay.list(), [...relay.counts().keys()]]).toEqual([[], ['']]);
  await expect(relay.view(key)).rejects.toEqual(NOT_PAIRED);
  clock.tick(3_600);
  await expect(report(wallReport(1))).rejects.toMatchObject({ code: 'wall_removed' });
  await expect(relay.remove(1)).rejects.toMatchObject({ code: 'not_found' });
  expect((await report(wallReport(2))).wallNumber).toBe(2);
});

test('walls hear of many wrong codes until half a minute after the last one', async () => {
  const { clock, relay, report } = start();
  const hears = async () => (await report(wallReport(1))).hasManyWrongCodes;
  for (let count = 0; count < 60; count += 1) {
    clock.tick(5);
    await relay.onWrongCode();
  }
  expect(await hears()).toBe(false);
  for (let count = 0; count < 20; count += 1) await relay.onWrongCode();
  expect([await hears(), await relay.hasManyWrongCodes()]).toEqual([true, true]);
  clock.tick(30);
  expect(await hears()).toBe(false);
});
