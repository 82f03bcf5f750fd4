import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerOf, wireMatch } from '#contract/testing/examples.ts';
import { checkFolder } from './check-wire.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-wire-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function record(file: string, body: unknown): void {
  writeFileSync(join(folder, file), typeof body === 'string' ? body : JSON.stringify(body));
}

test('reports one line per file: parsed, skipped or faulty', () => {
  record('fixtures.info_events__a.json', answerOf(wireMatch()));
  record('fixtures.sort__b.json', answerOf([wireMatch({ status: null })]));
  record('fixtures.round__c.json', answerOf([{ ...wireMatch(), stadium: 'Old Mill' }]));
  record('fixtures.next_week__d.json', answerOf([]));
  record('fixtures.season__e.json', '{');
  record('notes.txt', 'not an answer');
  const { lines, filesRead, faults } = checkFolder(folder);
  expect(lines).toEqual([
    expect.stringMatching(
      /^fixtures\.info_events__a\.json: fixtures\?t=info: records 1, fields read \d+, null on the wire 1, left out 5$/,
    ),
    'fixtures.next_week__d.json: no operation yet',
    expect.stringMatching(/^fixtures\.round__c\.json: .*; UNEXPLAINED stadium$/),
    'fixtures.season__e.json: NOT READ: the file is no JSON',
    expect.stringMatching(/^fixtures\.sort__b\.json: .*; LOST 1; UNEXPLAINED status$/),
  ]);
  expect({ read: filesRead, faults }).toEqual({ read: 3, faults: 3 });
});

test.each(['0', 0, '', null])(
  'reads the weight and height %j as unknown without reporting a fault',
  (unknown) => {
    const player = { id: '13183', name: 'Burki, Roman', weight: unknown, height: unknown };
    const side = { squad: [{ player, number: 1, position: 'G' }] };
    record('fixtures.match_lineups__a.json', answerOf({ home: side, away: side }));
    record('players.info__b.json', answerOf({ ...player, team_id: 7 }));
    record('teams.squad__c.json', answerOf({ squad: [{ player }] }));
    const { lines, faults } = checkFolder(folder);
    expect(lines.filter((line) => /LOST|UNEXPLAINED|NOT READ/.test(line))).toEqual([]);
    expect(faults).toBe(0);
  },
);

/** Optional recordings of the real service in a folder beside the repository. */
const recordings = join(import.meta.dirname, '../../../shared/samples');

test('parses the recorded responses of the real service completely', ({ skip }) => {
  skip(!existsSync(recordings), 'there are no recordings');
  const { lines, filesRead, faults } = checkFolder(recordings);
  expect(lines.filter((line) => /LOST|UNEXPLAINED|NOT READ/.test(line))).toEqual([]);
  expect(filesRead).toBeGreaterThan(0);
  expect(faults).toBe(0);
});
