import { Window } from 'happy-dom';
import { afterAll, describe, expect, test } from 'vitest';
import { DEFAULT_CLIENT_LIMITS } from '#bff/config/clients.ts';
import { type AnswerHandler, fakeWireMatch, listEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { createTickedClock, NOON } from '#bff/testing/ticked-clock.ts';
import { makeWebRoot } from '#bff/testing/web-root.ts';
import { PAGES } from '#contract/pages.ts';

const web = makeWebRoot();
afterAll(() => web.remove());

const ORIGIN = 'https://scores.example.com';
const HOSTILE = '"><script>alert(1)</script> & Söhne';

const match = {
  ...fakeWireMatch(7, 3, NOON / 1_000 - 7_200, [2, 1]),
  scores: { home_score: '2', away_score: '1' },
};
const RECORDS: Readonly<Record<string, object>> = {
  'fixtures 7': match,
  'fixtures 8': { ...match, id: 8, teams: { ...match.teams, home: { ...match.teams.home, name: HOSTILE } } },
  'leagues 1': {
    id: 1,
    name: 'Northern League',
    country: { id: '11', name: 'Germany', cc: 'de' },
    seasons: [],
  },
};

const answerRecord: AnswerHandler = (_, response, { pathname, searchParams }) => {
  const record = RECORDS[`${pathname.split('/').at(-2)} ${searchParams.get('id')}`];
  if (record) return { ...listEnvelope([]), data: record };
  response.writeHead(404).end('{}');
  return undefined;
};

async function start(publicUrl: string | null = ORIGIN) {
  const clock = createTickedClock();
  const options = {
    ...{ clock, elapsed: clock.elapsed, schedule: clock.schedule },
    ...{ webRoot: web.path, pages: PAGES, clients: { ...DEFAULT_CLIENT_LIMITS, publicUrl } },
  };
  const { get } = await startBffForTest(answerRecord, {}, options);
  return {
    get,
    oembed: (url: string, more = '') => get(`/oembed?url=${encodeURIComponent(url)}${more}`),
  };
}

function frameIn(html: string) {
  const { document } = new Window();
  document.write(html);
  expect(document.body.children).toHaveLength(1);
  const frame = document.querySelector('iframe');
  return { src: frame?.getAttribute('src'), title: frame?.title, width: frame?.getAttribute('width') };
}

test.each([
  ['/match/7', '/embed/match/7', 'Team 14 v Team 15'],
  ['/match/7/stats?lang=de', '/embed/match/7?lang=de', 'Team 14 – Team 15'],
  ['/competition/1?lang=en', '/embed/table/1?lang=en', 'Northern League'],
  ['/competition/1/fixtures', '/embed/table/1', 'Northern League'],
  ['/embed/match/7?theme=dark&lang=de', '/embed/match/7?theme=dark&lang=de', 'Team 14 – Team 15'],
  ['/embed/table/1?rows=6&form=on', '/embed/table/1?rows=6&form=on', 'Northern League'],
  ['/embed/scores?leagues=1,2', '/embed/scores?leagues=1,2', 'Football scores'],
])('%s is embedded as %s, without its score', async (path, address, title) => {
  const { oembed } = await start();
  const response = await oembed(ORIGIN + path, '&format=json');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  const body = response.json();
  expect(body).toMatchObject({ version: '1.0', type: 'rich', provider_name: 'Touchline', title, width: 480 });
  expect(frameIn(body.html)).toEqual({ src: ORIGIN + address, title, width: '480' });
});

test('escapes what it writes into the code', async () => {
  const { oembed } = await start();
  const { html, title } = (await oembed(`${ORIGIN}/match/8`)).json();
  expect(title).toBe(`${HOSTILE} v Team 15`);
  expect(frameIn(html).title).toBe(title);
  expect(html).not.toContain('<script');
});

test('respects the maximum size of the reader', async () => {
  const { oembed } = await start();
  const sizes = async (more: string) => {
    const { width, height, html } = (await oembed(`${ORIGIN}/match/7`, more)).json();
    expect(html).toContain(`width="${width}" height="${height}"`);
    return [width, height];
  };
  expect(await sizes('&maxwidth=300&maxheight=200')).toEqual([300, 200]);
  expect(await sizes('&maxwidth=2000&maxheight=2000')).toEqual([480, 384]);
  expect(await sizes('&maxwidth=wide&maxheight=-1')).toEqual([480, 384]);
});

describe('answers 404', () => {
  test.each([
    'https://elsewhere.example.com/match/7',
    'http://scores.example.com/match/7',
    `${ORIGIN}/`,
    `${ORIGIN}/team/1`,
    `${ORIGIN}/match/abc`,
    `${ORIGIN}/match/999`,
    `${ORIGIN}/embed/scores`,
    `${ORIGIN}/embed/odds/1`,
    'match/7',
    '',
  ])('for %s', async (url) => {
    const { oembed } = await start();
    const response = await oembed(url);
    expect(response.statusCode).toBe(404);
    expect(response.json().error.message).toMatch(/^Nothing to embed at this address\./);
  });

  test('without PUBLIC_URL', async () => {
    const { oembed } = await start(null);
    expect((await oembed(`${ORIGIN}/match/7`)).statusCode).toBe(404);
  });
});

test('answers 501 to a format that it does not write', async () => {
  const { oembed } = await start();
  const response = await oembed(`${ORIGIN}/match/7`, '&format=xml');
  expect(response.statusCode).toBe(501);
  expect(response.json().error.message).toBe('Only JSON is available. Use format=json.');
});
