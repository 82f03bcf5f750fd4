import { expect, test } from 'vitest';
import * as z from 'zod';
import { matchRowSchema, matchSchema } from '#contract/records/match.ts';
import { flatStandingsSchema, nestedStandingsSchema } from '#contract/records/standings.ts';
import { wireEvent, wireMatch, wireStanding, wireStandings } from '#contract/testing/examples.ts';
import { repair } from './repair.ts';

const matchWithBoth = matchSchema(new Set(['events', 'stats']), 'decimal');

test('parses a valid record unchanged', () => {
  expect(repair(matchWithBoth, wireMatch())).toMatchObject({
    lost: 0,
    issues: [],
    record: { id: '2700412' },
  });
});

test('sets an unreadable field to null', () => {
  const { record, lost, issues } = repair(matchWithBoth, wireMatch({ week: 'soon', venue_id: {} }));
  expect(record).toMatchObject({ week: null, venue_id: null, status: 3 });
  expect(lost).toBe(0);
  expect(issues.map(({ path }) => path).sort()).toEqual(['venue_id', 'week']);
});

test('drops an entry without a required field and keeps its neighbours', () => {
  const events = [
    wireEvent({ minute: '1' }),
    wireEvent({ type: null }),
    'nonsense',
    wireEvent({ minute: '4' }),
    wireEvent({ type: 7, minute: [] }),
    wireEvent({ minute: 'x' }),
  ];
  const { record, lost } = repair(matchWithBoth, wireMatch({ events }));
  expect(record?.events?.map((event) => event.minute)).toEqual([1, 4, null]);
  expect(lost).toBe(3);
});

test.each([
  ['no id', { id: null }, 'id'],
  ['no status', { status: undefined }, 'status'],
  ['an unreadable kick-off', { time: { timestamp: 'soon', datetime: 'today' } }, 'time.timestamp'],
  ['no team', { teams: { home: wireMatch().teams.home } }, 'teams.away.id'],
  ['no teams at all', { teams: null }, 'teams.home.id'],
  ['no competition', { league: [] }, 'league'],
])('a match with %s is lost', (_, changes, path) => {
  const { record, issues } = repair(matchWithBoth, wireMatch(changes));
  expect(record).toBeNull();
  expect(issues[0]?.kind).toBe('lost');
  expect(issues.map((issue) => issue.path)).toContainEqual(expect.stringContaining(path.split('.')[0] ?? ''));
});

test('does not change its input', () => {
  const wire = wireMatch({ week: 'soon', events: [wireEvent({ type: null })] });
  const before = structuredClone(wire);
  repair(matchWithBoth, wire);
  expect(wire).toEqual(before);
});

test('drops only the table row without a team', () => {
  const rows = [wireStanding(1, 'A'), wireStanding(2, 'A', { team_id: null }), wireStanding(3, 'A')];
  const { record, lost } = repair(flatStandingsSchema, wireStandings(rows));
  expect(record?.tables[0]?.rows.map((row) => row.team_id)).toEqual(['1', '3']);
  expect(lost).toBe(1);
});

test('cuts a list that no match has, and counts what it leaves out', () => {
  const events = Array.from({ length: 20_000 }, (_, index) => (index % 2 ? {} : wireEvent()));
  const { record, lost, issues } = repair(matchWithBoth, wireMatch({ events }));
  expect(record?.events).toHaveLength(250);
  expect(lost).toBe(19_750);
  expect(issues[0]).toEqual({ path: 'events', kind: 'lost' });
});

test('discards a record with too many issues without repairing it', () => {
  const tables = Array.from({ length: 3 }, () => Array(500).fill({}));
  expect(repair(nestedStandingsSchema, wireStandings(tables))).toMatchObject({
    record: null,
    issues: [{ kind: 'lost' }],
  });
});

const rowWithAll = matchRowSchema(new Set(['events', 'odds_prematch']), 'decimal');
const price = { home: '2.1', draw: '3.4', away: '3.1' };
const bookmaker = (id: unknown) => ({ id, name: 'Bookmaker', odds: { data: price } });

/** Repairs a record and counts how often its schema is run. */
function countReads<T>(schema: z.ZodType<T>, wire: unknown) {
  const readings: unknown[] = [];
  const countingSchema = z.unknown().transform((value, context): T => {
    readings.push(value);
    const reading = schema.safeParse(value);
    if (reading.success) return reading.data;
    for (const issue of reading.error.issues) context.issues.push({ ...issue, code: 'custom', input: value });
    return z.NEVER;
  });
  return { ...repair(countingSchema, wire), reads: readings.length };
}

test('tells entries that a row omits from entries that cannot be read', () => {
  const market = (id: number, bookmakers: unknown[]) => ({ id, name: 'A market', bookmakers });
  const wire = wireMatch({
    events: [
      wireEvent({ type: 'shot' }),
      wireEvent({ type: null }),
      wireEvent({ type: 'goal', minute: 'x' }),
    ],
    odds_prematch: [
      market(
        2,
        Array.from({ length: 500 }, (_, id) => bookmaker(id + 1)),
      ),
      market(1, [bookmaker(7), bookmaker(null), bookmaker(8)]),
    ],
  });
  const { record, lost, issues, reads } = countReads(rowWithAll, wire);
  expect(record?.odds_prematch?.map(({ bookmakers }) => bookmakers.map(({ id }) => id))).toEqual([
    ['7', '8'],
  ]);
  expect(record?.events?.map(({ type }) => type)).toEqual(['goal']);
  expect(lost).toBe(2);
  expect(issues.map(({ path }) => path).toSorted()).toEqual([
    'events.1.type',
    'events.2.minute',
    'odds_prematch.1.bookmakers.1.id',
  ]);
  expect(reads).toBeLessThanOrEqual(6);
});

test('keeps the other prices of a line with an unreadable one', () => {
  const bookmakers = [{ ...bookmaker(7), odds: { data: { ...price, home: {} } } }];
  const { record } = repair(rowWithAll, wireMatch({ odds_prematch: [{ id: 1, bookmakers }] }));
  expect(record).toMatchObject({
    odds_prematch: [{ bookmakers: [{ odds: { data: [{ home: null, draw: { decimal: 3.4 } }] } }] }],
  });
});

test('accepts any depth of nesting in fields that it does not read', () => {
  let deep: unknown = 'x';
  for (let depth = 0; depth < 20_000; depth += 1) deep = { deep };
  expect(repair(matchWithBoth, wireMatch({ week: 'soon', deep }))).toMatchObject({
    record: { week: null },
    issues: [{ path: 'week' }],
  });
});
