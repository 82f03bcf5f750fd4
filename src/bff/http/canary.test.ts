/** Nothing of the account leaves this process, wherever a data service echoes it. */
import { describe, expect, test } from 'vitest';
import {
  type AnswerHandler,
  fakeWireMatch,
  LIVE_KICK_OFF_SECONDS,
  listEnvelope,
} from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';

const USER = 'canary-user@example.com';
const TOKEN = 'canary-token+1/2=3';
const ACCOUNT = { user: USER, token: TOKEN, mode: 'real' } as const;

const formsOf = (secret: string): readonly string[] => {
  const bytes = Buffer.from(secret);
  return [secret, encodeURIComponent(secret), bytes.toString('base64'), bytes.toString('hex')];
};
const FORMS = [USER, TOKEN].flatMap(formsOf);

const PATHS = [
  '/api/v2.2/livescores/?t=live',
  '/api/v2.2/fixtures/?t=schedule&d=2026-11-21',
  '/api/v2.2/fixtures/?t=info&id=7&include=events',
  '/api/v2.2/countries/?t=list',
  '/api/first/?d=2026-11-21&of=2026-11-21&zone=Europe/Berlin&matches=5',
  '/img/teams/14',
  '/readyz',
];

/** Returns all output for all paths: statuses, headers, bodies and log lines. */
async function everything(answer: AnswerHandler) {
  const { get, clock, logLines, upstream } = await startBffForTest(answer, ACCOUNT);
  const statuses: number[] = [];
  let text = '';
  for (let round = 0; round < 2; round += 1) {
    for (const path of PATHS) {
      const response = await get(path);
      statuses.push(response.statusCode);
      text += `${JSON.stringify(response.headers)} ${response.body}\n`;
    }
    clock.tick(400);
  }
  expect(upstream.hits.length).toBeGreaterThan(PATHS.length - 2);
  return { statuses, text: text + logLines.join('\n') };
}

const match = () => fakeWireMatch(7, 1, LIVE_KICK_OFF_SECONDS, [1, 0]);
const one = (record: object, meta: object = {}) => ({ data: record, meta });
const answers = (record: (url: URL) => object, meta: object = {}): AnswerHandler => {
  return (_, __, url) =>
    url.searchParams.get('t') === 'info' ? one(record(url), meta) : listEnvelope([record(url)], { ...meta });
};

describe.each(FORMS.map((form) => [form] as const))('%s', (form) => {
  test.each<[string, AnswerHandler]>([
    ['meta', answers(match, { user: form, msg: form, token: form, plan: { name: form } })],
    ['unknown fields', answers(() => ({ ...match(), [form]: form, request: { url: form } }))],
    [
      'unknown fields of parts',
      answers(() => ({
        ...match(),
        teams: { home: { ...match().teams.home, key: form }, away: match().teams.away },
      })),
    ],
    [
      'picture addresses',
      answers(() => {
        const { teams, league, ...rest } = match();
        const img = `https://cdn.example.com/images/teams/14.png?token=${form}`;
        return {
          ...rest,
          teams: { home: { ...teams.home, img }, away: { ...teams.away, img: `/images/teams/${form}.png` } },
          league: { ...league, country_flag: `https://${form}@cdn.example.com/images/countries/de.png` },
        };
      }),
    ],
    [
      'headers',
      (request, response, url) => {
        for (const name of ['x-echo', 'server', 'etag', 'link', 'retry-after'])
          response.setHeader(name, form);
        return answers(match)(request, response, url);
      },
    ],
    [
      'the message of an error',
      (_, response) => {
        response.writeHead(400, form.replace(/[^\w ]/g, ''), { 'content-type': 'application/json' });
        response.end(JSON.stringify({ data: [], meta: { msg: form } }));
      },
    ],
    ['the message of an empty answer', () => listEnvelope([], { msg: form })],
  ])('in %s', async (place, answer) => {
    const { statuses, text } = await everything(answer);
    for (const each of FORMS) expect(text).not.toContain(each);
    const hasData = !place.startsWith('the message');
    expect(statuses.slice(0, 3)).toEqual(hasData ? [200, 200, 200] : [502, 502, 502]);
    if (hasData) expect(text).toContain('Team 14');
  });
});

test.each(formsOf(TOKEN))('refuses an answer that contains the token as %s', async (form) => {
  const { statuses, text } = await everything(
    answers(() => ({ ...match(), league: { ...match().league, name: `Cup ${form}` } })),
  );
  expect(statuses.slice(0, 3)).toEqual([502, 502, 502]);
  for (const each of FORMS) expect(text).not.toContain(each);
  expect(text).not.toContain('Team 14');
});

test.each([
  ['home', 'secret'],
  ['2', '2'],
  ['0', 'teams'],
  ['data', 'score'],
  ['user', 'eleven-char'],
])('does not change data for the user %s and the token %s', async (user, token) => {
  const answer: AnswerHandler = () => listEnvelope([{ ...match(), info: `${user} ${token}` }]);
  const embeddedBff = await startBffForTest(answer, { user: 'nobody', token: 'nothing', mode: 'real' });
  const { get } = await startBffForTest(answer, { user, token, mode: 'real' });
  const [path = ''] = PATHS;
  const { statusCode, body } = await get(path);
  expect([statusCode, body]).toEqual([200, (await embeddedBff.get(path)).body]);
  expect(JSON.parse(body).data[0]).toMatchObject({ teams: { home: { id: '14' } }, info: `${user} ${token}` });
});
