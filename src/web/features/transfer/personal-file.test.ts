import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownPersonal } from '#web/settings/personal.ts';
import { type Import, MAX_FILE_BYTES, readPersonal, writePersonal } from './personal-file.ts';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const TEAM = { kind: 'team', id: '7', name: '<img src=x onerror=alert(1)> ‮ "Rovers"', img: '/img/teams/7' };
const read = (text: string) => readPersonal(text) as Import;
const file = (personal: unknown, touchline: unknown = 1) => JSON.stringify({ touchline, personal });

test('a file has a version, and settings by name as people would write them', () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('favourites', JSON.stringify([TEAM]));
  expect(JSON.parse(writePersonal(ownPersonal(), 2))).toMatchObject({
    touchline: 1,
    personal: { theme: 'dark', favourites: [TEAM], zone: null },
  });
});

test('reads what it has written, hostile names as they are', () => {
  localStorage.setItem('favourites', JSON.stringify([TEAM]));
  localStorage.setItem('keys', 'false');
  const { personal, isPartial } = read(writePersonal(ownPersonal()));
  expect(isPartial).toBe(false);
  expect([...personal]).toEqual([...ownPersonal()]);
});

test.each([
  ['', 'unreadable'],
  [writePersonal(ownPersonal()).slice(0, -2), 'unreadable'],
  ['\u0000\u0001PK', 'unreadable'],
  ['null', 'foreign'],
  ['[1, 2]', 'foreign'],
  ['"touchline"', 'foreign'],
  [JSON.stringify({ name: 'package' }), 'foreign'],
  [file({ theme: 'dark' }, '1'), 'foreign'],
  [file({ theme: 'dark' }, 2), 'newer'],
  [file({}), 'empty'],
  [file(null), 'empty'],
  [file({ theme: 'pink', favourites: 'none' }), 'empty'],
  [' '.repeat(MAX_FILE_BYTES + 1), 'large'],
])('refuses %.40s…: %s', (text, reason) => {
  expect(readPersonal(text)).toBe(reason);
});

test('leaves out what is unreadable, and says so', () => {
  const { personal, isPartial } = read(file({ theme: 'dark', zone: 'Middle/Earth', favourites: [TEAM, 5] }));
  expect([...personal.keys()]).toEqual(['favourites', 'theme']);
  expect(isPartial).toBe(true);
});

test('a name that only the prototype has, or that no setting has, is no setting', () => {
  const text = '{"touchline":1,"personal":{"theme":"dark","__proto__":{"lang":"de"},"constructor":"x"}}';
  const { personal, isPartial } = read(text);
  expect([...personal]).toEqual([['theme', 'dark']]);
  expect(isPartial).toBe(true);
  expect(({} as { lang?: string }).lang).toBeUndefined();
});
