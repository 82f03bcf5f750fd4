import { expect, test } from 'vitest';
import type { WallCommand } from '#contract/wall-relay.ts';
import {
  applyCommand,
  chooseView,
  DEFAULT_CONTROL,
  turnTarget,
  type WallControl,
  type WallScreen,
} from './control.ts';
import { controlIn } from './read-control.ts';

const PAGES = [
  { key: 'board-0', view: 'board' },
  { key: 'board-1', view: 'board' },
  { key: 'board-2', view: 'board' },
  { key: 'table-0', view: 'table' },
  { key: 'next-0', view: 'next' },
] as const;
const screenAt = (index: number): WallScreen => ({ pages: PAGES, index, now: 1_000_000 });
const SCREEN = screenAt(1);

const apply = (commands: readonly WallCommand[], control: WallControl = DEFAULT_CONTROL, screen = SCREEN) =>
  commands.reduce((last, command) => applyCommand(last, command, screen), control);

/** Commands that change different things. */
const INDEPENDENT: readonly WallCommand[] = [
  { type: 'pin', match: '7' },
  { type: 'dim', level: 'night' },
  { type: 'mute' },
  { type: 'volume', percent: 30 },
  { type: 'odds', isOn: true },
  { type: 'pause' },
];

/** Returns every order of a list. */
function orders<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length < 2) return [list];
  return list.flatMap((one, at) =>
    orders(list.filter((_, other) => other !== at)).map((rest) => [one, ...rest]),
  );
}

test('commands that change different things give the same control in any order', () => {
  const first = apply(INDEPENDENT);
  expect(first).toEqual({
    ...DEFAULT_CONTROL,
    pinnedMatch: '7',
    dim: 'night',
    isMuted: true,
    volume: 30,
    hasOdds: true,
    isPaused: true,
    page: { key: 'board-1', at: 1_000_000 },
  });
  for (const order of orders(INDEPENDENT)) expect(apply(order)).toEqual(first);
});

test('a command that was done already changes nothing, not even the object', () => {
  const commands: readonly WallCommand[] = [
    ...INDEPENDENT,
    { type: 'hide', match: '9', notice: 'Embargo until 18:00' },
    { type: 'freeze', notice: 'Back soon' },
  ];
  const control = apply(commands);
  for (const command of commands) expect(applyCommand(control, command, screenAt(4))).toBe(control);
  for (const type of ['unpin', 'unmute', 'unfreeze', 'resume'] as const)
    expect(applyCommand(DEFAULT_CONTROL, { type }, SCREEN)).toBe(DEFAULT_CONTROL);
  expect(applyCommand(DEFAULT_CONTROL, { type: 'unhide', match: '9' }, SCREEN)).toBe(DEFAULT_CONTROL);
});

test('each command has one that takes it back', () => {
  const control = apply([
    ...INDEPENDENT,
    { type: 'hide', match: '9', notice: '' },
    { type: 'freeze', notice: '' },
    { type: 'unfreeze' },
    { type: 'unhide', match: '9' },
    { type: 'unpin' },
    { type: 'dim', level: 0 },
    { type: 'unmute' },
    { type: 'resume' },
  ]);
  expect(control).toEqual({
    ...DEFAULT_CONTROL,
    volume: 30,
    hasOdds: true,
    page: { key: 'board-1', at: 1_000_000 },
  });
});

test('a reload keeps everything but the page and the pause', () => {
  const control = apply([
    ...INDEPENDENT,
    { type: 'hide', match: '9', notice: 'Embargo until 18:00' },
    { type: 'hide', match: '8', notice: '' },
    { type: 'freeze', notice: 'Back soon' },
  ]);
  const { page: _, isPaused: __, ...lasting } = control;
  expect(controlIn(JSON.parse(JSON.stringify(control)))).toEqual(lasting);
});

test('what is malformed in the storage is as on a new wall, and the rest counts', () => {
  const { page: _, isPaused: __, ...fresh } = DEFAULT_CONTROL;
  for (const json of [null, 'frozen', 7, [], {}]) expect(controlIn(json)).toEqual(fresh);
  expect(
    controlIn({
      pinnedMatch: '<b>',
      dim: 101,
      isMuted: 'yes',
      volume: -1,
      hasOdds: 1,
      freeze: { at: 'now' },
      hiddenMatches: [{ match: 'x' }, 3, { match: '9', notice: 5 }, { match: '9', notice: 'later' }],
    }),
  ).toEqual({ ...fresh, hiddenMatches: [{ match: '9', notice: 'later' }] });
  expect(controlIn({ freeze: { at: 5, page: 7, notice: 'x'.repeat(90) } }).freeze).toEqual({
    notice: 'x'.repeat(80),
    at: 5,
    page: null,
    pinnedMatch: null,
    hasOdds: null,
  });
});

test('a frozen wall keeps its page, pin and instant; a second freeze changes the notice alone', () => {
  const control = apply([
    { type: 'pin', match: '7' },
    { type: 'freeze', notice: 'Back soon' },
  ]);
  const { freeze } = control;
  expect(freeze).toEqual({
    notice: 'Back soon',
    at: 1_000_000,
    page: 'board-1',
    pinnedMatch: '7',
    hasOdds: null,
  });
  const later: WallScreen = { pages: PAGES, index: 3, now: 9_000_000 };
  const changed = apply(
    [
      { type: 'pin', match: '8' },
      { type: 'turn', unit: 'page', step: 1 },
      { type: 'pause' },
      { type: 'freeze', notice: 'At 18:00' },
    ],
    control,
    later,
  );
  expect(changed).toEqual({ ...control, pinnedMatch: '8', freeze: { ...freeze, notice: 'At 18:00' } });
  expect(chooseView(control, 'next', later)).toBe(control);
});

test('a ninth match is not hidden in place of another', () => {
  const control = apply(
    Array.from({ length: 9 }, (_, at) => ({ type: 'hide', match: String(at + 1), notice: '' }) as const),
  );
  expect(control.hiddenMatches.map(({ match }) => match).join()).toBe('1,2,3,4,5,6,7,8');
  const renamed = apply([{ type: 'hide', match: '2', notice: 'Later' }], control);
  expect(renamed.hiddenMatches.find(({ match }) => match === '2')?.notice).toBe('Later');
});

test.each([
  [0, 'page', 1, 1],
  [4, 'page', 1, 0],
  [0, 'page', -1, 4],
  [1, 'view', 1, 3],
  [1, 'view', -1, 4],
  [3, 'view', -1, 0],
  [4, 'view', 1, 0],
] as const)('from page %i a turn of one %s by %i leads to page %i', (index, unit, step, target) => {
  expect(turnTarget(screenAt(index), unit, step)).toBe(target);
});

test('a wall without pages turns none', () => {
  const empty: WallScreen = { pages: [], index: 0, now: 5 };
  const turned = apply([{ type: 'turn', unit: 'page', step: 1 }, { type: 'pause' }], DEFAULT_CONTROL, empty);
  expect(turned).toEqual({ ...DEFAULT_CONTROL, isPaused: true });
});
