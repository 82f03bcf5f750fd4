/**
 * Mutated valid responses of every operation, as a hostile or changed service could send them (U10, U11, U12,
 * U31).
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crawl } from '#contract/crawl/crawl.ts';
import { CRAWL_STEPS } from '#contract/crawl/crawl-steps.ts';
import { isObjectOrArray } from '#contract/is-object.ts';
import type { Operation } from '#contract/operation.ts';
import { ContractError, readAnswer } from '#contract/read-answer.ts';
import { startApp } from '#service/testing/start-app.ts';

const RUNS = 40;
const SEED = 20_261_122;

interface Sample {
  readonly name: string;
  readonly operation: Operation;
  readonly include: readonly string[];
  /** The `data` of a valid response, lists cut to two entries. */
  readonly data: unknown;
}

type Key = string | number;

function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(cut);
  if (!isObjectOrArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, cut(field)]));
}

const { get } = startApp({ media: true });
/** Each operation once, with all its datasets. */
const whole = CRAWL_STEPS.filter(
  ({ operation: { aliasOf, includes }, filters, include }) =>
    aliasOf === undefined && filters.length === 0 && include === includes.map(({ name }) => name).join(','),
);

const samples: Sample[] = [];
const steps = crawl(
  ({ route }, question) =>
    get(`${route}/?${question.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`),
  whole,
);
for await (const { operation, include, exchange } of steps) {
  const { data } = (exchange?.reply.body ?? {}) as { data?: unknown };
  const names = include === '' ? [] : include.split(',');
  samples.push({ name: `${operation.route}?t=${operation.t}`, operation, include: names, data: cut(data) });
}

const namedSamples = samples.map((sample) => [sample.name, sample] as const);

/** Returns the path of every value. */
function pathsOf(value: unknown, path: readonly Key[] = []): (readonly Key[])[] {
  if (!isObjectOrArray(value)) return [path];
  const names: Key[] = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return [path, ...names.flatMap((name) => pathsOf(value[name], [...path, name]))];
}

const valueAt = (value: unknown, path: readonly Key[]) =>
  path.reduce<unknown>((part, key) => (isObjectOrArray(part) ? part[key] : undefined), value);

/** Returns a copy with another value at one path; `undefined` removes the field. */
function changed(value: unknown, [key, ...rest]: readonly Key[], change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<Key, unknown>;
  const next = changed(copy[key], rest, change);
  if (next === undefined) delete copy[key];
  else copy[key] = next;
  return copy;
}

const readSample = ({ operation, include }: Sample, data: unknown) =>
  readAnswer(operation, include, { data, meta: {} });

/** Own fields named like members of every object's prototype, as JSON.parse creates them. */
const POLLUTING = JSON.parse(
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":7,"valueOf":7,"hasOwnProperty":null}',
) as object;

const deep = Array.from({ length: 200 }).reduce<unknown>((inner) => [{ inner }], 'x');

const anyChange = fc.oneof(
  fc
    .constantFrom(undefined, null, {}, [], '', 'x', '-', ' ', '0', '1', 0, -1, 1e308, 0.5, true, false)
    .map((junk) => () => junk),
  fc
    .constantFrom(deep, [[]], [null], { data: [] }, POLLUTING, '9'.repeat(400), '\u0000', '\ud800')
    .map((junk) => () => junk),
  fc.constantFrom<(old: unknown) => unknown>(
    (old) =>
      isObjectOrArray(old) && !Array.isArray(old) ? { ...POLLUTING, ...old, extra: { deep } } : [old],
    (old) => (Array.isArray(old) ? { ...old } : JSON.stringify(old)),
    (old) => (Array.isArray(old) ? [...old, null, {}, 'x', ...old] : [{ old }]),
    (old) => (isObjectOrArray(old) ? Object.values(old) : { value: old }),
  ),
);

/** Returns the records of a response of any shape. */
function recordsOf(sample: Sample, data: unknown): readonly unknown[] {
  const answer = readSample(sample, data).data;
  if (Array.isArray(answer)) return answer;
  return sample.operation.shape === 'last_next' ? Object.values(answer ?? {}).flat() : [answer];
}

test('mutates every operation', () => {
  expect(samples.length).toBeGreaterThan(70);
  expect(
    samples.filter((sample) => recordsOf(sample, sample.data).length === 0).map(({ name }) => name),
  ).toEqual([]);
});

describe.each(namedSamples)('%s', (_, sample) => {
  test('reads any value anywhere or throws a ContractError, and changes no prototype', () => {
    const paths = pathsOf(sample.data);
    const property = fc.property(
      fc.array(fc.tuple(fc.nat(paths.length - 1), anyChange), { minLength: 1, maxLength: 4 }),
      (changes) => {
        const data = changes.reduce((value, [place, change]) => {
          const path = paths[place] ?? [];
          return isObjectOrArray(valueAt(value, path.slice(0, -1))) ? changed(value, path, change) : value;
        }, sample.data);
        try {
          readSample(sample, data);
        } catch (error) {
          expect(error).toBeInstanceOf(ContractError);
        }
        expect(Object.keys(Object.prototype)).toEqual([]);
        expect('polluted' in {}).toBe(false);
      },
    );
    fc.assert(property, { numRuns: RUNS, seed: SEED });
  });

  test('drops at most the changed record of a list', () => {
    const { data } = sample;
    if (!Array.isArray(data) || data.length < 2) return;
    const others = recordsOf(sample, data.slice(1));
    const paths = pathsOf(data[0]);
    const property = fc.property(fc.nat(paths.length - 1), anyChange, (place, change) => {
      const first = changed(data[0], paths[place] ?? [], change);
      const records = recordsOf(sample, [first, ...data.slice(1)]);
      expect(records.slice(-others.length)).toEqual(others);
      expect(records.length).toBeLessThanOrEqual(others.length + 1);
    });
    fc.assert(property, { numRuns: RUNS, seed: SEED });
  });

  test('reads null or {} in place of a list as an empty list, without dropping a record', () => {
    const count = recordsOf(sample, sample.data).length;
    const { shape } = sample.operation;
    const isInRecord = (path: readonly Key[]) =>
      path.length > (shape === 'one' ? 0 : shape === 'list' ? 1 : 2);
    const lists = pathsOf(sample.data).filter(
      (path) => isInRecord(path) && Array.isArray(valueAt(sample.data, path)),
    );
    const lost = lists.filter((path) =>
      [null, {}].some(
        (junk) =>
          recordsOf(
            sample,
            changed(sample.data, path, () => junk),
          ).filter((each) => each !== null).length < count,
      ),
    );
    expect(lost.map((path) => path.join('.'))).toEqual([]);
  });

  test('reads a missing field as null, or drops and counts its record', () => {
    for (const path of pathsOf(sample.data)) {
      if (typeof path.at(-1) !== 'string') continue;
      const data = changed(sample.data, path, () => undefined);
      const { dropped } = readSample(sample, data);
      const records = recordsOf(sample, data).filter((each) => each !== null);
      const before = recordsOf(sample, sample.data).length;
      if (records.length < before && path.length > 1) expect(dropped, path.join('.')).toBeGreaterThan(0);
    }
  });
});

const matches = samples.filter(
  ({ operation }) => operation.record === 'match_row' || operation.record === 'match',
);

test.each(matches.map((sample) => [sample.name, sample] as const))(
  '%s: reads a match of any status that is related to itself',
  (_, sample) => {
    const list = Array.isArray(sample.data) ? sample.data : [sample.data];
    const [wire] = list;
    if (sample.operation.shape === 'last_next') return;
    for (const status of [
      -1,
      ...Array.from({ length: 60 }, (_, code) => code),
      99,
      1e9,
      '4',
      '15',
      'AET',
      null,
    ]) {
      const match = { ...wire, status, status_name: 'Awaiting', related_id: wire.id };
      const [record] = recordsOf(sample, Array.isArray(sample.data) ? [match] : match) as { phase: string }[];
      const isCode = typeof status === 'number' ? status >= 0 : /^\d+$/.test(status ?? '');
      if (isCode)
        expect(record, String(status)).toMatchObject({ phase: expect.any(String), status_name: 'Awaiting' });
      else expect(record ?? null, String(status)).toBeNull();
    }
  },
);
