import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Match as MatchRecord } from '#contract/records/match.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import { matchRoutes } from '#web/testing/match-routes.tsx';
import { leavePages, pass, renderPage } from '#web/testing/render-page.tsx';
import { KICK_OFF, sampleEvent, sampleMatch } from '#web/testing/sample.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('zone', 'Europe/London');
});

afterEach(() => {
  leavePages();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const COVERAGE = { has_lineups: null, has_tvs: null, has_standings: null };

/** Serves one match, 40 minutes after its kick-off. */
function serve(match: object) {
  const headers = { 'world-time': `${(KICK_OFF + 2400) * 1000}; rate=1` };
  return fakeServer(() => ({
    body: { data: { coverage: COVERAGE, ...match } as MatchRecord, meta: { dropped: 0 } },
    headers,
  }));
}

test('shows a match with its score, its minute and its events, newest first', async () => {
  const events = [
    sampleEvent({ minute: 12, related_player_name: 'Brandt', timestamp: KICK_OFF + 725 }),
    sampleEvent({
      minute: 28,
      type: 'var',
      result: 'cancelled',
      info: 'Goal ruled out: offside',
      player_name: 'Ilić',
      team_id: '2001',
    }),
    sampleEvent({ minute: 31, own_goal: true, player_name: 'Hale' }),
    sampleEvent({ minute: 33, type: 'corner', player_name: 'Nobody' }),
  ];
  serve({ ...sampleMatch(1, { minute: [40], score: [1, 1], events }) });
  renderPage(matchRoutes, '/match/1');
  await pass(100);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home 1 1, Away 1 1, 40th minute');
  expect(document.title).toBe('Home 1 1–1 Away 1 · Touchline');
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
  const lines = timeline.getAllByRole('listitem');
  expect([lines[0], lines.at(-1)].map((line) => line?.textContent)).toEqual([
    '40′first half, newest first',
    'Kick-off 15:00',
  ]);
  const items = lines.slice(1, -1);
  expect(items.map((item) => item.querySelector('.name')?.textContent)).toEqual(['Hale', 'Ilić', 'Osei']);
  expect(items.map((item) => item.dataset['side'])).toEqual(['away', 'away', 'home']);
  expect(items.map((item) => item.querySelector('.run')?.textContent)).toEqual(['1–1', '1–1', '1–0']);
  expect(items.map((item) => item.querySelectorAll('s').length)).toEqual([0, 2, 0]);
  expect(items[1]?.textContent).toContain('Goal ruled out, Away 1');
  expect(items[1]?.textContent).toContain('ruled out, offside');
  expect(items[2]?.querySelector('time')?.textContent).toBe('15:12:05');
  expect(items[2]?.textContent).toContain('assist Brandt');
  expect(timeline.queryByText('Nobody')).toBeNull();
});

test("shows statistics in pairs with the teams' names, and a dash for a missing value", async () => {
  const side = (team_id: string, values: object) => ({
    team_id,
    corners: null,
    shots_total: null,
    possessionpercent: null,
    ...values,
  });
  const stats = [
    side('1001', { shots_total: 7, possessionpercent: 60 }),
    side('2001', { shots_total: 3, possessionpercent: 40, corners: 2 }),
  ];
  serve({ ...sampleMatch(1), events: [], stats });
  renderPage(matchRoutes, '/match/1/stats');
  await pass(100);
  await pass(100); // waits for the tab's own code
  const statistics = within(screen.getByRole('region', { name: 'Statistics' }));
  expect(statistics.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Possession',
    'Shots',
    'Corners',
  ]);
  expect(statistics.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Home 1 60%',
    'Away 1 40%',
    'Home 1 7',
    'Away 1 3',
    'Home 1 –',
    'Away 1 2',
  ]);
});

test('an unknown match shows the not-found page', async () => {
  fakeServer(() => ({ body: { error: { code: 'not_found', message: 'No such match.' } }, status: 404 }));
  renderPage(matchRoutes, '/match/9');
  await pass(100);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not found');
  expect(screen.getByRole('link', { name: 'Back to today’s scores' })).toBeDefined();
});

test.each([
  [390, 'as a page'],
  [1280, 'beside the list'],
])(
  'a match that cannot be loaded says why instead of staying in its loading state: %i px, %s',
  async (width) => {
    vi.stubGlobal('matchMedia', () => ({
      matches: width >= 1100,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    fakeServer(() => ({
      body: { error: { code: 'upstream_unavailable', message: 'The data service is not answering.' } },
      status: 503,
    }));
    renderPage(matchRoutes, '/match/9');
    expect(document.querySelector('[aria-busy]')).not.toBeNull();
    await pass(1000);
    expect(screen.getByRole('alert').textContent).toBe('Updates aren’t coming in right now. Trying again.');
    expect(document.querySelector('[aria-busy]')).toBeNull();
  },
);

test('does not poll a finished match', async () => {
  const requests = serve({
    ...sampleMatch(1, { status: 3, phase: 'finished', score: [2, 0], minute: [90] }),
    events: [],
  });
  renderPage(matchRoutes, '/match/1');
  await pass(60_000);
  expect(requests.filter(({ url }) => url.includes('t=info'))).toHaveLength(1);
});

test('marks a new goal for a minute, and not one from before', async () => {
  let score: readonly [number, number] = [1, 0];
  let now = KICK_OFF + 2400;
  fakeServer(() => ({
    body: { data: { ...sampleMatch(1, { score }), coverage: COVERAGE, events: [] }, meta: { dropped: 0 } },
    headers: { 'world-time': `${now * 1000}; rate=1`, 'cache-control': 'max-age=10' },
  }));
  const { container } = renderPage(matchRoutes, '/match/1');
  const fresh = () => [...container.querySelectorAll('[data-fresh]')].map((digit) => digit.textContent);
  await pass(100);
  expect(fresh()).toEqual([]);
  score = [1, 1];
  now += 30;
  await pass(30_000);
  expect(fresh()).toEqual(['1']);
  expect(screen.getByText('Goal')).toBeDefined();
  now += 90;
  await pass(90_000);
  expect(fresh()).toEqual([]);
});

test('links a postponed match to its new date, with one request', async () => {
  const other = sampleMatch(2, { status: 0, phase: 'scheduled', score: null, kickOff: KICK_OFF + 86_400 });
  const off = { ...sampleMatch(1, { status: 4, phase: 'off', score: null, minute: null }), related_id: '2' };
  const requests = fakeServer((url) => ({
    body: { data: url.includes('ids=2') ? [other] : { ...off, coverage: COVERAGE }, meta: { dropped: 0 } },
    headers: { 'world-time': `${KICK_OFF * 1000}; rate=1` },
  }));
  renderPage(matchRoutes, '/match/1');
  await pass(60_000);
  const link = screen.getByRole('link', { name: 'rescheduled for Sun 22 Nov, 15:00' });
  expect(link.getAttribute('href')).toBe('/match/2');
  expect(requests).toHaveLength(2);
});

const MATCH_WITH_VENUE = {
  ...sampleMatch(1),
  coverage: COVERAGE,
  venue_id: '12',
  referee_id: '34',
  events: [],
};

/** Serves a match, its venue and its referee. */
function serveVenueAndReferee(venue: object | null, referee: object | null) {
  return fakeServer((url) => {
    const record = url.includes('/venues/') ? venue : url.includes('/referees/') ? referee : MATCH_WITH_VENUE;
    return record === null
      ? { body: { error: { code: 'not_found', message: 'No such thing.' } }, status: 404 }
      : {
          body: { data: record, meta: { dropped: 0 } },
          headers: { 'world-time': `${KICK_OFF * 1000}; rate=1` },
        };
  });
}

const VENUE = { id: '12', name: 'Old Mill', city: 'Marlow' };

test('requests venue and referee once, and shows them in a line whose space was reserved', async () => {
  const requests = serveVenueAndReferee(VENUE, { id: '34', name: 'Ada Tennant' });
  const { container } = renderPage(matchRoutes, '/match/1');
  expect(container.querySelectorAll('.setting')).toHaveLength(1);
  await pass(100);
  await pass(60_000);
  expect([...container.querySelectorAll('.setting > div')].map(({ textContent }) => textContent)).toEqual([
    'VenueOld Mill, Marlow',
    'RefereeAda Tennant',
  ]);
  const others = requests.map(({ url }) => url).filter((url) => !url.includes('/fixtures/'));
  expect(others).toEqual(['/api/v2.2/venues/?t=info&id=12', '/api/v2.2/referees/?t=info&id=34']);
});

test('leaves out an unknown venue or referee', async () => {
  serveVenueAndReferee(VENUE, null);
  const { container } = renderPage(matchRoutes, '/match/1');
  await pass(100);
  await pass(100);
  expect([...container.querySelectorAll('.setting > div')].map(({ textContent }) => textContent)).toEqual([
    'VenueOld Mill, Marlow',
  ]);
  leavePages();
  serveVenueAndReferee(null, null);
  const other = renderPage(matchRoutes, '/match/1');
  await pass(100);
  await pass(100);
  expect(other.container.querySelector('.match-head')).not.toBeNull();
  expect(other.container.querySelector('.setting')).toBeNull();
});

test('lists venue and referee among the facts of a match', async () => {
  serveVenueAndReferee(VENUE, { id: '34', name: 'Ada Tennant' });
  const { container } = renderPage(matchRoutes, '/match/1/info');
  await pass(100);
  await pass(100);
  const facts = [...container.querySelectorAll('.match-info dl > div')].map(({ textContent }) => textContent);
  expect(facts).toContain('VenueOld Mill, Marlow');
  expect(facts).toContain('RefereeAda Tennant');
});

test('a deleted match is not found, also if the response has null data', async () => {
  fakeServer(() => ({ body: { data: null, meta: { dropped: 0 } } }));
  renderPage(matchRoutes, '/match/1');
  await pass(100);
  expect(screen.getByText('Match not found.')).toBeDefined();
});
