/** Prices that viewers with closed tabs wait for, through the whole server. */
import { expect, test, vi } from 'vitest';
import type { BffOptions } from '#bff/bff.ts';
import { priceMatches } from '#bff/news/news-cost.ts';
import { type FakePushService, startPushService, subscriptionAt } from '#bff/testing/fake-push-service.ts';
import { type AnswerHandler, listEnvelope } from '#bff/testing/fake-upstream.ts';
import { playedMatch } from '#bff/testing/played-match.ts';
import { settle } from '#bff/testing/start-fleet.ts';
import { startPush } from '#bff/testing/start-push.ts';
import { temporaryFolder } from '#bff/testing/temporary-folder.ts';
import { NOON } from '#bff/testing/ticked-clock.ts';

const WAIT = { matchId: '7', result: 'home', price: 2.5, from: 2.2, books: null, since: NOON - 60_000 };
const KEY = `7 price home ${WAIT.since}`;

/** Prices of one bookmaker; null: suspended. */
interface Prices {
  home: number | null;
}

async function start(
  service: FakePushService,
  changes: Partial<BffOptions> = {},
  { folder = temporaryFolder(), minutesBefore = 0 } = {},
) {
  const { match, answer } = playedMatch();
  const prices: Prices = { home: 2.2 };
  let now = () => NOON;
  const withPrices: AnswerHandler = (request, response, url) => {
    if (!url.search.includes('match_odds')) return answer(request, response, url);
    const { home } = prices;
    const date = new Date(now()).toISOString().slice(0, 16).replace('T', ' ');
    const line = {
      home: home && String(home),
      draw: home && '3.4',
      away: home && '3.2',
      handicap: null,
      score: match.status === 1 ? match.score.join('-') : null,
      last_update: { date, timezone: 'UTC' },
    };
    return listEnvelope([
      { id: 1, name: 'Result', bookmakers: [{ id: 2, name: 'Tallyho', odds: { data: line } }] },
    ]);
  };
  const server = await startPush(
    withPrices,
    (clock) => {
      now = () => clock.now();
      if (minutesBefore > 0) Object.assign(match, { status: 0, kickOff: NOON / 1_000 + minutesBefore * 60 });
      return {
        push: { isNewsOn: true, keys: null, ntfy: null, ownHosts: [service.host] },
        operatorContact: 'mailto:desk@example.com',
        ...changes,
      };
    },
    folder,
  );
  const post = async (body: object) => {
    const waits = { bells: {}, prices: [WAIT], oddsFormat: 'decimal', ...body };
    const { statusCode, body: text } = await server.send('POST', subscriptionAt(service, waits));
    expect(statusCode).toBe(200);
    return JSON.parse(text).prices;
  };
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      const { length } = server.upstream.hits;
      server.clock.tick(1);
      await settle();
      // An answer arrives within its second, also on a busy machine.
      if (server.upstream.hits.length > length) await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const count = (part: string) => server.upstream.hits.filter((hit) => hit.includes(part)).length;
  return { ...server, match, prices, post, pass, count };
}

const textsOf = ({ got }: FakePushService) => got.map(({ title, body }) => `${title} | ${body}`);

test('tells a price once, opens its odds, and asks for no more prices', async () => {
  const service = await startPushService();
  const { post, pass, prices, count } = await start(service);
  expect(await post({})).toEqual({ toldKeys: [], refusedKeys: [] });
  await pass(70);
  expect(service.headers).toEqual([]);
  prices.home = null;
  await pass(60);
  prices.home = 2.6;
  await pass(60);
  await vi.waitFor(() =>
    expect(textsOf(service)).toEqual([
      'Price reached: 2.50 | Team 14 0–0 Team 15 · Team 14 to win, best price 2.60 · This alert is done',
    ]),
  );
  expect(service.got[0]).toMatchObject({ navigate: '/match/7/odds', tag: KEY });
  const requests = count('match_odds');
  prices.home = 2.7;
  await pass(120);
  expect([count('match_odds'), service.got.length]).toEqual([requests, 1]);
  // The browser does not know yet, and sends its wait again.
  expect(await post({})).toEqual({ toldKeys: [KEY], refusedKeys: [] });
  await pass(120);
  expect(service.got).toHaveLength(1);
});

test('words it in the language and the odds format of the viewer', async () => {
  const service = await startPushService();
  const { post, pass, prices } = await start(service);
  await post({ language: 'de', oddsFormat: 'american', prices: [{ ...WAIT, price: null, from: 0.43 }] });
  prices.home = 3;
  await pass(70);
  await vi.waitFor(() =>
    expect(textsOf(service)).toEqual([
      'Chance verändert: 43\u00a0% → 35\u00a0% | Team 14 0:0 Team 15 · Sieg Team 14, ohne Marge · Die Meldung ist damit erledigt',
    ]),
  );
});

test('asks for prices each minute in play, each ten minutes before, and not while nobody waits', async () => {
  const service = await startPushService();
  const { post, pass, count, match } = await start(service, {}, { minutesBefore: 25 });
  await post({ bells: { 'team 14': ['goals'] }, prices: [] });
  await pass(120);
  expect(count('odds')).toBe(0);
  await post({});
  await pass(22 * 60);
  expect([count('t=match_odds&'), count('match_oddsinplay')]).toEqual([3, 0]);
  Object.assign(match, { status: 1, minute: 1 });
  await pass(10 * 60);
  expect(count('t=match_odds&')).toBe(3);
  expect(count('match_oddsinplay')).toBeGreaterThanOrEqual(7);
  expect(count('match_oddsinplay')).toBeLessThanOrEqual(10);
});

test('a viewer’s delay, quiet hours and hidden scores hold for prices as well', async () => {
  const service = await startPushService();
  const { post, pass, prices, clock } = await start(service);
  await post({ delay: 90 });
  await pass(10);
  prices.home = 2.6;
  await pass(90);
  expect(service.headers).toEqual([]);
  await pass(70);
  await vi.waitFor(() => expect(service.got).toHaveLength(1));

  const next = { ...WAIT, since: WAIT.since + 1 };
  // It is noon.
  await post({ prices: [next], zone: 'UTC', quietHours: { from: '11:00', until: '12:20' } });
  await pass(70);
  expect(service.got).toHaveLength(1);
  clock.jump(20 * 60);
  await pass(61);
  await vi.waitFor(() => expect(service.got[1]?.title).toBe('One alert in your quiet hours'));

  const last = { ...WAIT, since: WAIT.since + 2 };
  await post({ prices: [last], shields: [{ kind: 'team', id: '14', until: null }] });
  await pass(130);
  expect(service.got).toHaveLength(2);
  await post({ prices: [last] });
  await pass(70);
  await vi.waitFor(() => expect(service.got).toHaveLength(3));
});

test('what was told stays told over a restart', async () => {
  const service = await startPushService();
  const folder = temporaryFolder();
  const first = await start(service, {}, { folder });
  first.prices.home = 2.6;
  await first.post({});
  await first.pass(70);
  await vi.waitFor(() => expect(service.got).toHaveLength(1));
  await first.close();
  const second = await start(service, {}, { folder });
  second.prices.home = 2.7;
  await second.pass(130);
  expect(await second.post({})).toEqual({ toldKeys: [KEY], refusedKeys: [] });
  expect(service.got).toHaveLength(1);
});

test('a finished match is watched no more', async () => {
  const service = await startPushService();
  const { post, pass, match, count } = await start(service);
  await post({});
  await pass(70);
  Object.assign(match, { status: 3 });
  await pass(10 * 60);
  const requests = count('match_odds');
  expect(requests).toBeLessThanOrEqual(4);
  await pass(5 * 60);
  expect([count('match_odds'), service.got]).toEqual([requests, []]);
});

test('watches twenty matches, those that were waited for first, and says what it does not watch', async () => {
  const service = await startPushService();
  const { post, get } = await start(service);
  const waits = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => ({
      ...WAIT,
      matchId: `${from + n}`,
      since: WAIT.since + from + n,
    }));
  const other = subscriptionAt(service, { endpoint: `http://${service.host}/other` });
  await post({ endpoint: other.endpoint, prices: waits(100, 19) });
  expect(await post({ prices: waits(200, 3) })).toEqual({
    toldKeys: [],
    refusedKeys: waits(201, 2).map(({ matchId, since }) => `${matchId} price home ${since}`),
  });
  const { prices } = JSON.parse((await get('/api/push')).body);
  expect(prices).toEqual({ maxMatches: 20, requestsPerHour: 60 });
});

test('leaves out what is no wait', async () => {
  const service = await startPushService();
  const { post, pass, count } = await start(service);
  expect(await post({ prices: [{ ...WAIT, matchId: 'x' }, { ...WAIT, price: 1e9 }, null] })).toEqual({
    toldKeys: [],
    refusedKeys: [],
  });
  await pass(70);
  expect(count('odds')).toBe(0);
});

test('with odds off no price is asked for', async () => {
  const service = await startPushService();
  const { post, pass, get, count, prices } = await start(service, { hasOdds: false });
  expect(JSON.parse((await get('/api/push')).body).prices).toBeNull();
  await post({});
  prices.home = 2.6;
  await pass(130);
  expect([count('odds'), service.got]).toEqual([0, []]);
});

test.each([
  [{ perHour: null, perDay: null }, 20],
  [{ perHour: 2_000, perDay: null }, 15],
  [{ perHour: 300, perDay: null }, 1],
  [{ perHour: 140, perDay: null }, 0],
  [{ perHour: null, perDay: 10_000 }, 7],
])('an allowance of %j has room for %d matches beside the news', (allowance, matches) => {
  expect(priceMatches(allowance, 30)).toBe(matches);
});
