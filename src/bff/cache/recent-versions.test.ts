import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createRecentVersions, type RecentVersion } from './recent-versions.ts';
import { makeBody, type Version } from './version.ts';

const MEGABYTE = 1024 * 1024;

/** Creates the store of recent versions at second 1,000 of its world, on clocks that a test sets. */
function setUp() {
  const clock = { world: 1_000_000, machine: 0 };
  const recent = createRecentVersions({ now: () => clock.world, elapsed: () => clock.machine });
  /** Adds a version of the present. */
  const add = async (key: string, text: string, asOf = clock.world) => {
    const body = await makeBody(text, 'text/plain', null);
    recent.add(key, versionOf(body, asOf));
    return body;
  };
  const textAt = async (key: string, instant: number) => {
    const version = recent.at(key, instant)?.version;
    if (!version) return null;
    const body = 'identity' in version.body ? version.body : await version.body.expand();
    return body.identity.toString();
  };
  return { clock, recent, add, textAt };
}

function versionOf(body: Version['body'], asOf: number): RecentVersion {
  return { body, asOf, freshUntil: asOf + 5_000 };
}

const longText = (name: string) => `${name} `.repeat(1_000);

test('returns the newest version that is not later than an instant, else the oldest, and the next one', async () => {
  const { clock, recent, add } = setUp();
  expect(recent.at('a', clock.world)).toBeNull();
  for (let second = 1_000; second < 1_020; second += 5) {
    clock.world = second * 1_000;
    await add('a', `at ${second}`);
  }
  const instants = (instant: number) => {
    const { version, next } = recent.at('a', instant) ?? {};
    return [version?.asOf, next?.asOf ?? null];
  };
  expect(instants(1_005_000)).toEqual([1_005_000, 1_010_000]);
  expect(instants(1_009_999)).toEqual([1_005_000, 1_010_000]);
  expect(instants(1_020_000)).toEqual([1_015_000, null]);
  expect(instants(0)).toEqual([1_000_000, 1_005_000]);
});

test('keeps a span of 300 seconds, and what was the newest version at its start', async () => {
  const { clock, recent, add } = setUp();
  for (let version = 0; version < 100; version += 1) {
    await add('a', longText(`version ${version}`));
    clock.world += 7_000;
  }
  const newest = clock.world - 7_000;
  const oldest = recent.at('a', 0)?.version.asOf ?? 0;
  expect(newest - oldest).toBeGreaterThanOrEqual(300_000);
  expect(newest - oldest).toBeLessThan(307_000);
});

test('keeps three bodies as they are and the others in brotli alone, which expands to the same bytes', async () => {
  const { clock, recent, add } = setUp();
  const bodies = [];
  for (let version = 0; version < 8; version += 1) {
    bodies.push(await add('a', longText(`version ${version}`)));
    clock.world += 5_000;
  }
  const isRaw = bodies.map(({ sha256 }) => 'identity' in (recent.find('a', sha256) ?? {}));
  expect(isRaw).toEqual([false, false, false, false, false, true, true, true]);
  for (const { sha256, identity, etag } of bodies) {
    const body = recent.find('a', sha256);
    const expanded = body && 'expand' in body ? await body.expand() : body;
    expect([expanded?.etag, expanded?.sha256, expanded?.identity.equals(identity)]).toEqual([
      etag,
      sha256,
      true,
    ]);
  }
  expect(recent.find('b', bodies[0]?.sha256 ?? '')).toBeNull();
});

test('shares the bytes of versions without a change', async () => {
  const { clock, recent } = setUp();
  const body = await makeBody(longText('the same'), 'text/plain', null);
  for (let version = 0; version < 60; version += 1) {
    recent.add('a', versionOf(body, clock.world));
    clock.world += 5_000;
  }
  expect(recent.bytes).toBeLessThan(body.identity.length + 60 * 300);
});

test('takes older versions after newer ones, and ignores those of the future', async () => {
  const { clock, add, textAt } = setUp();
  await add('a', 'now');
  await add('a', 'before', clock.world - 60_000);
  await add('a', 'later', clock.world + 1);
  expect([await textAt('a', clock.world - 1), await textAt('a', clock.world + 10)]).toEqual([
    'before',
    'now',
  ]);
});

test('drops what lies in the future of a world that was set back', async () => {
  const { clock, recent, add, textAt } = setUp();
  await add('a', 'before');
  clock.world += 5_000;
  const body = await add('a', 'after');
  clock.world -= 1_000;
  expect([await textAt('a', clock.world), recent.find('a', body.sha256)]).toEqual(['before', null]);
  clock.world -= 60_000;
  expect([recent.at('a', clock.world), recent.has('a'), recent.bytes]).toEqual([null, false, 0]);
});

test('drops a key a minute after it is no longer held', async () => {
  const { clock, recent, add } = setUp();
  recent.hold('a');
  await add('a', longText('first'));
  await add('b', longText('never held'));
  clock.machine += 59_999;
  recent.release('a');
  expect([recent.has('a'), recent.has('b')]).toEqual([true, true]);
  clock.machine += 1;
  expect(recent.bytes).toBeGreaterThan(0);
  expect([recent.has('a'), recent.has('b')]).toEqual([true, false]);
  clock.machine += 59_999;
  expect([recent.bytes, recent.has('a')]).toEqual([0, false]);
});

test('stays below 64 MB by dropping the oldest versions of all keys, and counts what it has', async () => {
  const { clock, recent } = setUp();
  const keys = Array.from({ length: 20 }, (_, index) => String(index));
  const template = await makeBody(longText('template'), 'text/plain', null);
  for (const key of keys) recent.hold(key);
  for (let version = 0; version < 30; version += 1) {
    for (const key of keys) {
      // Random bytes, which brotli does not shorten.
      const identity = randomBytes(128 * 1024);
      const body = { ...template, sha256: `${key} ${version}`, identity, br: identity.subarray(1) };
      recent.add(key, versionOf(body, clock.world));
      expect(recent.bytes).toBeLessThanOrEqual(64 * MEGABYTE);
    }
    clock.world += 5_000;
  }
  expect(recent.bytes).toBeGreaterThan(54 * MEGABYTE);
  const spans = keys.map((key) => clock.world - (recent.at(key, 0)?.version.asOf ?? 0));
  expect(Math.max(...spans) - Math.min(...spans)).toBeLessThanOrEqual(5_000);
  for (const key of keys) recent.release(key);
  clock.machine += 60_000;
  expect(recent.bytes).toBe(0);
});
