import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { answer, fakeServer, NO_UPDATES, NOT_FOUND, OUTAGE } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { pageRoutes } from '#web/testing/page-routes.tsx';
import { leavePages, pass, renderPage } from '#web/testing/render-page.tsx';
import { sampleShootOut } from '#web/testing/sample-shoot-out.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { setWindowWidth } from '#web/testing/set-window-width.ts';

setUpPages();

const COVERAGE = { has_lineups: null, has_tvs: null, has_standings: null };

/** Answers for match 1 alone. */
const respondWith = (match: object) => (url: string) =>
  url.includes('/fixtures/?t=info') ? answer({ coverage: COVERAGE, ...match }) : NOT_FOUND;

/** Opens a page of match 1, 40 minutes after its kick-off. */
const openMatch = (match: object, tab = '') =>
  openPage(`/match/1${tab}`, respondWith(match), KICK_OFF + 2400);

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
  await openMatch(sampleMatch(1, { minute: [40], score: [1, 1], events }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home 1 1, Away 1 1, 40th minute');
  expect(document.title).toBe('Home 1 1–1 Away 1 · Touchline');
  expect(screen.getAllByRole('link', { name: /^England / })).toHaveLength(1);
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
  const lines = timeline.getAllByRole('listitem');
  expect([lines[0], lines.at(-1)].map((line) => line?.textContent)).toEqual([
    '40′40th minutefirst half, newest first',
    'Kick-off 15:00',
  ]);
  const items = lines.slice(1, -1);
  expect(items.map((item) => item.dataset['side'])).toEqual(['away', 'away', 'home']);
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '31′31st minute, Goal, Away 1Hale1–1own goal',
    '28′28th minute, Goal ruled out, Away 1Ilić1–1ruled out, offside',
    '12′15:1215:12:0512th minute, Goal, Home 1Osei1–0assist Brandt',
  ]);
  expect(items.map((item) => item.querySelectorAll('s').length)).toEqual([0, 2, 0]);
  // The second is shown while the line has the pointer or the focus.
  const times = [...(items[2]?.querySelectorAll('time > span') ?? [])];
  expect(times.map(({ textContent, className }) => [textContent, /^hidden/.test(className)])).toEqual([
    ['15:12', false],
    ['15:12:05', true],
  ]);
  expect(timeline.queryByText('Nobody')).toBeNull();
});

test('a name from right to left does not turn the score of the title round', async () => {
  const { teams, ...match } = sampleMatch(1, { score: [2, 1] });
  await openMatch({ ...match, teams: { ...teams, home: { ...teams.home, name: 'النسر' } } });
  expect(document.title).toBe('\u2068النسر\u2069 2–1 \u2068Away 1\u2069 · Touchline');
});

test.each([
  [4, 'about to start', 'kick-off 15:36'],
  [5, 'Delayed', 'delayed'],
  [30, 'No update since kick-off', 'no update since kick-off'],
  [240, 'Result missing', 'result missing'],
])('%i minutes after its kick-off a match that is not started is “%s”', async (minutes, text, spokenText) => {
  const kickOff = KICK_OFF + 2400 - minutes * 60;
  const match = sampleMatch(1, { status: 0, phase: 'scheduled', score: null, minute: null, kickOff });
  await openMatch(match);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe(`Home 1 v Away 1, ${spokenText}`);
  expect(heading.parentElement?.textContent).toContain(text);
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
  await openMatch({ ...sampleMatch(1), events: [], stats }, '/stats');
  expect(document.title).toBe('Home 1 0–0 Away 1 · Stats · Touchline');
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
  await openPage('/match/9', () => NOT_FOUND);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not found');
  expect(screen.getByRole('link', { name: 'Back to today’s scores' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search');
});

test.each([
  [390, 'as a page'],
  [1280, 'beside the list'],
])(
  'a match that cannot be loaded says why instead of staying in its loading state: %i px, %s',
  async (width) => {
    setWindowWidth(width);
    fakeServer(() => OUTAGE);
    renderPage(pageRoutes, '/match/9');
    expect(document.querySelector('[aria-busy]')).not.toBeNull();
    await pass(1000);
    expect(screen.getByRole('alert').textContent).toBe(NO_UPDATES);
    expect(document.querySelector('[aria-busy]')).toBeNull();
  },
);

test('does not poll a finished match', async () => {
  const match = sampleMatch(1, { status: 3, phase: 'finished', score: [2, 0], minute: [90], events: [] });
  const requests = await openMatch(match);
  await pass(60_000);
  expect(requests.filter(({ url }) => url.includes('t=info'))).toHaveLength(1);
});

test('marks a new goal for a minute, and not one from before', async () => {
  let score: readonly [number, number] = [1, 0];
  let now = KICK_OFF + 2400;
  fakeServer((url) => ({
    ...respondWith({ ...sampleMatch(1, { score }), events: [] })(url),
    headers: { 'world-time': `${now * 1000}; rate=1`, 'cache-control': 'max-age=10' },
  }));
  const { container } = renderPage(pageRoutes, '/match/1');
  const fresh = () =>
    [...container.querySelectorAll('[data-score] [data-fresh]')].map((digit) => digit.textContent);
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

test('the score has that of a shoot-out in brackets, which the heading says in words', async () => {
  const match = sampleShootOut('HAhA', 'finished');
  await openMatch(match);
  expect(document.querySelector('[data-score]')?.textContent).toBe('1(1)(2)1');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Home 1 1, Away 1 1, full time, after penalties, 1–2 on penalties',
  );
});

test('a second leg has the aggregate score, which the heading says in words', async () => {
  const { teams, ...first } = sampleMatch(2, { status: 3, phase: 'finished', score: [3, 1] });
  const second = { ...sampleMatch(1, { score: [2, 0] }), aggregate_id: '2' };
  const reversed = { ...first, teams: { home: second.teams.away, away: second.teams.home } };
  await openPage('/match/1', (url) =>
    url.includes('ids=2') ? answer([reversed]) : respondWith(second)(url),
  );
  await pass(1000);
  expect(screen.getAllByText('Agg 3–3')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/, 3–3 on aggregate$/);
});

test('links a postponed match to its new date, with one request', async () => {
  const other = sampleMatch(2, { status: 0, phase: 'scheduled', score: null, kickOff: KICK_OFF + 86_400 });
  const off = { ...sampleMatch(1, { status: 4, phase: 'off', score: null, minute: null }), related_id: '2' };
  const requests = await openPage('/match/1', (url) =>
    url.includes('ids=2') ? answer([other]) : respondWith(off)(url),
  );
  await pass(60_000);
  const link = screen.getByRole('link', { name: 'rescheduled for Sun 22 Nov, 15:00' });
  expect(link.getAttribute('href')).toBe('/match/2');
  expect(requests.filter(({ url }) => /t=info|ids=/.test(url))).toHaveLength(2);
});

const MATCH_WITH_VENUE = {
  ...sampleMatch(1),
  venue_id: '12',
  referee_id: '34',
  events: [sampleEvent()],
};

/** Serves a match, its venue and its referee. */
const withVenueAndReferee = (venue: object | null, referee: object | null) => (url: string) => {
  const record = url.includes('/venues/') ? venue : url.includes('/referees/') ? referee : null;
  return record === null ? respondWith(MATCH_WITH_VENUE)(url) : answer(record);
};

const VENUE = { id: '12', name: 'Old Mill', city: 'Marlow' };
const REFEREE = { id: '34', name: 'Ada Tennant' };

test('requests venue and referee once, and shows them in a line whose space was reserved', async () => {
  const requests = fakeServer(withVenueAndReferee(VENUE, REFEREE), KICK_OFF);
  const { container } = renderPage(pageRoutes, '/match/1');
  expect(container.querySelectorAll('[data-setting]')).toHaveLength(1);
  await pass(100);
  await pass(60_000);
  expect(
    [...container.querySelectorAll('[data-setting] > div')].map(({ textContent }) => textContent),
  ).toEqual(['Stadium Old Mill, Marlow', 'Referee Ada Tennant']);
  // No operation lists a referee's matches.
  expect(container.querySelectorAll('a[href^="/venue/"]')).not.toHaveLength(0);
  expect(container.querySelectorAll('a[href^="/referee/"]')).toHaveLength(0);
  const others = requests.map(({ url }) => url).filter((url) => /venues|referees/.test(url));
  expect(others).toEqual(['/api/v2.2/venues/?t=info&id=12', '/api/v2.2/referees/?t=info&id=34']);
});

test('leaves out an unknown venue or referee', async () => {
  await openPage('/match/1', withVenueAndReferee(VENUE, null));
  expect(
    [...document.querySelectorAll('[data-setting] > div')].map(({ textContent }) => textContent),
  ).toEqual(['Stadium Old Mill, Marlow']);
  leavePages();
  await openPage('/match/1', withVenueAndReferee(null, null));
  expect(document.querySelector('[data-head]')).not.toBeNull();
  expect(document.querySelector('[data-setting]')).toBeNull();
});

test('lists venue and referee among the facts of a match', async () => {
  await openPage('/match/1/info', withVenueAndReferee(VENUE, REFEREE));
  const list = screen.getByRole('heading', { name: 'Match details' }).nextElementSibling;
  const facts = [...(list?.children ?? [])].map(({ textContent }) => textContent);
  expect(facts).toContain('StadiumOld Mill, Marlow');
  expect(facts).toContain('RefereeAda Tennant');
});

test('a deleted match is not found, also if the response has null data', async () => {
  await openPage('/match/1', () => answer(null));
  expect(screen.getByText('Match not found.')).toBeDefined();
});
