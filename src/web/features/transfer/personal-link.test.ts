import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownPersonal } from '#web/settings/personal.ts';
import { importedData } from './import-hash.ts';
import type { Import } from './personal-file.ts';
import { personalLink, readLink } from './personal-link.ts';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const ORIGIN = 'https://scores.example';
/** Names that a compression makes little shorter. */
const follow = (count: number) =>
  localStorage.setItem(
    'favourites',
    JSON.stringify(
      Array.from({ length: count }, (_, at) => {
        const id = `${(at * 7919 + 1013) % 100_003}`;
        return { kind: 'team', id, name: `${(at * 104_729) % 15_485_863} Städt ⚽`, img: `/img/teams/${id}` };
      }),
    ),
  );
const dataOf = (link: string | null) => importedData(new URL(link ?? '').hash) ?? '';

test('a link brings follows and settings after #, and no server receives them', async () => {
  follow(20);
  localStorage.setItem('theme', 'dark');
  const link = new URL((await personalLink(ORIGIN)) ?? '');
  expect([link.origin, link.pathname, link.search]).toEqual([ORIGIN, '/my', '']);
  expect(link.hash).toMatch(/^#import=[\w-]+$/);
  const { personal, isPartial } = (await readLink(dataOf(link.href))) as Import;
  expect([...personal]).toEqual([...ownPersonal(true)]);
  expect(isPartial).toBe(false);
});

test('a link has at most 2 KB, and more than fits has none', async () => {
  let [count, longest] = [10, 0];
  for (; count < 300; count += 10) {
    follow(count);
    const link = await personalLink(ORIGIN);
    if (link === null) break;
    longest = link.length;
  }
  expect(count).toBeGreaterThan(40);
  expect(count).toBeLessThan(300);
  expect(longest).toBeGreaterThan(1500);
  expect(longest).toBeLessThanOrEqual(2048);
});

test('refuses a damaged link', async () => {
  follow(20);
  const data = dataOf(await personalLink(ORIGIN));
  for (const damaged of ['', '%%%', 'AAAA', data.slice(0, -30), `${data.slice(0, 60)}xyz${data.slice(63)}`])
    expect(await readLink(damaged)).toBe('unreadable');
});

test('refuses a short link that becomes a huge text', async () => {
  const stream = new CompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  void writer.write(new Uint8Array(50_000_000));
  void writer.close();
  const packed = new Uint8Array(await new Response(stream.readable).arrayBuffer());
  const data = btoa(String.fromCharCode(...packed.slice(0, 60_000)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  expect(await readLink(data)).toBe('unreadable');
});
