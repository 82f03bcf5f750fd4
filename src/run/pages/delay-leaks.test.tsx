/**
 * A page goes back in time when the viewer sets a delay: it is, to the last attribute, the one that viewers without a delay
 * had so many seconds ago (hidden-odds.test.tsx has every page with a delay from the start).
 */
import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chooseDelay } from '#web/settings/delay.ts';
import { expectMessages, UNKNOWN_SEARCH_ELEMENT } from '#web/testing/expected-messages.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { setWindowWidth } from '#web/testing/set-window-width.ts';
import { en } from '#web/words/en.ts';
import { everythingOnThePage, openApp } from './open-app.tsx';
import { findSubjects, type Subject } from './subjects.ts';

const { subjects, service } = await findSubjects();
const [LIVE] = subjects as readonly [Subject, ...Subject[]];

setUpPages();
afterEach(() => {
  chooseDelay(0, null);
  localStorage.clear();
  sessionStorage.clear();
});

const { match, at: NOW } = LIVE;

interface View {
  readonly address: string;
  readonly language: 'en' | 'de';
}

/** Opens a page at an instant, as a proxy answers that has every version of the last minutes. */
function open({ address, language }: View, instant: number) {
  setWindowWidth(1280);
  localStorage.setItem('lang', language);
  localStorage.setItem('zone', 'Europe/London');
  localStorage.setItem('extras', 'tv odds');
  return openApp(address, en, {
    worldTime: () => instant,
    answer: async (url) => {
      const [plainUrl = '', delay = '0'] = url.split('&delay=');
      return { ...(await service.answerAt(instant - Number(delay) * 1000, plainUrl)), age: Number(delay) };
    },
  });
}

/** Returns all that is on the page and in the storage but the delay itself, which the page of then does not have. */
function readAll(): string {
  const chip = document.querySelector('[data-delay]');
  const { parentNode = null, nextSibling = null } = chip ?? {};
  chip?.remove();
  localStorage.removeItem('delay');
  const all = everythingOnThePage();
  if (chip) parentNode?.insertBefore(chip, nextSibling);
  return all;
}

async function readDelayed(view: View, instant: number, seconds: number): Promise<string> {
  sessionStorage.clear();
  const page = await open(view, instant);
  await act(async () => chooseDelay(seconds, null));
  await page.pass(100);
  const all = readAll();
  await page.close();
  chooseDelay(0, null);
  return all;
}

async function readThen(view: View, instant: number): Promise<string> {
  sessionStorage.clear();
  const page = await open(view, instant);
  const all = readAll();
  await page.close();
  return all;
}

/** The pages that remember what earlier answers said, and that with most data. Each: how much later, s, and the delay. */
const CASES = [
  { address: '/', after: 60, seconds: 120, language: 'en' },
  { address: `/match/${match.id}`, after: 600, seconds: 45, language: 'de' },
  { address: `/match/${match.id}/odds`, after: 300, seconds: 20, language: 'en' },
  { address: '/vidiprinter', after: 900, seconds: 120, language: 'de' },
] as const;

test.each(CASES)('$address goes back by $seconds s', async ({ after, seconds, ...view }) => {
  expectMessages(UNKNOWN_SEARCH_ELEMENT);
  const instant = NOW + after * 1000;
  const now = await readThen(view, instant);
  const then = await readThen(view, instant - seconds * 1000);
  expect(then).not.toBe(now);
  expect(await readDelayed(view, instant, seconds)).toBe(then);
});
