import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { WorldHistory } from '#service/world/world-history.ts';
import { historySources, worldHistoryFile } from './world-history-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-history-'));
const path = join(folder, 'world-history');
const HISTORY: WorldHistory = {
  tiers: new Map([[1, [[[1025, 1026], [1027]]]]]),
  orders: new Map([[20250010, [1026, 1025]]]),
  schedules: {
    leagues: new Map(),
    cups: new Map([[6, [{ round: 0, name: 'Final', meetings: [] }]]]),
    friendlies: new Map([[20778, [{ region: 950, number: 0, home: 1025, away: 1026, kickOff: 1.8e9 }]]]),
  },
  squads: {
    countries: {
      windows: new Map([
        [1, new Map([[22, { players: Int32Array.of(7, 8, 9), steps: Uint8Array.of(0, 0, 11) }]])],
      ]),
      loans: new Map([['1 2026', { at: new Map([[1, { player: 9, step: 2 }]]), of: new Map([[9, 1]]) }]]),
    },
    trade: new Map([[22, { players: Int32Array.of(5, 6), steps: Uint8Array.of(0, 3) }]]),
  },
  absences: new Map([[4000, [7, 8]]]),
};

const PLAYERS = Buffer.from(Int32Array.of(7, 8, 9).buffer);

beforeEach(() => worldHistoryFile(1, folder).write(HISTORY));
afterAll(() => rmSync(folder, { recursive: true }));

test('reads what another process with the same seed has written', () => {
  expect(worldHistoryFile(1, folder).read()).toEqual(HISTORY);
});

test('replaces a history that another seed or other sources have written', () => {
  const file = worldHistoryFile(2, folder);
  expect(file.read()).toBeNull();
  file.write({ ...HISTORY, tiers: new Map() });
  expect(worldHistoryFile(1, folder).read()).toBeNull();
  expect(worldHistoryFile(2, folder).read()).toEqual({ ...HISTORY, tiers: new Map() });
  const bytes = readFileSync(path);
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  writeFileSync(path, bytes);
  expect(worldHistoryFile(2, folder).read()).toBeNull();
});

test('depends on the code and the data of the world, and on no test', () => {
  const sources = historySources();
  expect(sources).toContain('service/world/world-history.ts');
  expect(sources).toContain('service/world/catalogue/data/names.json');
  expect(sources.filter((file) => file.endsWith('.test.ts'))).toEqual([]);
});

test.each([
  [
    'another player',
    (bytes: Buffer) => bytes.fill(6, bytes.lastIndexOf(PLAYERS), bytes.lastIndexOf(PLAYERS) + 1),
  ],
  ['a missing end', (bytes: Buffer) => bytes.subarray(0, -9)],
  ['no content', () => Buffer.alloc(0)],
])('does not trust a file with %s, and writes it again', (_, spoil) => {
  writeFileSync(path, spoil(readFileSync(path)));
  const file = worldHistoryFile(1, folder);
  expect(file.read()).toBeNull();
  file.write(HISTORY);
  expect(worldHistoryFile(1, folder).read()).toEqual(HISTORY);
});

test('goes on without a file where nothing can be written', () => {
  const file = worldHistoryFile(1, join(path, 'below-a-file'));
  file.write(HISTORY);
  expect(file.read()).toBeNull();
});
