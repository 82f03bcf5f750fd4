import { expect, test } from 'vitest';
import { en } from '#web/testing/words.ts';
import { commandOf, KEYS } from './keys.ts';
import { isSearchChord, type KeyPress } from './search-chord.ts';

const press = (key: string, overrides: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
  getModifierState: () => false,
  ...overrides,
});

test('maps every key to its command', () => {
  for (const row of KEYS) expect(commandOf(press(row.key))).toBe(row.chord ? null : row.action);
  expect(commandOf(press('x'))).toBeNull();
});

test('mirrors an arrow where pages are written from right to left', () => {
  const arrows = ['ArrowLeft', 'ArrowRight'].map((key) => press(key));
  expect(arrows.map((arrow) => commandOf(arrow))).toEqual([null, 'enter']);
  expect(arrows.map((arrow) => commandOf(arrow, 'rtl'))).toEqual(['enter', null]);
});

test('describes every action once', () => {
  expect(KEYS.map(({ action: does }) => does).sort()).toEqual(Object.keys(en.keys.does).sort());
  expect(new Set(KEYS.map(({ key }) => key)).size).toBe(KEYS.length);
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { shiftKey: true },
  { isComposing: true },
  { defaultPrevented: true },
])('ignores a letter with %o', (modifiers) => {
  expect(commandOf(press('j', modifiers))).toBeNull();
});

test('ignores caps lock', () => {
  expect(commandOf(press('J'))).toBe('next');
});

test('accepts a symbol on any keyboard layout', () => {
  expect(commandOf(press('?', { shiftKey: true }))).toBe('keys');
  expect(commandOf(press('/', { shiftKey: true }))).toBe('filter');
  expect(commandOf(press('[', { altKey: true }))).toBe('dayBefore');
  expect(commandOf(press('[', { ctrlKey: true, altKey: true, getModifierState: () => true }))).toBe(
    'dayBefore',
  );
  expect(commandOf(press('[', { ctrlKey: true }))).toBeNull();
  expect(commandOf(press('[', { metaKey: true }))).toBeNull();
});

test('takes a letter of another script for the Latin one in its place', () => {
  expect(commandOf(press('о', { code: 'KeyJ' }))).toBe('next');
  expect(isSearchChord(press('λ', { code: 'KeyK', ctrlKey: true }))).toBe(true);
  expect(commandOf(press('ó', { code: 'KeyO', altKey: true, getModifierState: () => true }))).toBeNull();
  expect(commandOf(press('j', { code: 'KeyC' }))).toBe('next');
});

test('opens the search with Ctrl K or ⌘ K only', () => {
  expect(isSearchChord(press('k', { ctrlKey: true }))).toBe(true);
  expect(isSearchChord(press('K', { metaKey: true }))).toBe(true);
  for (const modifiers of [
    {},
    { ctrlKey: true, metaKey: true },
    { ctrlKey: true, shiftKey: true },
    { metaKey: true, altKey: true },
    { ctrlKey: true, repeat: true },
  ]) {
    expect(isSearchChord(press('k', modifiers))).toBe(false);
  }
  expect(isSearchChord(press('j', { ctrlKey: true }))).toBe(false);
});

test('repeats a held key only where the table allows it', () => {
  expect(commandOf(press('j', { repeat: true }))).toBe('next');
  expect(commandOf(press('f', { repeat: true }))).toBeNull();
});
