import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openMemory } from '#bff/state/memory.ts';
import { temporaryFolder } from '#bff/testing/temporary-folder.ts';
import { createTickedClock } from '#bff/testing/ticked-clock.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { EMPTY_NEWS, takeNews } from './news-state.ts';
import { readSavedNews, savedNews } from './saved-news.ts';

const AT = (KICK_OFF + 1_380) * 1_000;
const PACE = { periodMs: 30_000, rate: 1 };

const list = (seconds: number, matches: readonly MatchRow[]) =>
  ({
    kind: 'live',
    asOf: AT + seconds * 1_000,
    precision: 0,
    receivedAt: AT + seconds * 1_000,
    matches,
  }) as const;

test('tells after a restart what happened since the last answer, and after a long absence nothing', async () => {
  const folder = temporaryFolder();
  const clock = createTickedClock();
  const { state } = takeNews(EMPTY_NEWS, list(0, [sampleMatch(7)]), PACE);
  const open = () =>
    openMemory({
      name: 'news',
      sharedMs: 1_000,
      fleet: null,
      stateDir: folder,
      log: () => {},
      schedule: clock.schedule,
      parse: readSavedNews,
    });
  const memory = open();
  memory.save(() => savedNews({ state, waiting: [] }));
  await memory.flush();
  expect(statSync(join(folder, 'news.json')).mode & 0o777).toBe(0o600);
  const saved = await open().read();
  const later = sampleMatch(7, { score: [1, 0], minute: [24] });
  const kindsAfter = (seconds: number) =>
    takeNews(saved?.state ?? EMPTY_NEWS, list(seconds, [later]), PACE).items.map(({ change }) => change.kind);
  expect(kindsAfter(60)).toEqual(['goal']);
  expect(kindsAfter(600)).toEqual([]);
});

test('reads what was saved before the first answer', () => {
  const text = JSON.stringify(savedNews({ state: EMPTY_NEWS, waiting: [] }));
  expect(readSavedNews(text)).toEqual({ state: EMPTY_NEWS, waiting: [] });
});

test.each(['', '{', '[]', '{"version":2}', '{"version":1,"entries":[{}]}'])(
  'reads nothing from a damaged file (%s)',
  (text) => {
    expect(readSavedNews(text)).toBeNull();
  },
);
