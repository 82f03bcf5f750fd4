import { beforeEach, expect, test } from 'vitest';
import { DEFAULT_CONTROL } from '#web/wall/control/control.ts';
import { createWallControl } from '#web/wall/control/wall-control.ts';
import { renameWall, wallIdOf } from './wall-id.ts';

beforeEach(() => localStorage.clear());

test('a wall keeps its id, and walls of other names have others', () => {
  const id = wallIdOf('Desk');
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(wallIdOf('Desk')).toBe(id);
  expect(wallIdOf('')).not.toBe(id);
  localStorage.setItem('wall-id', 'mine');
  expect(wallIdOf('')).toMatch(/^[0-9a-f]{32}$/);
});

test('a wall with another name is the same wall, with what is hidden on it', () => {
  const id = wallIdOf('Desk');
  const hiddenMatches = [{ match: '9', notice: '' }];
  createWallControl('Desk').set({ ...DEFAULT_CONTROL, hiddenMatches });
  renameWall('Desk', 'Pub');
  expect(wallIdOf('Pub')).toBe(id);
  expect(createWallControl('Pub').get().hiddenMatches).toEqual(hiddenMatches);
});
