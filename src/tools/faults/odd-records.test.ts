/** Records of the data service with absurd values, and without any. */
import { expect, test } from 'vitest';
import { listEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBff } from '#bff/testing/start-bff.ts';
import { OPERATIONS } from '#contract/operations.ts';
import { requiredParameters } from '#contract/parameters.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { createDice } from '#contract/testing/dice.ts';
import { wireEvent, wireMatch } from '#contract/testing/examples.ts';
import { makeWild } from '#contract/testing/wild-values.ts';

const RECORDS = 2_000;
const RECORDS_PER_PAGE = 100;
const LIVE_WITH_EVENTS = '/api/v2.2/livescores/?t=live&include=events';

const INVISIBLE = /[\p{Cc}\p{Cs}\u200b\u2028-\u202e\u2060-\u2069\u3164]/u;
const FIRST_INSTANT = Date.UTC(1850, 0) / 1000;
const LAST_INSTANT = Date.UTC(2201, 0) / 1000;

/** Returns the paths of values beyond the bounds. */
function beyondBounds(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => beyondBounds(part, `${path}.${name}`));
  if (typeof value === 'string') {
    const characters = [...value].length;
    const isProse = /\.(?:info|comment)$/.test(path);
    return characters > 0 && characters <= (isProse ? 4_000 : 200) && !INVISIBLE.test(value) ? [] : [path];
  }
  if (typeof value !== 'number') return [];
  const [min, max] = /\.timestamp$/.test(path)
    ? [FIRST_INSTANT, LAST_INSTANT]
    : /_score(?:\.\d)?$/.test(path)
      ? [0, 99]
      : /minute/.test(path)
        ? [0, 150]
        : [-999_999, 999_999];
  return value >= min && value <= max ? [] : [path];
}

test('S5 keeps a list of 2,000 records beyond every bound, and bounds them all', async () => {
  const dice = createDice(5);
  const pages = Array.from({ length: RECORDS / RECORDS_PER_PAGE }, (_, page) =>
    Array.from({ length: RECORDS_PER_PAGE }, (__, at) => {
      const match = wireMatch({ id: page * RECORDS_PER_PAGE + at + 1, status: 1 });
      const wild = makeWild(match, dice);
      // A few matches have more events than a whole day has otherwise.
      return at === 0 ? { ...(wild as object), events: Array(1_000).fill(wireEvent()) } : wild;
    }),
  );
  const { get, close } = await startBff((_, __, url) =>
    listEnvelope(pages[Number(url.searchParams.get('page') ?? 1) - 1] ?? [], {
      pages: pages.length,
      total: RECORDS,
    }),
  );
  const response = await get(LIVE_WITH_EVENTS);
  const { data } = JSON.parse(response.body) as { readonly data: readonly MatchRow[] };
  await close();
  expect(response.statusCode).toBe(200);
  expect(data.length).toBeGreaterThan(RECORDS / 2);
  expect(Math.max(...data.map(({ events }) => events?.length ?? 0))).toBeLessThanOrEqual(500);
  expect(data.flatMap((match) => beyondBounds(match, match.id)).slice(0, 20)).toEqual([]);
});

test('S6 answers every operation that the data service answers with nothing', async () => {
  const VALUES: Readonly<Record<string, string>> = { d: '2026-11-21', q: 'united', ids: '7' };
  for (const nothing of [[], {}, null]) {
    const { get, close } = await startBff(() => ({ data: nothing, meta: {} }));
    const outcomes: (readonly [string, number])[] = [];
    for (const operation of OPERATIONS) {
      const query = requiredParameters(operation).map(({ name }) => `&${name}=${VALUES[name] ?? '7'}`);
      const { statusCode } = await get(`/api/v2.2/${operation.route}/?t=${operation.t}${query.join('')}`);
      outcomes.push([`${operation.route}?t=${operation.t}`, statusCode]);
    }
    await close();
    expect(outcomes.filter(([, status]) => status !== 200)).toEqual([]);
  }
});
