import { describe, expect, test } from 'vitest';
import { createTickedClock } from '#bff/testing/ticked-clock.ts';
import { WALL_STATE } from '#bff/testing/wall-requests.ts';
import type { WallCommand, WallState } from '#contract/wall-relay.ts';
import { createCommandLog } from './command-log.ts';

const NEXT_PAGE: WallCommand = { type: 'turn', unit: 'page', step: 1 };
const FREEZE: WallCommand = { type: 'freeze', notice: 'Embargo until 18:00' };
const PIN: WallCommand = { type: 'pin', match: '7' };
const hide = (match: number): WallCommand => ({ type: 'hide', match: String(match), notice: '' });

/** Creates a log of a wall, which asks for its commands as walls do. */
function start() {
  const clock = createTickedClock();
  const log = createCommandLog(clock.elapsed);
  let query: string | null = 'views=board';
  let state: WallState = WALL_STATE;
  return {
    clock,
    add: (command: WallCommand) => log.add(command, { query, state }),
    /** Returns numbers and kinds of the commands after a number. */
    ask(after: number) {
      log.onDone(after);
      log.onState(state, after);
      return log.take(after, query).map(({ number, command }) => `${number} ${command.type}`);
    },
    show(change: Partial<WallState>) {
      state = { ...state, ...change };
    },
    load(newQuery: string | null) {
      query = newQuery;
      log.onQuery(query);
    },
    log,
  };
}

test('gives commands in order, and again until the wall has done them', () => {
  const { add, ask } = start();
  expect([add(NEXT_PAGE), add({ type: 'mute' }), add(NEXT_PAGE)]).toEqual([1, 2, 3]);
  expect(ask(0)).toEqual(['1 turn', '2 mute', '3 turn']);
  expect(ask(2)).toEqual(['3 turn']);
  expect(ask(3)).toEqual([]);
  add(NEXT_PAGE);
  expect(ask(3)).toEqual(['4 turn']);
});

test('forgets a momentary command that the wall did not ask for in time, but not its end of a freeze', () => {
  const { add, ask, clock } = start();
  add(NEXT_PAGE);
  add({ type: 'unfreeze' });
  clock.tick(39);
  expect(ask(0)).toEqual(['1 turn', '2 unfreeze']);
  clock.tick(2);
  expect(ask(0)).toEqual(['2 unfreeze']);
});

test('has a wall reload once, although it asks from the beginning after that', () => {
  const { add, ask } = start();
  add({ type: 'reload' });
  expect(ask(0)).toEqual(['1 reload']);
  expect(ask(0)).toEqual([]);
});

test('continues the numbers of a wall that it does not know', () => {
  const { add, ask } = start();
  expect(ask(57)).toEqual([]);
  expect(add(NEXT_PAGE)).toBe(58);
});

test('keeps at most 64 commands and drops the oldest, but nothing that is in force', () => {
  const { add, ask } = start();
  add(FREEZE);
  for (let count = 0; count < 100; count += 1) add(NEXT_PAGE);
  const commands = ask(0);
  expect(commands).toHaveLength(64);
  expect([commands[0], commands[1], commands.at(-1)]).toEqual(['1 freeze', '39 turn', '101 turn']);
});

describe('what is in force', () => {
  test('comes again when the wall asks from the beginning, without what has been replaced', () => {
    const { add, ask, show, log } = start();
    for (const command of [PIN, FREEZE, hide(8), hide(9), { type: 'unhide', match: '8' } as const])
      add(command);
    add({ type: 'pin', match: '9' });
    expect(ask(0)).toEqual(['2 freeze', '4 hide', '5 unhide', '6 pin']);
    show({ pinnedMatch: '9', isFrozen: true, hiddenMatches: ['9'] });
    expect(ask(6)).toEqual([]);
    expect(ask(0)).toEqual(['2 freeze', '4 hide', '6 pin']);
    expect(log.hasForce).toBe(true);
  });

  test('ends with the opposite command, which stays until the wall has done it', () => {
    const { add, ask, clock, show, log } = start();
    add(FREEZE);
    show({ isFrozen: true });
    ask(1);
    add({ type: 'unfreeze' });
    expect(log.hasForce).toBe(false);
    clock.tick(3_600);
    expect(ask(1)).toEqual(['2 unfreeze']);
    show({ isFrozen: false });
    expect(ask(2)).toEqual([]);
    expect(ask(0)).toEqual([]);
  });

  test('ends when someone has changed it at the wall', () => {
    const { add, ask, show } = start();
    for (const command of [PIN, FREEZE, hide(8)]) add(command);
    // Not done yet, so the wall's state says nothing about it.
    expect(ask(0)).toHaveLength(3);
    show({ pinnedMatch: '7', isFrozen: true, hiddenMatches: ['8'] });
    expect(ask(3)).toEqual([]);
    show({ pinnedMatch: null, hiddenMatches: [] });
    expect(ask(3)).toEqual([]);
    expect(ask(0)).toEqual(['2 freeze']);
  });

  test('hides at most eight matches, those that the wall has hidden before included', () => {
    const { add, show } = start();
    show({ hiddenMatches: ['1', '2'] });
    for (const match of [2, 3, 4, 5, 6, 7, 8]) expect(add(hide(match))).not.toBeNull();
    expect(add(hide(9))).toBeNull();
    expect(add(hide(8))).not.toBeNull();
    add({ type: 'unhide', match: '1' });
    expect(add(hide(9))).not.toBeNull();
  });
});

describe('a program', () => {
  const PROGRAM: WallCommand = { type: 'program', query: 'views=table' };

  test('is followed once, and again by a wall that is back at its old address', () => {
    const { add, ask, load } = start();
    add(PROGRAM);
    expect(ask(0)).toEqual(['1 program']);
    load('views=table');
    expect(ask(0)).toEqual([]);
    load('views=board');
    expect(ask(0)).toEqual(['1 program']);
  });

  test('is not given to a wall that has it already', () => {
    const { add, ask, load } = start();
    load('views=table');
    add(PROGRAM);
    expect(ask(0)).toEqual([]);
  });

  test('ends when someone gives the wall another address', () => {
    const { add, ask, load } = start();
    add(PROGRAM);
    ask(0);
    load('views=clock');
    expect(ask(0)).toEqual([]);
    load('views=board');
    expect(ask(0)).toEqual([]);
  });

  test.each([null, 'views=table&x=1'])('is given once to a wall that then says %j', (query) => {
    const { add, ask, load } = start();
    load(null);
    add(PROGRAM);
    expect(ask(0)).toEqual(['1 program']);
    load(query);
    expect(ask(0)).toEqual([]);
  });
});
