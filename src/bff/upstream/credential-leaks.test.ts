/** The account never leaves this process, whatever clients request and the data service answers. */
import { expect, test } from 'vitest';
import { type AnswerHandler, fakeWireMatch, listEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { NOON } from '#bff/testing/ticked-clock.ts';

const USER = 'canary.account+1@example.com';
const TOKEN = 'tok-/canary=é&"9f8e7d';
const FORMS = [USER, TOKEN].flatMap((secret) => [
  secret,
  [...secret].reverse().join(''),
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
  Buffer.from(secret).toString('base64'),
  Buffer.from(secret).toString('base64url'),
]);

const PATHS = [
  '/',
  '/healthz',
  '/readyz',
  '/api/v2.2/livescores/?t=live&include=events,stats',
  '/api/v2.2/livescores/?t=today',
  '/api/v2.2/countries/?t=list',
  '/api/v2.2/fixtures/?t=info&id=7',
  '/api/v2.2/fixtures/?t=info',
  '/api/v2.2/fixtures/?t=info&id=x',
  '/api/v2.2/leagues/?t=standings&season_id=1',
  '/api/v2.2/nothing/?t=live',
  '/api/v2.2/livescores/?t=live&user=a&token=b',
  '/img/teams/7',
  '/img/teams/..',
  '/%zz',
];

const echo = (url: URL) => `${url.href} ${FORMS.join(' ')}`;
const namedFields = (name: string) => ({
  ...fakeWireMatch(7, 1, NOON / 1_000, [1, 0]),
  info: name,
  status_name: name,
});

/** Data services that echo the account in every possible place. */
const HOSTILE: readonly [string, AnswerHandler][] = [
  ['data', (_, __, url) => listEnvelope([namedFields(echo(url)), { id: 1, name: echo(url), cc: echo(url) }])],
  ['meta', (_, __, url) => ({ data: [], meta: { msg: echo(url), user: USER, plan: TOKEN } })],
  [
    'headers',
    (_, response) => {
      const forms = FORMS.map((form) => encodeURIComponent(form)).join(' ');
      response.writeHead(200, {
        'content-type': 'application/json',
        etag: `"${forms}"`,
        'x-token': forms,
        'set-cookie': forms,
      });
      response.end(JSON.stringify(listEnvelope([])));
    },
  ],
  [
    'picture addresses',
    (_, __, url) => {
      const match = namedFields('Home v Away');
      const [home, away] = [
        `https://cdn.example.com/images/soccer/teams/100/14.png?user=${USER}&token=${TOKEN}`,
        `https://${encodeURIComponent(USER)}:${encodeURIComponent(TOKEN)}@cdn.example.com/images/soccer/teams/100/15.png`,
      ];
      const teams = { home: { ...match.teams.home, img: home }, away: { ...match.teams.away, img: away } };
      return listEnvelope([{ ...match, teams, league: { ...match.league, cc: url.href } }]);
    },
  ],
  [
    'the status line',
    (_, response) => {
      const words = encodeURIComponent(TOKEN);
      response.writeHead(403, words, {
        'content-type': words,
        'content-encoding': words,
        'retry-after': words,
      });
      response.end(words);
    },
  ],
  ...[400, 401, 402, 403, 404, 429, 500, 503].map((status): [string, AnswerHandler] => [
    `the body of a ${status}`,
    (_, response, url) => {
      response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' });
      response.end(JSON.stringify({ data: [], meta: { msg: echo(url) } }));
    },
  ]),
  [
    'a page',
    (_, response, url) => void response.writeHead(200, { 'content-type': 'text/html' }).end(echo(url)),
  ],
  [
    'cut JSON',
    (_, response, url) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(`{"${echo(url)}`),
  ],
  [
    'a redirect',
    (_, response, url) =>
      void response.writeHead(302, { location: `http://127.0.0.1:1/${encodeURI(url.search)}` }).end(),
  ],
  [
    'bytes that are no HTTP',
    (request, _, url) => void request.socket.end(`HTTP/1.1 ${echo(url)}\r\n${echo(url)}\r\n\r\n`),
  ],
  ['no answer', (request) => void request.socket.destroy()],
];

test.each(HOSTILE)('leaks nothing in answers, headers and log lines: %s', async (_, answer) => {
  const testBff = await startBffForTest(answer, { user: USER, token: TOKEN, mode: 'real' });
  let responseText = '';
  // Twice, since the second round meets the cache of the first.
  for (let round = 0; round < 2; round += 1) {
    for (const path of PATHS) {
      for (const headers of [{}, { 'accept-encoding': 'identity', 'if-none-match': '"x"' }]) {
        const response = await testBff.get(path, { headers });
        responseText += `${response.statusCode} ${JSON.stringify(response.headers)} ${response.body}\n`;
      }
    }
    testBff.clock.tick(400);
  }
  responseText += testBff.logLines.join('\n');
  expect(testBff.upstream.hits.length).toBeGreaterThan(0);
  for (const form of FORMS) expect(responseText).not.toContain(form);
  // A whole number: the digits of a request id may contain it by chance.
  expect(responseText).not.toMatch(new RegExp(`\\b${new URL(testBff.upstream.url).port}\\b`));
});

test('does not reveal an unreachable address', async () => {
  const testBff = await startBffForTest(() => listEnvelope([]), {
    user: USER,
    token: TOKEN,
    mode: 'real',
    url: 'http://127.0.0.1:1',
  });
  const { statusCode, body } = await testBff.get('/api/v2.2/countries/?t=list');
  expect(statusCode).toBe(503);
  for (const text of [body, testBff.logLines.join()]) {
    expect(text).not.toContain('127.0.0.1');
    for (const form of FORMS) expect(text).not.toContain(form);
  }
});

test('requests pictures without the account', async () => {
  const testBff = await startBffForTest(() => listEnvelope([]), { user: USER, token: TOKEN, mode: 'real' });
  await testBff.get('/img/teams/7');
  expect(testBff.upstream.hits).toEqual(['/images/soccer/teams/100/7.png']);
});
