import { expect, test } from 'vitest';
import { type AnswerHandler, listEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';

const DAY_SECONDS = 86_400;
const PATH = '/api/names?lang=de';
/** The pages of competitions by language. */
const NAMES = {
  en: [
    { 1: 'Premier League', 2: 'World Cup' },
    { 3: 'Friendlies', 4: 'Cup', 5: 'Shield' },
  ],
  de: [
    { 1: 'Premier League', 2: 'Weltmeisterschaft' },
    { 3: 'Freundschaftsspiele', 4: '', 5: 'x'.repeat(101), 6: 'Neu' },
  ],
};

const pages: AnswerHandler = (_, __, { searchParams }) => {
  const names = NAMES[searchParams.get('lang') === 'de' ? 'de' : 'en'];
  const page = Number(searchParams.get('page') ?? 1);
  const records = Object.entries(names[page - 1] ?? {}).map(([id, name]) => ({ id, name }));
  return listEnvelope(records, { page, pages: names.length });
};

const lostPage =
  (lang: string | null, page: string | null): AnswerHandler =>
  (request, response, url) =>
    url.searchParams.get('lang') === lang && url.searchParams.get('page') === page
      ? void response.writeHead(500).end()
      : pages(request, response, url);

test('answers the names that differ, from one request a page, language and day', async () => {
  const { get, clock, upstream } = await startBffForTest(pages);
  for (let n = 0; n < 3; n += 1) {
    const response = await get(PATH);
    expect(response.json()).toEqual({ 2: 'Weltmeisterschaft', 3: 'Freundschaftsspiele' });
    expect(response.headers).toMatchObject({ vary: 'Accept-Encoding', age: '0' });
  }
  expect(upstream.hits).toHaveLength(4);
  clock.tick(DAY_SECONDS);
  await get(PATH);
  expect(upstream.hits).toHaveLength(8);
});

test('a page that fails leaves its English names, and is soon requested again', async () => {
  const { get } = await startBffForTest(lostPage('de', '2'));
  const response = await get(PATH);
  expect(response.json()).toEqual({ 2: 'Weltmeisterschaft' });
  expect(Number(/max-age=(\d+)/.exec(`${response.headers['cache-control']}`)?.[1])).toBeLessThanOrEqual(60);
});

test('the names of yesterday are better than none', async () => {
  const { get, clock, upstream } = await startBffForTest(pages);
  await get(PATH);
  clock.tick(DAY_SECONDS);
  upstream.answer = (_, response) => void response.writeHead(500).end();
  const { statusCode, body } = await get(PATH);
  expect([statusCode, JSON.parse(body)[2]]).toEqual([200, 'Weltmeisterschaft']);
});

test('without any names of a language there is an error', async () => {
  const { get } = await startBffForTest(lostPage('de', null));
  expect((await get(PATH)).statusCode).toBeGreaterThanOrEqual(500);
});

test.each(['', '?lang=en', '?lang=xx', '?lang=ar-XB', '?lang=de&lang=de', '?lang=de&x=1'])(
  'refuses %s without a call',
  async (query) => {
    const { get, upstream } = await startBffForTest(pages);
    expect((await get(`/api/names${query}`)).statusCode).toBe(400);
    expect(upstream.hits).toEqual([]);
  },
);
