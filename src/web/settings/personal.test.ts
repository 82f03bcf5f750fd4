import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { favourites } from './favourites.ts';
import {
  type Change,
  changesBy,
  fromJson,
  ownPersonal,
  PERSONAL_NAMES,
  type PersonalName,
  reverseChanges,
  storeChanges,
} from './personal.ts';
import { themeSetting } from './theme.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-extras');
});

const team = (id: string, name = `Team ${id}`) => ({ kind: 'team', id, name, img: null });
const json = (value: unknown) => JSON.stringify(value);
const personal = (values: Partial<Record<PersonalName, string | null>>) =>
  new Map(Object.entries(values)) as ReadonlyMap<PersonalName, string | null>;
const after = (changes: readonly Change[]) => Object.fromEntries(changes.map((one) => [one.name, one.after]));

const SOURCES = import.meta.glob<string>(['./*.ts', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('everything that the settings persist is exported: add a new name to the table of personal.ts', () => {
  const names = Object.values(SOURCES).flatMap((source) =>
    [...source.matchAll(/= create(?:Persisted|PersistedText|Setting)(?:<.+?>)?\(\s*'(\w+)'/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(14);
  // The delay is that of the television beside this device, for a day, and `seen` is what this browser has shown; `names` are the server's.
  expect([...PERSONAL_NAMES, 'delay', 'seen', 'names'].sort()).toEqual(names.sort());
});

test('exports what is stored; the default, and what no parser accepts, is null', () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('zone', 'Middle/Earth');
  localStorage.setItem('folds', '{}');
  localStorage.setItem('favourites', json([team('1'), { kind: 'team' }]));
  const own = ownPersonal();
  expect([...own.keys()]).toEqual(PERSONAL_NAMES);
  expect(Object.fromEntries([...own].filter(([, text]) => text !== null))).toEqual({
    theme: 'dark',
    favourites: json([team('1')]),
  });
});

test('a link has neither recent searches, folded competitions nor revealed matches', () => {
  const names = [...ownPersonal(true).keys()];
  expect(PERSONAL_NAMES.filter((name) => !names.includes(name))).toEqual(['reveals', 'folds', 'recent']);
});

test.each([
  ['theme', 'dark', 'dark'],
  ['theme', null, null],
  ['theme', 'pink', undefined],
  ['theme', 7, undefined],
  ['zone', 'Middle/Earth', undefined],
  ['favourites', [], null],
  ['favourites', 'none', undefined],
  ['favourites', [{ kind: 'coach', id: '1', name: 'x' }], undefined],
  ['favourites', [team('1'), 5, team('1', 'again')], json([team('1', 'again')])],
  ['favourites', [{ ...team('1'), img: 'https://elsewhere.example/x' }], json([team('1')])],
  ['pins', ['1', 2, '1'], json(['1'])],
  ['keys', true, null],
  ['keys', false, 'false'],
  ['folds', { 1: 'folded', 2: 'bent' }, json({ 1: 'folded' })],
] as const)('reads %s %j through its own parser', (name, value, text) => {
  expect(fromJson(name, value)).toBe(text);
});

test('replacing takes over every name that the import has, and leaves the others', () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('hours', '12');
  localStorage.setItem('pins', json(['1']));
  const changes = changesBy(personal({ theme: null, pins: json(['2']), zone: 'Asia/Tokyo' }), 'replace');
  expect(after(changes)).toEqual({ theme: null, pins: json(['2']), zone: 'Asia/Tokyo' });
});

test('adding keeps what the viewer has, and lists grow behind it', () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('favourites', json([team('2'), team('1')]));
  localStorage.setItem('pins', json(['1']));
  localStorage.setItem('folds', json({ 1: 'folded' }));
  localStorage.setItem('books', json({ ids: ['4'], isOn: false }));
  localStorage.setItem('channels', json({ ids: ['111'], isAnswered: true }));
  const imported = personal({
    theme: 'light',
    hours: '12',
    favourites: json([team('3'), team('1')]),
    pins: json(['2', '1']),
    folds: json({ 1: 'open', 2: 'open' }),
    books: json({ ids: ['5', '4'], isOn: true }),
    channels: json({ ids: ['131', '111'], isAnswered: true }),
  });
  expect(after(changesBy(imported, 'add'))).toEqual({
    hours: '12',
    favourites: json([team('2'), team('1'), team('3')]),
    pins: json(['1', '2']),
    folds: json({ 1: 'folded', 2: 'open' }),
    books: json({ ids: ['4', '5'], isOn: false }),
    channels: json({ ids: ['111', '131'], isAnswered: true }),
  });
});

test('an import adds no second shield on the same, and an own one stays as it is', () => {
  const shield = (id: string, since: number) => ({ kind: 'team', id, name: id, since, until: null });
  localStorage.setItem('shields', json([shield('1', 5)]));
  const imported = personal({ shields: json([shield('1', 9), shield('2', 9)]) });
  expect(after(changesBy(imported, 'add'))).toEqual({ shields: json([shield('1', 5), shield('2', 9)]) });
});

test('an import of what is there changes nothing', () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('favourites', json([team('1')]));
  for (const mode of ['add', 'replace'] as const) expect(changesBy(ownPersonal(), mode)).toEqual([]);
});

test('no more favourites than the stores keep are added', () => {
  localStorage.setItem('favourites', json(Array.from({ length: 299 }, (_, id) => team(`${id}`))));
  const imported = personal({ favourites: json([team('x'), team('y')]) });
  const [change] = changesBy(imported, 'add');
  expect(JSON.parse(change?.after ?? '')).toHaveLength(300);
});

test('storing applies at once everywhere, and the reverse restores all of it', () => {
  localStorage.setItem('theme', 'dark');
  const listener = vi.fn();
  const leave = favourites.subscribe(listener);
  const imported = personal({ theme: null, favourites: json([team('1')]), extras: 'odds tv' });
  const changes = changesBy(imported, 'replace');
  expect(listener).not.toHaveBeenCalled();
  storeChanges(changes);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(favourites.get()).toEqual([team('1')]);
  expect(themeSetting.get()).toBe('system');
  expect(document.documentElement.dataset['extras']).toBe('tv odds');
  storeChanges(reverseChanges(changes));
  expect(favourites.get()).toEqual([]);
  expect(themeSetting.get()).toBe('dark');
  expect(document.documentElement.dataset['extras']).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual(['theme']);
  leave();
});
