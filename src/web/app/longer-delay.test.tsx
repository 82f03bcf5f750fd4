/** What the app has of later when the viewer chooses a longer delay. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { createQueryClient } from '#web/data/client.ts';
import { delaySeconds } from '#web/data/delay/delayed-world.ts';
import { chooseDelay } from '#web/settings/delay.ts';
import { reveals } from '#web/settings/reveals.ts';
import { addShield, shields } from '#web/settings/shields.ts';
import { answer, type FakeResponse, fakeServer, OUTAGE } from '#web/testing/fake-server.ts';
import { pass, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { en } from '#web/testing/words.ts';
import { App } from './app.tsx';

const DELAY_S = 120;
const WORLD_TIME = `${(KICK_OFF + 1380) * 1000}; rate=1`;
const BEFORE = [sampleMatch(1, { events: [] })];
const AFTER = [sampleMatch(1, { score: [1, 0], events: [sampleEvent({ timestamp: KICK_OFF + 1370 })] })];

/** One for all tests: each follows the delay for good. */
const client = createQueryClient();

setUpPages();
beforeEach(() => void vi.stubGlobal('scrollTo', () => {}));
afterEach(async () => {
  cleanup();
  client.clear();
  shields.set([]);
  reveals.set([]);
  chooseDelay(0, null);
  await vi.waitFor(() => expect(delaySeconds()).toBe(0), 60_000);
});

/** Opens the app before a server that has had a goal ten seconds ago, and has no delayed live list. */
async function open(address: string): Promise<void> {
  fakeServer((url): FakeResponse => {
    const isDelayed = url.includes(`delay=${DELAY_S}`);
    if (isDelayed && url.includes('t=live')) return OUTAGE;
    const matches: readonly MatchRow[] = isDelayed ? BEFORE : AFTER;
    const isList = /t=live|t=schedule/.test(url);
    return {
      ...answer(isList ? matches : []),
      headers: { 'world-time': WORLD_TIME, age: isDelayed ? `${DELAY_S}` : '0' },
    };
  });
  history.replaceState(null, '', address);
  render(<App client={client} words={en} prefetch={() => {}} />);
  await settle();
  await pass(1000);
}

async function delay(): Promise<void> {
  chooseDelay(DELAY_S, null);
  await vi.waitFor(() => expect(delaySeconds()).toBe(DELAY_S), 60_000);
  await settle();
}

const main = () => screen.getByRole('main').textContent;

test('the vidiprinter has no line of later', async () => {
  await open('/vidiprinter');
  expect(main()).toContain('Osei');
  await delay();
  expect(main()).not.toContain('Osei');
  expect(sessionStorage.getItem('vidiprinter') ?? '').not.toContain('Osei');
});

test('the list has no score of later while the delayed live list fails', async () => {
  await open('/?show=all');
  expect(main()).toContain('Home 1 1, Away 1 0');
  await delay();
  expect(main()).toContain('Home 1 0, Away 1 0');
});

test('a match that was hidden before shows the score of then when it is revealed', async () => {
  addShield({ kind: 'match', id: '1', name: '', until: null });
  await open('/?show=all');
  await delay();
  expect(main()).toContain('Home 1');
  fireEvent.click(screen.getByRole('button', { name: /Reveal Home 1/ }));
  await pass(100);
  expect(main()).toContain('Home 1 0, Away 1 0, 23rd minute');
});
