import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ServiceStatus } from '#contract/service-status.ts';
import { KICK_OFF as NOW } from '#contract/testing/sample.ts';
import { type FakeResponse, failure, fakeServer } from '#web/testing/fake-server.ts';
import { leavePages, pass, renderPage } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { Status } from './page.tsx';

const OPERATOR_KEY = 'correct horse battery';
const PUBLIC_STATUS: ServiceStatus = {
  service: 'up',
  since: NOW - 7500,
  lastFailure: null,
  uptimeSeconds: 7500,
  ages: [
    { operation: 'fixtures?t=schedule', seconds: 125 },
    { operation: 'livescores?t=live', seconds: 3 },
    { operation: 'rounds?t=info', seconds: 1 },
  ],
};
const OPERATOR_STATUS: ServiceStatus = {
  ...PUBLIC_STATUS,
  account: { requestsLeft: 8412, limit: 10_000, resetsAt: NOW + 2220 },
  callsPerMinute: [
    { route: 'livescores', calls: 12 },
    { route: 'fixtures', calls: 3 },
  ],
  versions: { touchline: '0.1.0', node: 'v24.21.0' },
  store: { state: 'away', since: NOW - 90 },
  news: { push: 'subject', topics: null, subscriptions: 3, webhooks: 0, requestsPerHour: 135 },
};

const PUBLIC_ANSWER: FakeResponse = { body: PUBLIC_STATUS };
const publicly = () => PUBLIC_ANSWER;
const withDetails = (key: string | null) =>
  key === `Bearer ${OPERATOR_KEY}` ? { body: OPERATOR_STATUS } : PUBLIC_ANSWER;

/** The keys of the requests so far. */
let keys: (string | null)[] = [];
let respond: (key: string | null) => FakeResponse | Error;

setUpPages();
beforeEach(() => {
  keys = [];
  fakeServer((_, init) => {
    const key = new Headers(init?.headers).get('authorization');
    keys.push(key);
    return respond(key);
  }, NOW);
});

async function open(nextRespond: typeof respond): Promise<void> {
  respond = nextRespond;
  renderPage(<Status />, '/status');
  await pass(50);
}

const rows = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test("shows whether the service is up, since when, and the age of each operation's data", async () => {
  await open(publicly);
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'Status',
  ]);
  expect(screen.getByRole('status').textContent).toContain('Up and running');
  expect(screen.getByText('Since Sat 21 Nov, 12:55 (2 h 5 min)')).toBeDefined();
  expect(screen.getByText('None since the server started.')).toBeDefined();
  expect(rows('Age of data')).toEqual([
    'A day’s fixtures fixtures?t=schedule2 min',
    'Matches in play livescores?t=live3 s',
    'Rounds: info rounds?t=info1 s',
  ]);
  expect(document.title).toBe('Status · Touchline');
});

test('says why calls are paused, when the next one is sent, and what the plan lacks', async () => {
  const upstream = {
    gate: 'limit' as const,
    nextCallAt: NOW + 90,
    lacks: [
      { name: 'livescores?t=live', until: NOW + 60 },
      { name: 'fixtures?t=info&include=events', until: NOW + 120 },
    ],
  };
  await open(() => ({ body: { ...OPERATOR_STATUS, upstream } }));
  const card = screen.getByRole('region', { name: 'Calls of the data service' });
  expect([...card.querySelectorAll('p, li')].map(({ textContent }) => textContent)).toEqual([
    'Paused',
    'The data service wants fewer requests.',
    'Next call: 15:01:30',
    'Not in the plan:',
    'Matches in play · Next call: Sat 21 Nov, 15:01',
    'Match pages, events · Next call: Sat 21 Nov, 15:02',
  ]);
});

test.each([
  ['stale', 'Running behind'],
  ['down', 'No data'],
] as const)('%s is said in words, with the last problem', async (service, name) => {
  await open(() => ({
    body: {
      ...PUBLIC_STATUS,
      service,
      lastFailure: { at: NOW - 240, reason: 'timeout', operation: 'livescores?t=live' },
    },
  }));
  expect(screen.getByRole('status').textContent).toContain(name);
  expect(
    screen.getByText('The data service took too long to answer (Matches in play)').textContent,
  ).toContain('14:56:00, 4 min ago');
});

test('polls every five seconds, and says when there is no answer', async () => {
  await open(publicly);
  expect(keys.length).toBe(1);
  respond = () => new TypeError('Failed to fetch');
  await pass(5000);
  expect(keys.length).toBe(2);
  expect(screen.getByRole('status').textContent).toContain('Not answering');
  expect(rows('Age of data').length).toBe(3);
  respond = publicly;
  await pass(5000);
  expect(screen.getByRole('status').textContent).toContain('Up and running');
});

test('the operator’s key shows requests, calls and versions, and stays in the tab', async () => {
  await open(withDetails);
  expect(screen.queryByRole('region', { name: 'Requests left' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Operator key'), { target: { value: OPERATOR_KEY } });
  fireEvent.click(screen.getByRole('button', { name: 'Show details' }));
  await pass(50);
  const account = screen.getByRole('region', { name: 'Requests left' });
  expect(account.textContent).toContain('8,412of 10,000');
  expect(account.textContent).toContain('84.1% left · New requests at 15:37, in 37 min');
  expect(rows('Calls in the last minute')).toEqual(['Live scores12', 'Fixtures3']);
  expect(screen.getByRole('region', { name: 'Versions' }).textContent).toContain(
    'Touchline0.1.0Node.jsv24.21.0',
  );
  const store = screen.getByRole('region', { name: 'Shared store' });
  expect(store.textContent).toContain('AwayThis process fetches everything itself until the store answers.');
  expect(store.textContent).toContain('(1 min)');
  const news = screen.getByRole('region', { name: 'Alerts and webhooks' });
  expect(news.textContent).toContain('Off: set PUBLIC_URL or OPERATOR_CONTACT');
  expect(news.textContent).toContain('about 135');
  leavePages();
  await open(withDetails);
  expect(screen.getByRole('region', { name: 'Requests left' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Forget the key' }));
  await pass(50);
  expect(keys.at(-1)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Requests left' })).toBeNull();
  expect(sessionStorage.getItem('operator-key')).toBe('null');
});

test.each([
  ['unauthorized', 401, /That key is incorrect/],
  ['too_many_requests', 429, /Too many wrong keys/],
] as const)('a refused key (%s) is reported, and not sent again', async (code, status, sentence) => {
  await open((key) => (key ? failure(status, code) : PUBLIC_ANSWER));
  fireEvent.change(screen.getByLabelText('Operator key'), { target: { value: 'wrong' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show details' }));
  await pass(50);
  expect(screen.getByRole('alert').textContent).toMatch(sentence);
  await pass(20_000);
  expect(keys.filter((key) => key !== null)).toEqual(['Bearer wrong']);
  expect(screen.getByRole('status').textContent).toContain('Up and running');
});

test('an account without figures says so', async () => {
  await open(() => ({
    body: { ...OPERATOR_STATUS, account: { requestsLeft: null, limit: null, resetsAt: null } },
  }));
  const account = screen.getByRole('region', { name: 'Requests left' });
  expect(account.textContent).toContain('–');
  expect(account.textContent).toContain('Reset time not known yet.');
});

test('does not exist where it is switched off', async () => {
  await open(() => failure(404, 'unknown_operation'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not found');
  await pass(20_000);
  expect(keys.length).toBe(1);
});
