import { expect, test } from 'vitest';
import { fakeWireMatch, LIVE_KICK_OFF_SECONDS, listEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';

/** Returns 30 competitions of ten matches: ten from Nigeria, then twenty from Germany, which rank higher. */
function busyDay() {
  return listEnvelope(
    Array.from({ length: 300 }, (_, at) => {
      const competition = Math.floor(at / 10) + 1;
      const isOwn = competition <= 10;
      return {
        ...fakeWireMatch(at + 1, 0, LIVE_KICK_OFF_SECONDS),
        league: {
          id: competition,
          name: `League ${competition}`,
          type: 'league',
          country_id: '1',
          country_name: isOwn ? 'Nigeria' : 'Germany',
          country_code: isOwn ? 'ng' : 'de',
        },
      };
    }),
  );
}

interface FirstScreensAnswer {
  readonly data: readonly { readonly id: string; readonly league: { readonly id: string } }[];
  readonly meta: { readonly dropped: number; readonly part?: true };
}

const FIRST_SCREENS_PATH = '/api/first/?d=2026-11-21&of=2026-11-21';
const competitionsIn = ({ data }: FirstScreensAnswer) => [
  ...new Set(data.map(({ league }) => Number(league.id))),
];

test('answers the first screens of the day from one request to the data service', async () => {
  const { get, upstream } = await startBffForTest(busyDay);
  const first = await get(`${FIRST_SCREENS_PATH}&zone=Africa/Lagos`);
  const whole = await get('/api/v2.2/fixtures/?t=schedule&d=2026-11-21');
  expect(first.json<FirstScreensAnswer>().meta).toEqual({ dropped: 0, total: 300, part: true });
  expect(competitionsIn(first.json<FirstScreensAnswer>())).toEqual([1, 2, 3, 4, 5, 6]);
  expect(whole.json<FirstScreensAnswer>().data).toHaveLength(300);
  expect(whole.json<FirstScreensAnswer>().data.slice(0, 60)).toEqual(first.json<FirstScreensAnswer>().data);
  expect(upstream.hits).toHaveLength(1);
  for (const name of ['cache-control', 'age', 'world-time'])
    expect(first.headers[name]).toBe(whole.headers[name]);
});

test.each([
  ['the zone’s country comes first', '&country=&zone=Africa/Lagos', 1],
  ['but the one that was chosen before it', '&country=de+ng&zone=Africa/Lagos', 11],
  ['and of nobody knows where, none', '&country=xx&zone=Mars/Olympus', 11],
])('%s', async (_, where, competition) => {
  const { get } = await startBffForTest(busyDay);
  expect(competitionsIn((await get(FIRST_SCREENS_PATH + where)).json<FirstScreensAnswer>())[0]).toBe(
    competition,
  );
});

test('answers fewer whole competitions for a small screen', async () => {
  const { get } = await startBffForTest(busyDay);
  const few = (await get(`${FIRST_SCREENS_PATH}&country=ng&matches=15`)).json<FirstScreensAnswer>();
  expect([few.data.length, competitionsIn(few)]).toEqual([20, [1, 2]]);
});

test('answers 304 until the list of the day has changed', async () => {
  const { get, clock, upstream } = await startBffForTest(busyDay);
  const { headers } = await get(FIRST_SCREENS_PATH);
  const again = () => get(FIRST_SCREENS_PATH, { headers: { 'if-none-match': String(headers['etag']) } });
  expect((await again()).statusCode).toBe(304);
  upstream.answer = () => listEnvelope([fakeWireMatch(1, 0, LIVE_KICK_OFF_SECONDS)]);
  clock.tick(3_600);
  const next = await again();
  expect([
    next.statusCode,
    next.json<FirstScreensAnswer>().data.length,
    next.json<FirstScreensAnswer>().meta.part,
  ]).toEqual([200, 1, undefined]);
});

test.each([
  ['no day', ''],
  ['a day that is none of the days', '?d=2026-11-21&of=2026-11-22'],
  ['a day of no calendar', '?d=2026-02-30&of=2026-02-30'],
  ['four days', '?d=2026-11-21&of=2026-11-20,2026-11-21,2026-11-22,2026-11-23'],
  ['no match', '?d=2026-11-21&of=2026-11-21&matches=0'],
  ['more matches than a screen shows', '?d=2026-11-21&of=2026-11-21&matches=61'],
  ['a count that is none', '?d=2026-11-21&of=2026-11-21&matches=few'],
  ['something else', '?d=2026-11-21&of=2026-11-21&league_id=1'],
])('refuses %s without a request to the data service', async (_, query) => {
  const { get, upstream } = await startBffForTest(busyDay);
  const { statusCode, body } = await get(`/api/first/${query}`);
  expect([statusCode, JSON.parse(body).error.code]).toEqual([400, 'bad_parameter']);
  expect(upstream.hits).toEqual([]);
});

test('fails if one of the days cannot be fetched', async () => {
  const { get, upstream } = await startBffForTest(busyDay);
  upstream.answer = (_, response, url) =>
    url.searchParams.get('d') === '2026-11-20' ? void response.writeHead(500).end() : busyDay();
  const { statusCode, headers } = await get('/api/first/?d=2026-11-21&of=2026-11-20,2026-11-21');
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
});

test('answers its own matches for each day that overlaps the viewer’s day', async () => {
  const { get, upstream } = await startBffForTest(busyDay);
  upstream.answer = (_, __, url) =>
    url.searchParams.get('d') === '2026-11-20'
      ? listEnvelope([fakeWireMatch(777, 0, LIVE_KICK_OFF_SECONDS)])
      : busyDay();
  const matchesOf = async (day: string) =>
    (await get(`/api/first/?d=${day}&of=2026-11-20,2026-11-21`))
      .json<FirstScreensAnswer>()
      .data.map(({ id }) => id);
  expect(await matchesOf('2026-11-21')).not.toContain('777');
  expect(await matchesOf('2026-11-20')).toEqual(['777']);
  expect(await matchesOf('2026-11-21')).toContain('1');
});
