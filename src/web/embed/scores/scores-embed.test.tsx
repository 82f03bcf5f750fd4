import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_EMBEDS } from '#contract/embed-address.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import {
  answer,
  type FakeResponse,
  failure,
  fakeServer,
  NO_UPDATES,
  OUTAGE,
} from '#web/testing/fake-server.ts';
import { atWorldTime, leaveEmbeds, renderEmbed } from '#web/testing/render-embed.tsx';
import { pass, settle } from '#web/testing/render-page.tsx';
import { sampleLeague } from '#web/testing/sample-league.ts';
import { en } from '#web/testing/words.ts';
import { ScoresEmbed } from './scores-embed.tsx';

const EMBED = {
  kind: 'scores',
  ...DEFAULT_EMBEDS.scores,
  leagues: ['10', '20', '30'],
  zone: 'Europe/London',
} as const;

const finished = sampleMatch(1, { phase: 'finished', status: 3, score: [2, 1], kickOff: KICK_OFF - 7_200 });
const playing = sampleMatch(2, { score: [0, 0] });
const scheduled = sampleMatch(3, { phase: 'scheduled', status: 0, score: null, kickOff: KICK_OFF + 7_200 });

/** Whether what is observed is in view. */
let isInView = true;

beforeEach(() => {
  vi.useFakeTimers();
  isInView = true;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe: () => void;
      disconnect = () => {};
      constructor(report: (entries: readonly object[]) => void) {
        this.observe = () => report([{ isIntersecting: isInView }]);
      }
    },
  );
});
afterEach(() => {
  leaveEmbeds();
  vi.useRealTimers();
});

interface World {
  leagues: FakeResponse;
  /** Matches of league 10 on 2026-11-21 UTC. */
  day: FakeResponse;
  /** By their ids. */
  matches: readonly MatchRow[];
}

async function open(changes: Partial<World> = {}, now = KICK_OFF + 600) {
  const world: World = {
    leagues: answer([sampleLeague('10'), sampleLeague('20')]),
    day: answer([finished, playing, scheduled]),
    matches: [playing],
    ...changes,
  };
  const respond = (url: string): FakeResponse => {
    const query = new URL(url, 'http://x').searchParams;
    if (url.includes('/leagues/')) return world.leagues;
    if (query.get('t') === 'sort')
      return answer(world.matches.filter(({ id }) => query.get('ids')?.split(',').includes(id)));
    return query.get('league_id') === '10' && query.get('d') === '2026-11-21' ? world.day : answer([]);
  };
  const requests = fakeServer((url) => atWorldTime(respond(url), now));
  renderEmbed(<ScoresEmbed embed={EMBED}>{null}</ScoresEmbed>, en);
  await settle();
  return { requests, world };
}

const rows = () => within(screen.getByRole('region', { name: 'League 10' })).getAllByRole('listitem');
const text = () => document.body.textContent ?? '';

test("shows today's matches by competition, those in play first", async () => {
  const { requests } = await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Saturday, 21 November 2026');
  expect(rows().map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/match/2',
    '/match/3',
    '/match/1',
  ]);
  expect(rows()[0]?.textContent).toContain('23rd minute. Home 2 0, Away 2 0');
  expect(text()).toContain('1 live');
  expect(screen.getByRole('region', { name: 'League 20' }).textContent).toContain('No matches on this day.');
  expect(text()).toContain('30: This competition isn’t available.');
  // One list for each UTC day of a known competition, and the match in play alone.
  expect(requests.map(({ url }) => url.replace('/api/v2.2', '')).sort()).toEqual([
    '/fixtures/?t=schedule&d=2026-11-21&league_id=10',
    '/fixtures/?t=schedule&d=2026-11-21&league_id=20',
    '/fixtures/?t=schedule&d=2026-11-22&league_id=10',
    '/fixtures/?t=schedule&d=2026-11-22&league_id=20',
    '/fixtures/?t=sort&ids=2',
    '/leagues/?t=sort&ids=10,20,30',
  ]);
});

test('requests the first competition, and others when they are in view and those above have loaded', async () => {
  isInView = false;
  const { requests } = await open();
  const leagues = () => new Set(requests.flatMap(({ url }) => /league_id=(\d+)/.exec(url)?.[1] ?? []));
  expect([...leagues()]).toEqual(['10']);
  expect(screen.getByRole('region', { name: 'League 20' }).getAttribute('aria-busy')).toBe('true');
  expect(rows()).toHaveLength(3);
});

test('a goal comes with the matches in play', async () => {
  const { world } = await open();
  world.matches = [sampleMatch(2, { score: [1, 0], minute: [24] })];
  await pass(7_000);
  expect(rows()[0]?.textContent).toContain('24th minute. Home 2 1, Away 2 0');
});

test('without any known competition it has a sentence', async () => {
  await open({ leagues: answer([]) });
  expect(screen.getByRole('status').textContent).toBe('These competitions aren’t available.');
});

test.each([
  ['the data service', OUTAGE, 'Live updates are delayed. Retrying.'],
  ['the plan', failure(403, 'plan_limit'), 'Not available on this site.'],
])('what %s refuses has a sentence where the matches would be', async (_, response, sentence) => {
  await open({ day: response, leagues: answer([sampleLeague('10')]) });
  expect(text()).toContain(sentence);
});

// The clock of a file's tests goes only forward.
test('a match is requested by its id from its kick-off on', async () => {
  const { requests, world } = await open({ day: answer([scheduled]) }, KICK_OFF + 7_190);
  expect(requests.some(({ url }) => url.includes('t=sort&ids=3'))).toBe(false);
  world.matches = [sampleMatch(3, { score: [0, 0], minute: [1], kickOff: KICK_OFF + 7_200 })];
  await pass(20_000);
  await settle();
  expect(requests.some(({ url }) => url.includes('t=sort&ids=3'))).toBe(true);
  await pass(7_000);
  expect(rows()[0]?.textContent).toContain('1st minute');
});

test('at two in the morning it is still the evening', async () => {
  await open({}, KICK_OFF + 11 * 3_600);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Saturday, 21 November 2026');
});

test('the server’s HTML stays until the first competition has its matches', async () => {
  const serverView = document.createElement('main');
  serverView.setAttribute('data-static', '');
  document.body.append(serverView);
  const { world } = await open({ day: OUTAGE, leagues: OUTAGE });
  expect(serverView.isConnected).toBe(true);
  expect(text()).not.toContain(NO_UPDATES);
  world.leagues = answer([sampleLeague('10'), sampleLeague('20')]);
  world.day = answer([finished]);
  await pass(30_000);
  await settle();
  expect(serverView.isConnected).toBe(false);
  expect(rows()).toHaveLength(1);
});
