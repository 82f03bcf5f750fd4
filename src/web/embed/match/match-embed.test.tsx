import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_EMBEDS } from '#contract/embed-address.ts';
import type { Match } from '#contract/records/match.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import {
  answer,
  type FakeResponse,
  fakeServer,
  NO_UPDATES,
  NOT_FOUND,
  OUTAGE,
} from '#web/testing/fake-server.ts';
import { atWorldTime, leaveEmbeds, renderEmbed } from '#web/testing/render-embed.tsx';
import { pass, settle } from '#web/testing/render-page.tsx';
import { de, en } from '#web/testing/words.ts';
import { MatchEmbed } from './match-embed.tsx';

const NOW = KICK_OFF + 40 * 60;
const EMBED = { kind: 'match', id: '1', ...DEFAULT_EMBEDS.match, zone: 'Europe/Berlin' } as const;

const events = [
  sampleEvent({ type: 'yellowcard', minute: 12, player_name: 'Early' }),
  sampleEvent({ minute: 20, player_name: 'Marlow' }),
  sampleEvent({ type: 'redcard', minute: 31, player_name: 'Pike', team_id: '2001' }),
  sampleEvent({ type: 'substitution', minute: 35, player_name: 'Fresh', related_player_name: 'Tired' }),
];
const live = sampleMatch(1, { score: [1, 0], minute: [38], events });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  leaveEmbeds();
  vi.useRealTimers();
});

async function open(response: FakeResponse, locale: 'en' | 'de' = 'en') {
  const current = { response };
  const requests = fakeServer(() => atWorldTime(current.response, NOW));
  renderEmbed(<MatchEmbed embed={EMBED}>{null}</MatchEmbed>, locale === 'de' ? de : en, EMBED.zone);
  await settle();
  return { requests, current };
}

const text = () => document.body.textContent ?? '';

test('shows a match in play: score, minute, scorers, dismissals and the three latest events', async () => {
  await open(answer(live));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home 1 – Away 1');
  expect(text()).toContain('Home 1 1, Away 1 0');
  expect(screen.getByText('38′')).toBeDefined();
  expect(screen.getByRole('list', { name: 'Home 1' }).textContent).toContain('Goal Marlow 20′');
  expect(screen.getByRole('list', { name: 'Away 1' }).textContent).toContain('Red card Pike 31′');
  const latest = within(screen.getByRole('heading', { name: 'Latest' }).parentElement ?? document.body);
  expect(latest.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '35′35th minuteFresh Substitution · for Tired · Home 1',
    '31′31st minutePike Red card · Away 1',
    expect.stringMatching(/^20′20th minuteMarlow Goal .*1–0$/),
  ]);
});

test('links open the whole page in a tab of its own', async () => {
  await open(answer(live));
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/match/1', '/']);
  for (const link of links) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
    expect(link.textContent).toContain('(opens in a new tab)');
  }
});

test('before kick-off it has the time with its zone, and a countdown', async () => {
  const kickOff = NOW + 5_410;
  await open(answer(sampleMatch(1, { phase: 'scheduled', status: 0, score: null, minute: null, kickOff })));
  expect(text()).toMatch(/Sat,? 21 Nov,? (at )?18:10 (CET|GMT\+1)/);
  expect(text()).toContain('Kick-off in 1 h 30 min');
  await pass(61_000);
  expect(text()).toContain('Kick-off in 1 h 29 min');
});

test('a match that the feed does not start says so in place of the countdown', async () => {
  await open(answer(sampleMatch(1, { phase: 'scheduled', status: 0, score: null, minute: null })));
  expect(text()).toContain('No update since kick-off');
  expect(text()).not.toContain('Kick-off any moment');
});

test('after the match it says how it ended, and polls no more', async () => {
  const record = sampleMatch(1, { phase: 'finished', status: 3, score: [2, 1], minute: null, events });
  const { requests } = await open(answer(record));
  expect(text()).toContain('Full time');
  expect(screen.queryByRole('heading', { name: 'Latest' })).toBeNull();
  const count = requests.length;
  await pass(60_000);
  expect(requests).toHaveLength(count);
});

test('speaks German', async () => {
  await open(answer(live), 'de');
  expect(screen.getByText('Zuletzt')).toBeDefined();
  expect(text()).toContain('Rote Karte');
  expect(text()).toContain('(öffnet einen neuen Tab)');
});

test("translates the service's note as soon as its words have come", async () => {
  const record: Match = {
    ...sampleMatch(1, { phase: 'off', status: 4, score: null }),
    info: 'Postponed: fog',
  } as Match;
  await open(answer(record), 'de');
  expect(text()).toContain('Verlegt');
  expect(text()).not.toContain('Postponed');
});

test.each<[string, FakeResponse]>([
  ['an unknown id', NOT_FOUND],
  ['a match that is gone', answer(null)],
])('%s has a sentence', async (_, response) => {
  await open(response);
  expect(screen.getByRole('status').textContent).toBe('This match isn’t available.');
});

test('an outage has a sentence, and the match comes when it is over', async () => {
  const { current } = await open(OUTAGE);
  expect(text()).toContain(NO_UPDATES);
  current.response = answer(live);
  await pass(15_000);
  expect(text()).toContain('Home 1 1, Away 1 0');
});

test('old data stay, dimmed, with their time and the reason', async () => {
  const { current } = await open(answer(live));
  expect(document.querySelector('[data-old="true"]')).toBeNull();
  current.response = OUTAGE;
  await pass(30_000);
  expect(document.querySelector('[data-old="true"]')?.textContent).toContain('Home 1');
  expect(text()).toMatch(/as of 16:40:\d\d/);
  expect(text()).toContain(NO_UPDATES);
  current.response = answer(live);
  await pass(15_000);
  expect(text()).not.toContain('as of');
});
