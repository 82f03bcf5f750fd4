import { fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import type { RemoteView, WallRemoteRequest, WallState } from '#contract/wall-relay.ts';
import { answer, type FakeResponse, failure, fakeServer } from '#web/testing/fake-server.ts';
import { pass, renderPage } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { Remote } from './page.tsx';

const KEY = 'a'.repeat(32);
const STATE: WallState = {
  view: 'board',
  page: 2,
  pages: 3,
  pinnedMatch: null,
  isPaused: false,
  isMuted: false,
  volume: 40,
  dim: 0,
  hasOdds: false,
  isFrozen: false,
  hiddenMatches: [],
};

let requests: WallRemoteRequest[] = [];
let state: WallState | null;
let view: Partial<RemoteView>;
let refusal: FakeResponse | Error | null;

setUpPages();
beforeEach(() => {
  requests = [];
  state = STATE;
  view = {};
  refusal = null;
  const matches = [1, 2, 3].map((id) => sampleMatch(id));
  fakeServer((url, init) => {
    if (!url.startsWith('/api/wall/'))
      return answer(url.includes('t=live') || url.includes('d=') ? matches : []);
    const request = JSON.parse(String(init?.body)) as WallRemoteRequest;
    requests.push(request);
    if (refusal) return refusal;
    if (request.do === 'pair')
      return request.code === 'ABCDEFGH'
        ? { body: { key: KEY, seconds: 43_200, name: 'Sports desk', wallNumber: 4 } }
        : failure(403, 'wrong_code');
    if (request.do !== 'state') return { body: { number: requests.length } };
    const whole: RemoteView = {
      name: 'Sports desk',
      wallNumber: 4,
      silentSeconds: 0,
      after: 0,
      state,
      visibleMatches: ['2'],
      ...view,
    };
    return { body: whole };
  }, KICK_OFF);
});

function Address() {
  const { pathname, search } = useLocation();
  return <code>{pathname + search}</code>;
}

async function open(address = '/remote'): Promise<void> {
  renderPage(
    <>
      <Remote />
      <Address />
    </>,
    address,
  );
  await pass(50);
}

/** Opens the page of a phone that is paired. */
async function openPaired(): Promise<void> {
  localStorage.setItem('wall-remote', JSON.stringify({ key: KEY, name: 'Sports desk', wallNumber: 4 }));
  await open();
  await pass(500);
}

const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(50);
};
const commands = () => requests.flatMap((one) => (one.do === 'send' ? [one.command] : []));

/** The card of the matches has a live region for its age, too. */
const wallState = () => screen.getAllByRole('status')[0]?.textContent;

async function enter(code: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('Code on the wall'), { target: { value: code } });
  await press('Connect');
}

test('a code makes the phone a remote, which it stays after a reload', async () => {
  await open();
  await enter('abcdefgh');
  expect(requests[0]).toEqual({ do: 'pair', code: 'ABCDEFGH' });
  expect(screen.getByRole('heading', { level: 2, name: 'Sports desk' })).toBeDefined();
  expect(wallState()).toContain('Live, page 2 of 3');
  expect(JSON.parse(localStorage.getItem('wall-remote') ?? '')).toMatchObject({ key: KEY });
});

test('a code of a QR code is used at once and once, and leaves the address', async () => {
  await open('/remote?code=ABCDEFGH');
  expect(screen.getByText('/remote')).toBeDefined();
  expect(requests.filter((one) => one.do === 'pair')).toEqual([{ do: 'pair', code: 'ABCDEFGH' }]);
  expect(screen.getByRole('heading', { level: 2, name: 'Sports desk' })).toBeDefined();
});

test.each([
  [failure(403, 'wrong_code'), /wrong, used or expired/],
  [failure(429, 'too_many_requests'), /Too many tries/],
  [failure(403, 'foreign_origin'), /cannot be a remote/],
  [new TypeError('Failed to fetch'), /not answering/],
])('a refused code is explained, and another one can be entered', async (response, sentence) => {
  await open();
  refusal = response;
  await enter('WRONG234');
  expect(screen.getByRole('alert').textContent).toMatch(sentence);
  refusal = null;
  await enter('ABCDEFGH');
  expect(screen.getByRole('heading', { level: 2, name: 'Sports desk' })).toBeDefined();
});

test('after a wrong code the next one can be typed at once', async () => {
  await open();
  refusal = failure(403, 'wrong_code');
  await enter('WRONG234');
  expect(document.activeElement).toBe(screen.getByLabelText('Code on the wall'));
});

test('buttons turn, pause and reload', async () => {
  await openPaired();
  for (const name of ['Previous page', 'Next page', 'Previous view', 'Next view', 'Pause', 'Reload the wall'])
    await press(name);
  expect(commands()).toEqual([
    { type: 'turn', unit: 'page', step: -1 },
    { type: 'turn', unit: 'page', step: 1 },
    { type: 'turn', unit: 'view', step: -1 },
    { type: 'turn', unit: 'view', step: 1 },
    { type: 'pause' },
    { type: 'reload' },
  ]);
});

test('shows what a command does at once, and what the wall says once it has done it', async () => {
  await openPaired();
  await press('Pause');
  expect(screen.getByRole('button', { name: 'Resume' })).toBeDefined();
  expect(wallState()).toContain('Paused');
  view = { after: 99 };
  await pass(2000);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
});

test('a slider sends its value when it is left, not at every step', async () => {
  await openPaired();
  const brightness = screen.getByLabelText('Brightness');
  for (const value of ['90', '75', '60']) fireEvent.change(brightness, { target: { value } });
  expect(commands()).toEqual([]);
  fireEvent.blur(brightness);
  fireEvent.click(screen.getByLabelText('Night mode'));
  fireEvent.click(screen.getByLabelText('Mute'));
  fireEvent.click(screen.getByLabelText('Show odds'));
  await pass(50);
  expect(commands()).toEqual([
    { type: 'dim', level: 40 },
    { type: 'dim', level: 'night' },
    { type: 'mute' },
    { type: 'odds', isOn: true },
  ]);
});

test('lists the matches on the wall first, pins one, and hides one with a notice', async () => {
  await openPaired();
  const card = within(screen.getByRole('region', { name: 'Matches' }));
  const names = () => card.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);
  expect(names()).toEqual(['Home 2 – Away 2', 'Home 1 – Away 1', 'Home 3 – Away 3']);
  await press('Pin: Home 1 – Away 1');
  expect(screen.getByRole('button', { name: 'Unpin: Home 1 – Away 1' })).toBeDefined();
  await press('Hide: Home 3 – Away 3');
  const [notice] = screen.getAllByLabelText('Notice on the wall (optional)');
  fireEvent.change(notice as HTMLElement, { target: { value: '  Embargo\u200F until 18:00 ' } });
  await press('Hide Home 3 – Away 3');
  expect(commands()).toEqual([
    { type: 'pin', match: '1' },
    { type: 'hide', match: '3', notice: 'Embargo  until 18:00' },
  ]);
  await press('Show again: Home 3 – Away 3');
  expect(commands().at(-1)).toEqual({ type: 'unhide', match: '3' });
  fireEvent.change(card.getByRole('searchbox'), { target: { value: 'home 2' } });
  expect(names()).toEqual(['Home 1 – Away 1', 'Home 2 – Away 2']);
  fireEvent.change(card.getByRole('searchbox'), { target: { value: 'nobody' } });
  expect(card.getByText('No matches today for that team.')).toBeDefined();
});

test('a hidden match of another day can be shown again, and a ninth cannot be hidden', async () => {
  state = { ...STATE, hiddenMatches: ['91', '92', '93', '94', '95', '96', '97', '98'] };
  await openPaired();
  expect(screen.getByText(/8 matches are hidden/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Hide: / })).toBeNull();
  await press('Show again: Match 91');
  expect(commands()).toEqual([{ type: 'unhide', match: '91' }]);
});

test('freezes the wall with a notice, and offers to unfreeze it', async () => {
  await openPaired();
  // It is in the first card, where the wall is paused.
  const card = screen.getByRole('button', { name: 'Pause' }).closest('section') as HTMLElement;
  fireEvent.click(within(card).getByRole('button', { name: 'Freeze the wall' }));
  expect(commands()).toEqual([]);
  fireEvent.change(screen.getByLabelText('Notice on the wall (optional)'), { target: { value: 'At six' } });
  await press('Freeze the wall');
  expect(wallState()).toContain('Frozen');
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
  await press('Unfreeze the wall');
  expect(commands()).toEqual([{ type: 'freeze', notice: 'At six' }, { type: 'unfreeze' }]);
});

test('says when the wall is silent, when it has said nothing yet, and when Touchline does not answer', async () => {
  await openPaired();
  view = { silentSeconds: 75 };
  await pass(2000);
  expect(screen.getByRole('alert').textContent).toContain('No contact with the wall for 1 min');
  refusal = new TypeError('Failed to fetch');
  await pass(2000);
  expect(screen.getByRole('alert').textContent).toContain('Touchline is not answering');
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDefined();
  refusal = null;
  view = {};
  state = null;
  await pass(2000);
  expect(wallState()).toContain('Waiting for the wall');
});

test('says when the connection has ended, and drops its key', async () => {
  await openPaired();
  refusal = failure(403, 'not_paired');
  await pass(2000);
  expect(screen.getByRole('alert').textContent).toContain('no longer connected');
  expect(localStorage.getItem('wall-remote')).toBe('null');
  const count = requests.length;
  await pass(5000);
  expect(requests.length).toBe(count);
});

test('leaves the wall', async () => {
  await openPaired();
  await press('Disconnect this phone');
  expect(requests.at(-1)).toEqual({ do: 'leave', key: KEY });
  expect(screen.getByLabelText('Code on the wall')).toBeDefined();
});

test('a malformed key in the storage is no key', async () => {
  localStorage.setItem('wall-remote', '{"key":"<script>","name":5}');
  await open();
  expect(screen.getByLabelText('Code on the wall')).toBeDefined();
  expect(requests).toEqual([]);
});
