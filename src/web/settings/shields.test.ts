import { beforeEach, expect, test } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { reveals } from './reveals.ts';
import {
  addMatchShields,
  addShield,
  removeShield,
  reveal,
  shieldDay,
  shields,
  toggleShield,
} from './shields.ts';

const NOW = 1_795_273_200_000;
const TEAM = { kind: 'team', id: '7', name: 'Ashby' } as const;

beforeEach(() => {
  localStorage.clear();
  worldClock.sample(NOW, 1, performance.now());
});

const stored = () => JSON.parse(localStorage.getItem('shields') ?? 'null');

test('a shield begins now and is stored; one set again keeps its start', () => {
  addShield({ ...TEAM, until: null });
  const [first] = shields.get();
  expect(first?.since).toBeGreaterThanOrEqual(NOW);
  addShield({ ...TEAM, since: NOW + 999_000, until: NOW + 5 });
  expect(shields.get()).toEqual([{ ...first, until: NOW + 5 }]);
  expect(stored()).toEqual(shields.get());
});

test('the switch sets and removes a shield', () => {
  toggleShield(TEAM);
  expect(shields.get()).toMatchObject([{ ...TEAM, until: null }]);
  toggleShield(TEAM);
  expect([shields.get(), stored()]).toEqual([[], null]);
});

test.each([
  ['null'],
  ['5'],
  ['"text"'],
  ['{}'],
  ['no JSON'],
  ['[1,null,{"kind":"player","id":"1","name":"A"},{"kind":"team","id":1,"name":"A"}]'],
])('%s holds no shield', (text) => {
  localStorage.setItem('shields', text);
  expect(shields.get()).toEqual([]);
});

test('a shield without a valid start covers all, one without a valid end stays', () => {
  localStorage.setItem('shields', JSON.stringify([{ ...TEAM, since: 'x', until: 'y' }]));
  expect(shields.get()).toEqual([{ ...TEAM, since: 0, until: null }]);
});

test('revealing a match removes the shield on it alone', () => {
  addShield({ kind: 'match', id: '9', name: '', until: null });
  addShield({ ...TEAM, until: null });
  reveal('match 9', 'table 1');
  expect(shields.get().map(({ kind }) => kind)).toEqual(['team']);
  expect(reveals.get().map(({ key }) => key)).toEqual(['match 9', 'table 1']);
  removeShield(TEAM);
});

test('a day is hidden for a week or so, shown when it is revealed, and hidden again', () => {
  shieldDay('2026-11-20');
  expect(shields.get()).toMatchObject([{ kind: 'day', id: '2026-11-20' }]);
  expect(shields.get()[0]?.until).toBeGreaterThan(NOW + 7 * 86_400_000);
  reveal('day 2026-11-20');
  expect([shields.get(), reveals.get().map(({ key }) => key)]).toEqual([[], ['day 2026-11-20']]);
  shieldDay('2026-11-20');
  expect([shields.get().length, reveals.get()]).toEqual([1, []]);
});

test('keeps the shields that were stored before there were days, and drops a day that is none', () => {
  const before = ['all', 'competition', 'team', 'match'].map((kind) => ({
    kind,
    id: kind === 'all' ? '' : '7',
    name: 'Ashby',
    since: NOW,
    until: null,
  }));
  const noDay = { ...before[0], kind: 'day', id: '2026-02-30' };
  localStorage.setItem('shields', JSON.stringify([...before, noDay]));
  expect(shields.get()).toEqual(before);
});

test('hiding many matches keeps what the viewer hides for good', () => {
  addShield({ ...TEAM, until: null });
  shieldDay('2026-11-20');
  addMatchShields(Array.from({ length: 150 }, (_, id) => ({ ...sampleMatch(1), id: `${id}` })));
  expect(shields.get().length).toBe(100);
  expect(shields.get().map(({ kind }) => kind)).toEqual(expect.arrayContaining(['team', 'day']));
});

test('a reveal is stored once, and at most 300 of them', () => {
  for (let id = 0; id < 305; id += 1) reveal(`match ${id}`);
  reveal('match 200');
  expect(reveals.get().length).toBe(300);
  expect(reveals.get().at(-1)?.key).toBe('match 200');
  localStorage.setItem('reveals', '[1,null,{"key":5}]');
  expect(reveals.get()).toEqual([]);
});
