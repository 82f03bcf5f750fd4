import { expect, test } from 'vitest';
import { keysWords } from '#web/words/keys.ts';
import { actionOf, isSearchChord, KEYS, type KeyPress } from './keys.ts';

const press = (key: string, overrides: Partial<KeyPress> = {}): KeyPress => ({
  key,
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

test('maps every key to its action, except the browser’s own', () => {
  for (const { key, action: does, native, chord } of KEYS) {
    expect(actionOf(press(key))).toBe(native || chord ? null : does);
  }
  expect(actionOf(press('x'))).toBeNull();
});

test('describes every action once', () => {
  expect(KEYS.map(({ action: does }) => does).sort()).toEqual(Object.keys(keysWords.keys.does).sort());
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
  expect(actionOf(press('j', modifiers))).toBeNull();
});

test('ignores caps lock', () => {
  expect(actionOf(press('J'))).toBe('next');
});

test('accepts a symbol on any keyboard layout', () => {
  expect(actionOf(press('?', { shiftKey: true }))).toBe('keys');
  expect(actionOf(press('/', { shiftKey: true }))).toBe('filter');
  expect(actionOf(press('[', { altKey: true }))).toBe('dayBefore');
  expect(actionOf(press('[', { ctrlKey: true, altKey: true, getModifierState: () => true }))).toBe(
    'dayBefore',
  );
  expect(actionOf(press('[', { ctrlKey: true }))).toBeNull();
  expect(actionOf(press('[', { metaKey: true }))).toBeNull();
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
  expect(actionOf(press('j', { repeat: true }))).toBe('next');
  expect(actionOf(press('f', { repeat: true }))).toBeNull();
});
