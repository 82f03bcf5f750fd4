/** The dashboard and the alert rules in docs/ use only existing metrics. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

const FOLDER = join(import.meta.dirname, '../../docs/dashboards');
const NO_READINGS = {
  watchedKeys: () => 0,
  storeBytes: () => 0,
  walls: () => new Map([['', 0]]),
  isStoreUp: () => true,
};
const ALERTS = readFileSync(join(FOLDER, 'alerts.yaml'), 'utf8');

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly refId: string; readonly expr: string }[];
}

const DASHBOARD = JSON.parse(readFileSync(join(FOLDER, 'touchline.json'), 'utf8')) as {
  readonly uid: string;
  readonly title: string;
  readonly schemaVersion: number;
  readonly panels: readonly Panel[];
  readonly templating: { readonly list: readonly { readonly name: string }[] };
};

const PANELS = DASHBOARD.panels.filter(({ type }) => type !== 'row');
const QUERIES = PANELS.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const RULES = ALERTS.split(/^ {6}- /m).slice(1);
/** Returns the text after `expr:`, on its line or indented below it. */
const EXPRESSIONS = RULES.map(
  (rule) => /expr: (?:\|\n((?: {10}.*\n)+)|(.*)\n)/.exec(rule)?.slice(1).join('') ?? '',
);

const namesIn = (queries: readonly string[]) => [
  ...new Set(queries.flatMap((query) => query.match(/\b(?:touchline|nodejs|process)_\w+/g) ?? [])),
];

/** Returns names as Prometheus stores them: a histogram has three. */
async function storedNames(): Promise<readonly string[]> {
  const text = await createMetrics(NO_READINGS).text();
  return [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((suffix) => name + suffix) : [name],
  );
}

test('has the fields that Grafana needs to load the dashboard', () => {
  expect(DASHBOARD).toMatchObject({
    uid: 'touchline',
    title: 'Touchline',
    schemaVersion: expect.any(Number),
  });
  expect(new Set(DASHBOARD.panels.map(({ id }) => id)).size).toBe(DASHBOARD.panels.length);
  expect(PANELS.length).toBeGreaterThan(10);
  for (const { title, targets = [], gridPos } of PANELS) {
    expect(title).not.toBe('');
    expect(targets.length).toBeGreaterThan(0);
    expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length);
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  }
});

test('has no overlapping panels', () => {
  const cells = DASHBOARD.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
});

test('uses only variables of the dashboard in queries', () => {
  const variables = DASHBOARD.templating.list.map(({ name }) => name);
  for (const [, name = ''] of QUERIES.join('\n').matchAll(/\$(\w+)/g))
    expect([...variables, '__rate_interval']).toContain(name);
});

test.each([
  ['the dashboard', QUERIES],
  ['the alert rules', EXPRESSIONS],
])('uses only existing metrics in %s', async (_, queries) => {
  const storedMetrics = await storedNames();
  const names = namesIn(queries);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !storedMetrics.includes(name))).toEqual([]);
});

test('shows every own metric on the dashboard', async () => {
  const shownMetrics = namesIn(QUERIES);
  const own = (await storedNames()).filter(
    (name) => name.startsWith('touchline_') && !/_(?:sum|count)$/.test(name),
  );
  expect(own.length).toBeGreaterThan(8);
  expect(own.filter((name) => !shownMetrics.includes(name))).toEqual([]);
});

test('follows the naming rules of Prometheus', async () => {
  const text = await createMetrics(NO_READINGS).text();
  const own = [...text.matchAll(/^# TYPE (touchline_\S+) (\S+)$/gm)];
  for (const [, name = '', type] of own) {
    expect(name).toMatch(/^[a-z][a-z_]*[a-z]$/);
    expect(name.endsWith('_total')).toBe(type === 'counter');
    if (type === 'histogram') expect(name).toMatch(/_seconds$/);
  }
});

test('gives each rule a name, an expression, a severity and a description', () => {
  expect(RULES.length).toBeGreaterThan(5);
  for (const [index, rule] of RULES.entries()) {
    expect(rule).toMatch(/^alert: Touchline[A-Z]\w+\n/);
    expect(EXPRESSIONS[index]).toMatch(/[<>=]=? /);
    expect(rule).toMatch(/\n {10}severity: (?:warning|critical)\n/);
    expect(rule).toMatch(/\n {10}summary: \S.*\.\n {10}description: \S.*\.\n/);
  }
});
