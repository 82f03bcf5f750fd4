import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from './open-page.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Clicks a notification while there is a tab that listens, one that does not, or none. */
async function click(tab: 'listens' | 'sleeps' | null, url = 'http://here.test/news/tv') {
  const calls: string[] = [];
  const client = {
    url,
    focus: async () => calls.push('focus'),
    navigate: async (address: string) => calls.push(`navigate ${address}`),
    postMessage: (message: object, [port]: Transferable[]) => {
      calls.push(`message ${JSON.stringify(message)}`);
      if (tab === 'listens') (port as MessagePort).postMessage(true);
    },
  };
  const clients = {
    matchAll: async () => (tab ? [client] : []),
    openWindow: async (address: string) => calls.push(`open ${address}`),
  };
  vi.stubGlobal(
    'MessageChannel',
    class {
      readonly port1: { onmessage?: () => void } = {};
      readonly port2 = { postMessage: () => this.port1.onmessage?.() };
    },
  );
  const end = openPage(clients, 'http://here.test/news/', '/match/99');
  await vi.advanceTimersByTimeAsync(2000);
  await end;
  vi.unstubAllGlobals();
  return calls;
}

test('a click on a notification opens the match in an open tab, without a reload if the tab listens', async () => {
  expect(await click('listens')).toEqual(['focus', 'message {"open":"/match/99"}']);
  expect(await click('sleeps')).toEqual([
    'focus',
    'message {"open":"/match/99"}',
    'navigate http://here.test/news/match/99',
  ]);
});

test('without a tab it opens one', async () => {
  expect(await click(null)).toEqual(['open http://here.test/news/match/99']);
});

test('a wall display is left alone', async () => {
  expect(await click('listens', 'http://here.test/news/wall?views=board')).toEqual([
    'open http://here.test/news/match/99',
  ]);
});
