import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServiceStatus } from '#contract/service-status.ts';
import { leavePages, pass, renderPage } from '#web/testing/render-page.tsx';
import { Status } from './status.tsx';

const NOW = 1_795_273_200;
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
};

/** The keys of the requests so far. */
let keys: (string | null)[] = [];
let answer: (key: string | null) => Response | Error = () => json(PUBLIC_STATUS);

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'world-time': `${NOW * 1000}; rate=1` } });
const failure = (code: string, status: number) => json({ error: { code, message: '' } }, status);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  localStorage.setItem('zone', 'Europe/London');
  keys = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('authorization');
    keys.push(key);
    const response = answer(key);
    if (response instanceof Error) throw response;
    return response;
  });
});

afterEach(() => {
  leavePages();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(respond: typeof answer): Promise<void> {
  answer = respond;
  renderPage(<Status />, '/status');
  await pass(50);
}

const rows = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test("shows whether the service is up, since when, and the age of each operation's data", async () => {
  await open(() => json(PUBLIC_STATUS));
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

test.each([
  ['stale', 'Running behind'],
  ['down', 'No data'],
] as const)('%s is said in words, with the last problem', async (service, name) => {
  await open(() =>
    json({
      ...PUBLIC_STATUS,
      service,
      lastFailure: { at: NOW - 240, reason: 'timeout', operation: 'livescores?t=live' },
    }),
  );
  expect(screen.getByRole('status').textContent).toContain(name);
  expect(
    screen.getByText('The data service took too long to answer (Matches in play)').textContent,
  ).toContain('14:56:00, 4 min ago');
});

test('polls every five seconds, and says when there is no answer', async () => {
  await open(() => json(PUBLIC_STATUS));
  expect(keys.length).toBe(1);
  answer = () => new TypeError('Failed to fetch');
  await pass(5000);
  expect(keys.length).toBe(2);
  expect(screen.getByRole('status').textContent).toContain('Not answering');
  expect(rows('Age of data').length).toBe(3);
  answer = () => json(PUBLIC_STATUS);
  await pass(5000);
  expect(screen.getByRole('status').textContent).toContain('Up and running');
});

test('the operator’s key shows requests, calls and versions, and stays in the tab', async () => {
  await open((key) => json(key === `Bearer ${OPERATOR_KEY}` ? OPERATOR_STATUS : PUBLIC_STATUS));
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
  leavePages();
  await open((key) => json(key === `Bearer ${OPERATOR_KEY}` ? OPERATOR_STATUS : PUBLIC_STATUS));
  expect(screen.getByRole('region', { name: 'Requests left' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Forget the key' }));
  await pass(50);
  expect(keys.at(-1)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Requests left' })).toBeNull();
  expect(sessionStorage.getItem('operator-key')).toBe('null');
});

test.each([
  ['unauthorized', 401, /That key is not right/],
  ['too_many_requests', 429, /Too many wrong keys/],
] as const)('a refused key (%s) is reported, and not sent again', async (code, status, sentence) => {
  await open((key) => (key ? failure(code, status) : json(PUBLIC_STATUS)));
  fireEvent.change(screen.getByLabelText('Operator key'), { target: { value: 'wrong' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show details' }));
  await pass(50);
  expect(screen.getByRole('alert').textContent).toMatch(sentence);
  await pass(20_000);
  expect(keys.filter((key) => key !== null)).toEqual(['Bearer wrong']);
  expect(screen.getByRole('status').textContent).toContain('Up and running');
});

test('an account without figures says so', async () => {
  await open(() =>
    json({ ...OPERATOR_STATUS, account: { requestsLeft: null, limit: null, resetsAt: null } }),
  );
  const account = screen.getByRole('region', { name: 'Requests left' });
  expect(account.textContent).toContain('–');
  expect(account.textContent).toContain('Reset time not known yet.');
});

test('does not exist where it is switched off', async () => {
  await open(() => failure('unknown_operation', 404));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not found');
  await pass(20_000);
  expect(keys.length).toBe(1);
});
