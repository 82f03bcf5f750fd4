import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTickedClock } from '#bff/testing/ticked-clock.ts';
import { openStateFile } from './state-file.ts';

const STATE = { count: 1 };

function setUp(path: (folder: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-state-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const clock = createTickedClock();
  const events: string[] = [];
  const log = (_: string, event: string) => void events.push(event);
  const directory = path(folder);
  const file = openStateFile({
    directory,
    name: 'state.json',
    subject: 'allowance',
    log,
    schedule: clock.schedule,
    currentState: () => STATE,
    parse: JSON.parse,
  });
  return { clock, directory, events, file };
}

test('saves again within a minute after the disk was full or read-only, and leaves no other file', async () => {
  const { clock, directory, events, file } = setUp((folder) => join(folder, 'state'));
  file.save();
  await file.flush();
  const [name = ''] = readdirSync(directory);
  // A folder in the place of the file fails for every user, as a full disk does.
  rmSync(join(directory, name));
  mkdirSync(join(directory, name, 'in-the-way'), { recursive: true });
  file.save();
  await file.flush();
  expect([readdirSync(directory), events]).toEqual([[name], ['state cannot be saved']]);
  rmSync(join(directory, name), { recursive: true });
  clock.tick(59);
  expect(readdirSync(directory)).toEqual([]);
  clock.tick(1);
  await file.flush();
  expect(JSON.parse(readFileSync(join(directory, name), 'utf8'))).toEqual(STATE);
  expect(events).toEqual(['state cannot be saved', 'state is saved again']);
});

test('warns of a folder that cannot be made, and makes it later', async () => {
  const { clock, directory, events, file } = setUp((folder) => {
    writeFileSync(join(folder, 'a-file'), '');
    return join(folder, 'a-file', 'state');
  });
  expect(events).toEqual(['state cannot be saved']);
  rmSync(join(directory, '..'));
  file.save();
  clock.tick(60);
  await file.flush();
  expect(readdirSync(directory)).toHaveLength(1);
});

test('returns from a folder that takes no entries', () => {
  expect(setUp(() => '/proc/nope').events).toEqual(['state cannot be saved']);
});

test('makes folders that only their owner can enter', () => {
  const { directory, events } = setUp((folder) => join(folder, 'one', 'two'));
  const modes = [directory, join(directory, '..')].map((path) => statSync(path).mode & 0o777);
  expect([modes, events]).toEqual([[0o700, 0o700], []]);
});
