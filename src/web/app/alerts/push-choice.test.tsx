import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PushState } from '#contract/push.ts';
import { DeliveryChecks } from '#web/features/alerts/delivery-checks.tsx';
import { isPushed } from '#web/features/alerts/push-slot.tsx';
import { alertSettings, DEFAULT_ALERTS } from '#web/settings/alerts.ts';
import { en } from '#web/words/en.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { keepPushed } from './push.ts';
import { PushChoice } from './push-choice.tsx';

const KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const ENDPOINT = 'https://push.example.com/1';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: { readonly bells?: object; readonly endpoint?: string };
}

/** A browser with push, the server behind it, and what it was sent. */
function setUp(state: PushState, { isSubscribed = false, key = KEY, permission = 'granted' } = {}) {
  const sent: Sent[] = [];
  const makeSubscription = (publicKey: string) => ({
    endpoint: ENDPOINT,
    options: { applicationServerKey: Uint8Array.fromBase64(publicKey, { alphabet: 'base64url' }).buffer },
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      current = null;
      return true;
    },
  });
  let current: ReturnType<typeof makeSubscription> | null = isSubscribed ? makeSubscription(key) : null;
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async () => {
      current = makeSubscription(KEY);
      return current;
    },
  };
  const registration = { pushManager };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  vi.stubGlobal(
    'fetch',
    async (path: string, { method = 'GET', body = '{}' }: { method?: string; body?: string }) => {
      if (method === 'GET') return Response.json(state);
      sent.push({ method, path, body: JSON.parse(body) });
      return Response.json({ isDelivered: true });
    },
  );
  return { sent, isSubscribed: () => current !== null };
}

const ON: PushState = {
  publicKey: KEY,
  obstacle: null,
  topics: { url: null, obstacle: 'ntfy' },
  requestsPerHour: 135,
};
const BELLS = { 'team 19': ['goals'] } as const;

function open(): QueryClient {
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <WordsContext value={en}>
        <DeliveryChecks />
        <PushChoice />
      </WordsContext>
    </QueryClientProvider>,
  );
  return client;
}

const choice = () => screen.queryByRole('checkbox', { name: 'Also when Touchline is closed' });

beforeEach(() => alertSettings.set({ ...DEFAULT_ALERTS, bells: BELLS }));
afterEach(() => {
  cleanup();
  act(() => isPushed.set(false));
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('subscribes at a click, tells what it wants, and ends it at the next', async () => {
  const { sent, isSubscribed } = setUp(ON);
  open();
  await waitFor(() => expect(choice()).not.toBeNull());
  expect(screen.getByText(/about 135 requests an hour/)).toBeDefined();
  fireEvent.click(choice() as HTMLElement);
  await waitFor(() => expect(isPushed.get()).toBe(true));
  expect(sent).toMatchObject([
    {
      method: 'POST',
      path: '/api/push',
      body: { endpoint: ENDPOINT, bells: { 'team 19': 4 }, language: 'en', delay: 0, shields: [] },
    },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Send me a test' }));
  await waitFor(() => expect(screen.getByText('A test is on its way to this device.')).toBeDefined());
  fireEvent.click(choice() as HTMLElement);
  await waitFor(() => expect(isSubscribed()).toBe(false));
  expect(sent.at(-1)).toMatchObject({ method: 'DELETE', body: { endpoint: ENDPOINT } });
});

test('says what to do when the browser refuses', async () => {
  const { sent } = setUp(ON, { permission: 'denied' });
  open();
  await waitFor(() => expect(choice()).not.toBeNull());
  fireEvent.click(choice() as HTMLElement);
  await waitFor(() => expect(screen.getByText(/That did not work/)).toBeDefined());
  expect([isPushed.get(), sent]).toEqual([false, []]);
});

test('offers nothing while the server sends nothing, alerts by itself, and keeps what is subscribed', async () => {
  const { isSubscribed, sent } = setUp({ ...ON, publicKey: null, obstacle: 'state' }, { isSubscribed: true });
  isPushed.set(true);
  open();
  await waitFor(() => expect(isPushed.get()).toBe(false));
  expect([choice(), isSubscribed(), sent]).toEqual([null, true, []]);
});

test.each([
  [
    'renews a subscription for a key that the server no longer has',
    BELLS,
    KEY.replace('BCV', 'BDV'),
    ['POST'],
  ],
  ['tells the server again at each visit', BELLS, KEY, ['POST']],
  ['ends the subscription with the last bell', {}, KEY, ['DELETE']],
])('%s', async (_, bells, key, methods) => {
  alertSettings.set({ ...DEFAULT_ALERTS, bells });
  const { sent } = setUp(ON, { isSubscribed: true, key });
  const stop = keepPushed(new QueryClient());
  await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(methods));
  stop();
});

test('asks the server for nothing while nothing is subscribed', async () => {
  setUp(ON);
  const fetches = vi.fn();
  vi.stubGlobal('fetch', fetches);
  const stop = keepPushed(new QueryClient());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fetches).not.toHaveBeenCalled();
  stop();
});
