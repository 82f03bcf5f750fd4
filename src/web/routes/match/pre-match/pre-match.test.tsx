import { screen, within } from '@testing-library/react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { NO_SCORES } from '#contract/no-scores.ts';
import type { Score } from '#contract/parse/score.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { sampleMarket, samplePrices } from '#contract/testing/sample-odds.ts';
import { answer, type FakeResponse, fakeServer, NOT_FOUND } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { pageRoutes } from '#web/testing/page-routes.tsx';
import { pass, renderPage, settle } from '#web/testing/render-page.tsx';
import { sampleSquad } from '#web/testing/sample-squad.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { setWindowWidth } from '#web/testing/set-window-width.ts';

setUpPages();
afterEach(() => document.documentElement.removeAttribute('data-odds'));

const DAY_S = 86_400;
const COVERAGE = { has_lineups: true, has_tvs: true, has_standings: true };
const scheduled = {
  ...sampleMatch(1, {
    status: 0,
    phase: 'scheduled',
    score: null,
    minute: null,
    league: { name: 'Premier Division' },
  }),
  round_name: '5',
  coverage: COVERAGE,
  venue_id: '12',
  referee_id: '34',
  weather_report: { desc: 'cloudy', temp: { celsius: 8 }, wind: {}, humidity_percent: null },
  events: [],
};

const team = (id: string) => ({
  id,
  name: id === '1001' ? 'Home 1' : id === '2001' ? 'Away 1' : `Team ${id}`,
});

function meeting(id: number, home: string, score: Score, away: string, form: string) {
  const [home_score, away_score] = score;
  return {
    id: `${id}`,
    startdate: KICK_OFF - id * DAY_S,
    league: { id: '10', name: 'Premier', img: null, country: null },
    teams: { home: team(home), away: team(away) },
    scores: { ...NO_SCORES, home_score, away_score },
    form,
  };
}

const H2H = {
  home: {
    events: {
      overall: [
        meeting(101, '1001', [2, 0], '7', 'W'),
        meeting(102, '8', [1, 1], '1001', 'D'),
        meeting(103, '9', [3, 1], '1001', 'L'),
      ],
    },
  },
  away: { events: { overall: [meeting(201, '6', [0, 1], '2001', 'W')] } },
  h2h: [meeting(301, '2001', [1, 2], '1001', 'W'), meeting(302, '1001', [0, 3], '2001', 'L')],
};

function row(position: number, id: string, points: number, difference: number) {
  const overall = {
    games_played: 4,
    won: 1,
    draw: 1,
    lost: 2,
    goals_scored: 9 + difference,
    goals_against: 9,
    goals_diff: difference,
    points,
    position,
  };
  return { team_id: id, team_name: team(id).name, overall, home: overall, away: overall, result: null };
}

const STANDINGS = {
  season_id: '1',
  tables: [
    {
      name: 'Premier',
      rows: [
        row(1, '5', 10, 5),
        row(2, '6', 8, 2),
        row(3, '1001', 7, 3),
        row(4, '7', 6, 0),
        row(5, '8', 5, 0),
        row(6, '9', 4, 0),
        row(7, '2001', 3, -2),
      ],
    },
  ],
};

const side = (from: number) => ({ formation: '4-4-2', squad: sampleSquad('4-4-2', from), coach: {} });
const LINE_UPS = { home: side(100), away: side(200) };
const NO_LINE_UPS = {
  home: { formation: null, squad: [], coach: {} },
  away: { formation: null, squad: [], coach: {} },
};

const ANSWERS: Readonly<Record<string, unknown>> = {
  'fixtures?t=info': scheduled,
  'venues?t=info': { id: '12', name: 'Old Mill', city: 'Marlow', capacity: 41_200 },
  'referees?t=info': { id: '34', name: 'Ada Tennant' },
  'h2h?t=match': H2H,
  'leagues?t=standings_live': STANDINGS,
  'broadcast?t=match_tvs': [
    { id: '1', name: 'Northcast', type: '1', country: { cc: 'en', name: 'England' } },
    { id: '2', name: 'Südkanal', type: '1', country: { cc: 'de', name: 'Germany' } },
  ],
  'fixtures?t=match_odds': [
    sampleMarket(1, { Book: [samplePrices({ home: 2, draw: 4, away: 4, at: KICK_OFF - 3600 })] }),
  ],
  'fixtures?t=match_sidelined': {
    home: { types: { injuries: [], suspension: [] } },
    away: {
      types: {
        injuries: [
          { player: { id: '9', name: 'Tamm, Otto' }, reason: 'Ankle', since: null, expected_return: null },
        ],
        suspension: [],
      },
    },
  },
  'fixtures?t=match_lineups': LINE_UPS,
};

const operationOf = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://touchline');
  return `${pathname.split('/').at(-2)}?t=${searchParams.get('t')}`;
};

let navigate: NavigateFunction;
function Navigator() {
  navigate = useNavigate();
  return null;
}

/** Answers as the BFF does, fresh for an hour. */
const serve =
  (changes: Readonly<Record<string, unknown>> = {}) =>
  (url: string): FakeResponse => {
    const data = { ...ANSWERS, ...changes }[operationOf(url)];
    if (data === undefined) return NOT_FOUND;
    return { ...answer(data), headers: { 'cache-control': 'max-age=3600' } };
  };

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('a day before kick-off', () => {
  /** Opens the page and waits until the code of the odds and their answer have come, too. */
  const open = async (changes = {}) => {
    const requests = await openPage('/match/1', serve(changes), KICK_OFF - DAY_S - 600);
    await settle();
    return requests;
  };

  test('shows what it means, form, meetings, places, line-ups, channels, prices and setting', async () => {
    localStorage.setItem('country', 'en');
    await open();
    const meaning = region('What it means');
    expect(meaning.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Home 1 win',
      'Draw',
      'Away 1 win',
    ]);
    expect(meaning.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Home 1 up to 2nd; 1st if they win by 3 or more',
      'Away 1 stay 7th',
      'Home 1 up to 2nd, ahead of Team 6 on goal difference',
      'Away 1 stay 7th, behind Team 9 on goal difference',
      'Away 1 up to 5th; 4th if they win by 3 or more',
      'Home 1 stay 3rd',
    ]);
    const form = region('Home 1: recent form');
    expect(form.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'WwonHat homeTeam 72–012 Aug',
      'DdrawnAawayTeam 81–111 Aug',
      'LlostAawayTeam 91–310 Aug',
    ]);
    const meetings = region('Head-to-head');
    expect(meetings.getByText('Home 1 wins').textContent).toBe('Home 1 wins 1');
    const winners = meetings
      .getAllByTitle(/^(Home|Away) 1$/)
      .filter((name) => name.className.includes('font-'));
    expect(winners.map(({ textContent }) => textContent)).toEqual(['Home 1', 'Away 1']);
    const places = region('Table').getAllByRole('rowheader');
    expect(places.map(({ textContent }) => textContent)).toEqual([
      'Team 5',
      'Team 6',
      'Home 1',
      'Team 7',
      'Team 8',
      'Team 9',
      'Away 1',
    ]);
    expect(region('Line-ups').getByText(/last match. Line-ups are usually out around 14:00/)).toBeDefined();
    expect(region('Line-ups').getByText('Otto Tamm')).toBeDefined();
    expect(region('Where to watch').getByRole('link', { name: 'Northcast' })).toBeDefined();
    expect(region('Where to watch').getByRole('link', { name: '+1 in 1 country' })).toBeDefined();
    expect(region('Where to watch').getByRole('button', { name: 'Add to calendar' })).toBeDefined();
    const chances = region('Best odds').getAllByRole('term');
    expect(chances.map(({ textContent }) => textContent)).toEqual(['1Home50%', 'XDraw25%', '2Away25%']);
    expect(region('Stadium, referee and weather').getByText(/capacity 41,200/)).toBeDefined();
    expect(region('Stadium, referee and weather').getByText(/8 °C/)).toBeDefined();
    expect(screen.getByText('in 1 d')).toBeDefined();
  });

  test('requests each answer once, at most twelve, and none again while they are fresh', async () => {
    const requests = await open();
    const urls = () => requests.map(({ url }) => url);
    expect(urls().length).toBeLessThanOrEqual(12);
    expect(urls()).toHaveLength(new Set(urls()).size);
    const count = urls().length;
    await pass(1_800_000);
    expect(urls()).toHaveLength(count);
  });

  test('opens the tabs from what it has requested', async () => {
    localStorage.setItem('country', 'en');
    const requests = fakeServer(serve(), KICK_OFF - DAY_S);
    renderPage(
      <>
        <Navigator />
        {pageRoutes}
      </>,
      '/match/1',
    );
    await settle();
    const before = requests.length;
    for (const [tab, text] of [
      ['h2h', 'Home 1: recent form'],
      ['tv', 'England'],
    ] as const) {
      await navigate(`/match/1/${tab}`);
      await settle();
      expect(screen.getByRole('region', { name: text })).toBeDefined();
    }
    expect(requests.slice(before).map(({ url }) => operationOf(url))).toEqual([]);
  });

  test('on a phone where to watch, odds and what it means are before the form', async () => {
    setWindowWidth(390);
    await open();
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names.slice(0, 4)).toEqual(['Where to watch', 'Best odds', 'What it means', 'Form']);
  });

  test('without odds there are no prices, no chances and no request for them', async () => {
    document.documentElement.setAttribute('data-odds', 'off');
    const requests = await open();
    expect(screen.queryByRole('region', { name: 'Best odds' })).toBeNull();
    expect(document.body.textContent).not.toMatch(/\d%/);
    expect(requests.filter(({ url }) => url.includes('odds'))).toEqual([]);
  });

  test('a competition without coverage has no section for what it lacks, and no request for it', async () => {
    const coverage = { has_lineups: false, has_tvs: false, has_standings: false };
    const requests = await open({
      'fixtures?t=info': { ...scheduled, coverage },
      'h2h?t=match': undefined,
      'fixtures?t=match_odds': [],
    });
    const sections = [...document.querySelectorAll('section.card[id]')].filter(
      (card) => card.querySelector('[data-none]') === null,
    );
    expect(sections.map((card) => card.querySelector('h2')?.textContent)).toEqual([
      'Stadium, referee and weather',
    ]);
    expect(document.body.textContent).not.toMatch(/\bNo (?!forecast|further details)/);
    expect(document.querySelector('[data-skeleton]')).toBeNull();
    expect(requests.map(({ url }) => operationOf(url)).sort()).toEqual([
      'fixtures?t=info',
      'fixtures?t=match_odds',
      'h2h?t=match',
      'referees?t=info',
      'venues?t=info',
    ]);
  });

  test('says nothing of tie-breakers where the rule of the competition is not known', async () => {
    await open({ 'fixtures?t=info': { ...scheduled, league: { ...scheduled.league, name: 'Cup' } } });
    const [, , ...draw] = region('What it means')
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(draw.slice(0, 2)).toEqual(['Home 1 between 2nd and 3rd', 'Away 1 between 6th and 7th']);
  });

  test('requests the season’s matches only where head-to-head decides', async () => {
    const league = { ...scheduled.league, name: 'Primera División', country_code: 'es' };
    const requests = await open({
      'fixtures?t=info': { ...scheduled, league },
      'fixtures?t=season': [],
    });
    const seasons = requests.filter(({ url }) => operationOf(url) === 'fixtures?t=season');
    expect(seasons).toHaveLength(1);
    expect(requests.length).toBeLessThanOrEqual(12);
  });

  test('says what it means only of the next match of both teams', async () => {
    await open({ 'fixtures?t=info': { ...scheduled, round_name: '6' } });
    expect(screen.getByRole('region', { name: 'Form' })).toBeDefined();
    expect(document.querySelector('#pre-stakes [data-none]')).not.toBeNull();
  });

  test('says of a player of the last line-up who cannot play that they are unavailable', async () => {
    const injury = { player: { id: '103', name: 'Last3, First3' }, reason: null, since: null };
    await open({
      'fixtures?t=match_sidelined': {
        home: { types: { injuries: [{ ...injury, expected_return: null }], suspension: [] } },
        away: { types: { injuries: [], suspension: [] } },
      },
    });
    const players = region('Line-ups').getAllByRole('listitem');
    const out = players.filter(({ textContent }) => textContent.includes('Unavailable'));
    expect(out.map(({ textContent }) => textContent)).toEqual(['3First3 Last3Unavailable']);
  });

  test('says that line-ups are in once the match names a formation', async () => {
    const { home, away } = scheduled.teams;
    const teams = { home: { ...home, form: '4-3-3' }, away: { ...away, form: '3-5-2' } };
    await open({ 'fixtures?t=info': { ...scheduled, teams }, 'fixtures?t=match_lineups': undefined });
    expect(region('Line-ups are in').getByText('4-3-3')).toBeDefined();
    expect(region('Line-ups are in').getByRole('link').getAttribute('href')).toBe('/match/1/lineups');
  });

  test.each([
    [{ leg: '1/2' }, /First of two legs/],
    [{ round_name: 'Semi-finals' }, /the winner goes through/],
    [{ round_name: 'Third-place play-off' }, /finishes third/],
    [{ round_name: 'Final' }, /lifts the trophy/],
  ])('a cup tie says what is at stake: %j', async (fields, text) => {
    const coverage = { ...COVERAGE, has_standings: false };
    await open({ 'fixtures?t=info': { ...scheduled, ...fields, coverage } });
    expect(region('What it means').getByText(text)).toBeDefined();
  });

  test('a second leg says what is needed', async () => {
    const coverage = { ...COVERAGE, has_standings: false };
    const { home, away } = scheduled.teams;
    const first = sampleMatch(2, { status: 3, phase: 'finished', score: [2, 1] });
    await open({
      'fixtures?t=info': { ...scheduled, leg: '2/2', aggregate_id: '2', coverage },
      'fixtures?t=sort': [{ ...first, teams: { home: away, away: home } }],
    });
    expect(
      region('What it means').getByText(/Away 1 lead 2–1 .* Home 1 need a one-goal win to level the tie/),
    ).toBeDefined();
  });
});

test('in the last hour shows the confirmed line-ups, and the last ones only while there are none', async () => {
  let confirmed: unknown = NO_LINE_UPS;
  const respond = (url: string) =>
    operationOf(url) === 'fixtures?t=match_lineups'
      ? answer(/[?&]id=1&/.test(url) ? confirmed : LINE_UPS)
      : serve()(url);
  const requests = await openPage('/match/1', respond, KICK_OFF - 3500);
  expect(region('Line-ups').getAllByText('4-4-2')).toHaveLength(2);
  expect(region('Line-ups').getByText(/^Predicted/)).toBeDefined();
  expect(requests.length).toBeLessThanOrEqual(12);
  confirmed = LINE_UPS;
  await pass(10_000);
  expect(region('Line-ups').getAllByText('4-4-2')).toHaveLength(2);
  expect(region('Line-ups').getByText('Confirmed.')).toBeDefined();
});

test('counts the seconds of the last ten minutes without rendering the page', async () => {
  await openPage('/match/1', serve(), KICK_OFF - 290);
  const form = screen.getByRole('region', { name: 'Form' });
  const before = screen.getByText(/^in 4:\d\d$/).textContent;
  await pass(2000);
  expect(screen.getByText(/^in 4:\d\d$/).textContent).not.toBe(before);
  expect(screen.getByRole('region', { name: 'Form' })).toBe(form);
});

test('becomes the timeline at kick-off', async () => {
  let match: object = scheduled;
  await openPage(
    '/match/1',
    (url) => (operationOf(url) === 'fixtures?t=info' ? answer(match) : serve()(url)),
    KICK_OFF - 5,
  );
  expect(screen.getByRole('region', { name: 'What it means' })).toBeDefined();
  match = { ...sampleMatch(1, { minute: [2], events: [sampleEvent({ minute: 1 })] }), coverage: COVERAGE };
  await pass(10_000);
  expect(screen.queryByRole('region', { name: 'What it means' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Timeline' })).toBeDefined();
});
