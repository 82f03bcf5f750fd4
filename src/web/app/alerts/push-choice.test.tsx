import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PushState } from '#contract/push.ts';
import type { PriceWait } from '#news/alerts/price-waits.ts';
import { DeliveryChecks } from '#web/features/alerts/delivery-checks.tsx';
import { isPushed, isPushKnown, unwatchedWaits } from '#web/features/alerts/push-slot.tsx';
import { alertTopic } from '#web/settings/alert-topic.ts';
import { alertSettings, DEFAULT_ALERTS } from '#web/settings/alerts.ts';
import { addWait } from '#web/settings/price-waits.ts';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { keepSubscribed } from './keep-subscribed.ts';
import { PushChoice } from './push-choice.tsx';

const KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const ENDPOINT = 'https://push.example.com/1';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: { readonly bells?: object; readonly endpoint?: string; readonly topic?: string };
}

/** A browser with push, the server behind it, and what it was sent. */
function setUp(
  state: PushState,
  { isSubscribed = false, key = KEY, permission = 'granted', isKnown = true, prices = {} } = {},
) {
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
      return Response.json({ isDelivered: true, isSubscribed: isKnown, topic: TOPIC, prices });
    },
  );
  return { sent, isSubscribed: () => current !== null };
}

const ON: PushState = {
  publicKey: KEY,
  obstacle: null,
  topics: { url: null, obstacle: 'ntfy' },
  requestsPerHour: 135,
  prices: null,
};
const TOPIC = 'touchline-AAAAAAAAAAAAAAAAAAAAAA';
const TOPICS: PushState = {
  ...ON,
  publicKey: null,
  obstacle: 'subject',
  topics: { url: 'http://192.168.1.5:8090', obstacle: null },
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

const topicChoice = () => screen.queryByRole('checkbox', { name: 'Messages in the ntfy app' });
const choice = () => screen.queryByRole('checkbox', { name: 'Also when Touchline is closed' });

beforeEach(() => alertSettings.set({ ...DEFAULT_ALERTS, bells: BELLS }));
afterEach(() => {
  cleanup();
  act(() => {
    isPushed.set(false);
    alertTopic.set(null);
    isPushKnown.set(false);
    unwatchedWaits.set(new Set());
  });
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
  const stop = keepSubscribed(new QueryClient());
  await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(methods));
  stop();
});

test('asks the server for nothing while nothing is subscribed', async () => {
  setUp(ON);
  const fetches = vi.fn();
  vi.stubGlobal('fetch', fetches);
  const stop = keepSubscribed(new QueryClient());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fetches).not.toHaveBeenCalled();
  stop();
});

test('offers a topic where push is not possible: its name, who can read it, a test and its end', async () => {
  const { sent } = setUp(TOPICS);
  open();
  await waitFor(() => expect(topicChoice()).not.toBeNull());
  expect(choice()).toBeNull();
  fireEvent.click(topicChoice() as HTMLElement);
  await waitFor(() => expect(alertTopic.get()).toBe(TOPIC));
  expect(sent).toMatchObject([
    { method: 'POST', path: '/api/push/topic', body: { bells: { 'team 19': 4 } } },
  ]);
  expect(screen.getByRole('textbox', { name: 'Topic' })).toHaveProperty('value', TOPIC);
  expect(screen.getByText(/Anyone who knows this topic can read/)).toBeDefined();
  expect(screen.getByText(/in the app, on http:\/\/192\.168\.1\.5:8090/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Send me a test' }));
  await waitFor(() => expect(screen.getByText('A test is on its way to the ntfy app.')).toBeDefined());
  expect(sent.at(-1)).toEqual({ method: 'POST', path: '/api/push/test', body: { topic: TOPIC } });
  fireEvent.click(topicChoice() as HTMLElement);
  await waitFor(() => expect(alertTopic.get()).toBeNull());
  expect(sent.at(-1)).toEqual({ method: 'DELETE', path: '/api/push', body: { topic: TOPIC } });
});

test.each([
  ['http://192.168.1.5:8090', `ntfy://192.168.1.5:8090/${TOPIC}?secure=false`],
  ['https://ntfy.example.com', `ntfy://ntfy.example.com/${TOPIC}`],
])('links to the app on Android, of %s', async (url, link) => {
  const userAgent = vi
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Linux; Android 16)');
  onTestFinished(() => userAgent.mockRestore());
  setUp({ ...TOPICS, topics: { url, obstacle: null } });
  alertTopic.set(TOPIC);
  open();
  const app = await screen.findByRole('link', { name: 'Open in the ntfy app' });
  expect(app.getAttribute('href')).toBe(link);
  expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(
    `${url}/${TOPIC}`,
  );
});

test('offers push first where both are possible', async () => {
  setUp({ ...TOPICS, publicKey: KEY, obstacle: null });
  open();
  await waitFor(() => expect(choice()).not.toBeNull());
  const details = topicChoice()?.closest('details');
  expect(details?.textContent).toContain('On another device, by the ntfy app');
  expect(details?.open).toBe(false);
});

test.each([
  ['tells the server at each visit what a topic is to get', true, TOPIC],
  ['drops a topic that the server has forgotten', false, null],
])('%s', async (_, isKnown, topic) => {
  alertTopic.set(TOPIC);
  const { sent } = setUp(TOPICS, { isKnown });
  const stop = keepSubscribed(new QueryClient());
  await waitFor(() =>
    expect(sent).toMatchObject([
      { method: 'POST', path: '/api/push', body: { topic: TOPIC, language: 'en' } },
    ]),
  );
  await waitFor(() => expect(alertTopic.get()).toBe(topic));
  stop();
});

test('keeps the topic when its end cannot be sent', async () => {
  setUp(TOPICS);
  alertTopic.set(TOPIC);
  open();
  await waitFor(() => expect(topicChoice()).not.toBeNull());
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
  fireEvent.click(topicChoice() as HTMLElement);
  await waitFor(() => expect(screen.getByText('That did not work. Try again in a minute.')).toBeDefined());
  expect(alertTopic.get()).toBe(TOPIC);
});

const WAIT: PriceWait = { matchId: '7', result: 'home', price: 2.5, from: 2.2, books: null, since: 1 };

test('sends the prices that are waited for, and learns which were told and which are not watched', async () => {
  addWait(WAIT, 'Home 7 v Away 7');
  addWait({ ...WAIT, result: 'away' }, 'Home 7 v Away 7');
  const states = { toldKeys: ['7 price home 1'], refusedKeys: ['7 price away 1'] };
  const { sent } = setUp(
    { ...ON, prices: { maxMatches: 20, requestsPerHour: 60 } },
    { isSubscribed: true, prices: states },
  );
  const stop = keepSubscribed(new QueryClient());
  open();
  await waitFor(() => expect(isPushKnown.get()).toBe(true));
  expect(sent[0]).toMatchObject({ body: { prices: [WAIT, { ...WAIT, result: 'away' }] } });
  expect(alertSettings.get().prices.map(({ end }) => end?.reason)).toEqual(['told', undefined]);
  expect([...unwatchedWaits.get()]).toEqual(states.refusedKeys);
  expect(await screen.findByText(/about 60 more an hour/)).toBeDefined();
  stop();
});

test('keeps the subscription while a price is waited for, also without a bell', async () => {
  alertSettings.set(DEFAULT_ALERTS);
  addWait(WAIT, 'Home 7 v Away 7');
  const { sent } = setUp(ON, { isSubscribed: true });
  const stop = keepSubscribed(new QueryClient());
  await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['POST']));
  stop();
});
