import { beforeEach, expect, test } from 'vitest';
import { DEFAULT_CONTROL } from './control.ts';
import { createWallControl } from './wall-control.ts';

beforeEach(() => localStorage.clear());

const HIDDEN = [{ match: '9', notice: 'Embargo until 18:00' }];

test('goes on after a reload, without its page and its pause', () => {
  const control = createWallControl('Sports desk');
  control.set({
    ...DEFAULT_CONTROL,
    hiddenMatches: HIDDEN,
    dim: 20,
    isPaused: true,
    page: { key: 'a', at: 1 },
  });
  expect(control.get().isPaused).toBe(true);
  expect(createWallControl('Sports desk').get()).toEqual({
    ...DEFAULT_CONTROL,
    hiddenMatches: HIDDEN,
    dim: 20,
  });
});

test('walls of other names are other walls', () => {
  createWallControl('Sports desk').set({ ...DEFAULT_CONTROL, pinnedMatch: '5' });
  expect(createWallControl('').get()).toEqual(DEFAULT_CONTROL);
});

test('says when it changes, and not when it stays', () => {
  const control = createWallControl('');
  let changes = 0;
  control.subscribe(() => {
    changes += 1;
  });
  control.set({ ...control.get(), isPaused: true });
  expect(changes).toBeGreaterThan(0);
  const before = changes;
  control.set(control.get());
  expect(changes).toBe(before);
});

test('another window of the wall follows', () => {
  const control = createWallControl('');
  control.set({ ...DEFAULT_CONTROL, isPaused: true, page: { key: 'a', at: 1 } });
  localStorage.setItem('wall-control', JSON.stringify({ ...DEFAULT_CONTROL, hiddenMatches: HIDDEN }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'wall-control' }));
  expect(control.get()).toEqual({
    ...DEFAULT_CONTROL,
    hiddenMatches: HIDDEN,
    isPaused: true,
    page: { key: 'a', at: 1 },
  });
});
