import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ServiceStatus } from '#contract/service-status.ts';
import { KICK_OFF as NOW } from '#contract/testing/sample.ts';
import type { WallSummary } from '#contract/wall-relay.ts';
import { type FakeResponse, failure, fakeServer } from '#web/testing/fake-server.ts';
import { pass, renderPage } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { WALL_SUMMARY } from '#web/testing/wall-summary.ts';
import { Status } from './page.tsx';

const KEY = 'correct horse battery';
const WALL: WallSummary = {
  ...WALL_SUMMARY,
  state: { ...WALL_SUMMARY.state, isFrozen: true, hiddenMatches: ['9'] },
};

let walls: ServiceStatus['walls'];
let hasManyWrongCodes: boolean;
let requests: { body: unknown; key: string | null }[] = [];
let answerToCommand: FakeResponse;

setUpPages();
beforeEach(() => {
  requests = [];
  walls = [WALL];
  hasManyWrongCodes = false;
  answerToCommand = { body: { number: 1 } };
  sessionStorage.setItem('operator-key', JSON.stringify(KEY));
  fakeServer((url, init) => {
    if (url.startsWith('/api/wall/')) {
      const key = new Headers(init?.headers).get('authorization');
      requests.push({ body: JSON.parse(String(init?.body)), key });
      return answerToCommand;
    }
    const status: ServiceStatus = {
      service: 'up',
      since: NOW - 60,
      lastFailure: null,
      uptimeSeconds: 60,
      ages: [],
      hasManyWrongCodes,
      ...(walls && { walls }),
    };
    return { body: status };
  }, NOW);
});

async function open(): Promise<void> {
  renderPage(<Status />, '/status');
  await pass(50);
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(50);
};

test('lists each wall with what it shows and how it is', async () => {
  walls = [WALL, { ...WALL, wallNumber: 4, name: '', heapBytes: null, query: null, silentSeconds: 75 }];
  await open();
  const items = screen.getByRole('region', { name: 'Walls' }).querySelectorAll('li');
  expect([...items].map(({ textContent }) => textContent?.split('Show code')[0])).toEqual([
    'Sports deskLive, page 2 of 3 · Frozen · 1 match hiddenLast good poll4 s agoUptime1 d 1 hMemory24 MBVersiona1b2c3dRemotes1Address/wall?views=board',
    'Wall 4Live, page 2 of 3 · Frozen · 1 match hidden · Last report 1 min agoLast good poll4 s agoUptime1 d 1 hVersiona1b2c3dRemotes1Address–',
  ]);
});

test('asks for the code and reloads with the operator’s key', async () => {
  await open();
  await press('Show code: Sports desk');
  expect(screen.getByText(/shows its code with its next report/)).toBeDefined();
  await press('Reload: Sports desk');
  expect(requests).toEqual(
    (['code', 'reload'] as const).map((type) => ({
      body: { do: 'operate', wallNumber: 3, command: { type } },
      key: `Bearer ${KEY}`,
    })),
  );
});

test('gives a wall another address, which is checked first', async () => {
  await open();
  await press('New address: Sports desk');
  const field = screen.getByLabelText('Address for this wall');
  expect((field as HTMLInputElement).value).toBe('/wall?views=board');
  fireEvent.change(field, { target: { value: '/wall?views=bord' } });
  await press('Send');
  expect(screen.getByRole('alert').textContent).toContain('board');
  fireEvent.change(field, { target: { value: '/match/7' } });
  await press('Send');
  expect(screen.getByRole('alert').textContent).toContain('begins with /wall');
  expect(requests).toEqual([]);
  fireEvent.change(field, { target: { value: '/wall?views=table&every=30' } });
  await press('Send');
  expect(requests.map(({ body }) => body)).toEqual([
    { do: 'operate', wallNumber: 3, command: { type: 'program', query: 'views=table&every=30' } },
  ]);
  expect(screen.getByText(/goes to its new address/)).toBeDefined();
});

test('removes a wall after a question', async () => {
  await open();
  await press('Remove: Sports desk');
  expect(requests).toEqual([]);
  await press('Cancel');
  expect(screen.queryByText(/end its remotes/)).toBeNull();
  await press('Remove: Sports desk');
  await press('Remove this wall');
  expect(requests).toEqual([{ body: { do: 'remove', wallNumber: 3 }, key: `Bearer ${KEY}` }]);
  expect(screen.getByText(/^Removed\./)).toBeDefined();
});

test('says when many wrong codes are tried', async () => {
  hasManyWrongCodes = true;
  await open();
  expect(screen.getByText(/Many wrong codes/)).toBeDefined();
});

test('says when a command was refused', async () => {
  answerToCommand = failure(404, 'not_found');
  await open();
  await press('Reload: Sports desk');
  expect(screen.getByText(/did not work/)).toBeDefined();
});

test('is not there without the key, which the form asks for, and not without an operator’s key at all', async () => {
  sessionStorage.clear();
  walls = 'locked';
  await open();
  expect(screen.queryByRole('region', { name: 'Walls' })).toBeNull();
  expect(screen.getByLabelText('Operator key')).toBeDefined();
});

test('says when no wall has reported', async () => {
  walls = [];
  await open();
  expect(screen.getByText(/No wall has reported/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open the remote' }).getAttribute('href')).toBe('/remote');
});
