import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_EMBEDS } from '#contract/embed-address.ts';
import type { StandingsRow } from '#contract/records/standings.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { competitionNames } from '#web/settings/competition-names.ts';
import { answer, type FakeResponse, fakeServer, NOT_FOUND } from '#web/testing/fake-server.ts';
import { leaveEmbeds, renderEmbed } from '#web/testing/render-embed.tsx';
import { pass, settle } from '#web/testing/render-page.tsx';
import { sampleLeague } from '#web/testing/sample-league.ts';
import { en } from '#web/testing/words.ts';
import { TableEmbed } from './table-embed.tsx';

const EMBED = { kind: 'table', id: '10', ...DEFAULT_EMBEDS.table } as const;
const LEAGUE = sampleLeague('10', {
  name: 'Premier',
  id_current_season: '1',
  seasons: [{ id: '1', name: '26/27', is_current: true }],
});
const NO_RECORD = {
  games_played: null,
  won: null,
  draw: null,
  lost: null,
  goals_diff: null,
  goals_scored: null,
  goals_against: null,
  points: null,
  position: null,
};

const row = (place: number, fields: Partial<StandingsRow> = {}): StandingsRow => ({
  team_id: place === 1 ? '1002' : `${place}`,
  team_name: `Team ${place}`,
  overall: { ...NO_RECORD, games_played: 13, goals_diff: 5 - place, points: 40 - place, position: place },
  home: NO_RECORD,
  away: NO_RECORD,
  status: null,
  result: place === 1 ? 'Champions Cup' : place > 7 ? 'Relegation' : null,
  recent_form: null,
  ...fields,
});
const table = (name: string | null, ...rows: readonly StandingsRow[]) => ({ name, rows });
const standings = (...tables: readonly ReturnType<typeof table>[]) =>
  answer({ league_id: '10', season_id: '1', number_standings: tables.length, tables });
const EIGHT = Array.from({ length: 8 }, (_, at) => row(at + 1));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  leaveEmbeds();
  vi.useRealTimers();
});

interface World {
  league: FakeResponse;
  now: FakeResponse;
  official: FakeResponse;
  day: FakeResponse;
}

async function open(changes: Partial<World> = {}, embed: object = {}) {
  const playing = sampleMatch(2, { score: [1, 0] });
  const world: World = {
    league: answer(LEAGUE),
    now: standings(table(null, ...EIGHT)),
    official: standings(table(null, ...EIGHT.map((one) => ({ ...one, recent_form: 'WWDLW' })))),
    day: answer([playing]),
    ...changes,
  };
  const requests = fakeServer((url) => {
    if (url.includes('t=info')) return world.league;
    if (url.includes('t=standings_live')) return world.now;
    if (url.includes('t=standings')) return world.official;
    return url.includes('t=sort') ? answer([playing]) : world.day;
  }, KICK_OFF + 1_380);
  const words = en;
  renderEmbed(<TableEmbed embed={{ ...EMBED, ...embed }}>{null}</TableEmbed>, words);
  await settle();
  return requests;
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.querySelector('[dir]')?.textContent);
const text = () => document.body.textContent ?? '';

test('shows the table with its zones, and the score of a team in play', async () => {
  const requests = await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Premier 26/27');
  expect(
    screen.getAllByRole('columnheader').map((cell) => (cell.querySelector('.sr-only') ?? cell).textContent),
  ).toEqual(['Position', 'Team', 'Played', 'Goal difference', 'Points']);
  const [first] = screen.getAllByRole('rowheader');
  expect(first?.parentElement?.textContent).toMatch(/^C1Team 1.*1–0 23′.*13\+439$/);
  expect(first?.textContent).toContain('playing now: 1–0 v Away 2');
  expect(text()).toContain('as it stands 15:23');
  const legend = within(screen.getByRole('list', { name: 'Key' })).getAllByRole('listitem');
  expect(legend.map((item) => item.textContent)).toEqual(['CChampions Cup', 'RRelegation']);
  // The official table is not needed without form.
  expect(requests.map(({ url }) => new URL(url, 'http://x').searchParams.get('t'))).toEqual([
    'info',
    'standings_live',
    'schedule',
    'sort',
  ]);
});

test('has the name that its language has for the competition', async () => {
  await open();
  act(() => competitionNames.set({ 10: 'Erste' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Erste 26/27');
  expect(document.title).toMatch(/^Erste/);
  competitionNames.set({});
});

test('is polled while a match is in play, and not otherwise', async () => {
  const countOf = (requests: readonly { url: string }[]) =>
    requests.filter(({ url }) => url.includes('standings_live')).length;
  const live = await open();
  await pass(12_000);
  expect(countOf(live)).toBeGreaterThan(1);
  leaveEmbeds();
  const quiet = await open({ day: answer([]) });
  await pass(12_000);
  expect(countOf(quiet)).toBe(1);
  expect(text()).not.toContain('as it stands');
});

test('marks teams and shows the rows around them', async () => {
  await open({}, { teams: ['5'], rows: 3 });
  expect(names()).toEqual(['Team 4', 'Team 5', 'Team 6']);
  expect(screen.getAllByRole('rowheader')[1]?.textContent).toContain('(marked)');
});

test('shows the last results on request', async () => {
  await open({}, { form: true });
  expect(screen.getByRole('columnheader', { name: /Recent results/ })).toBeDefined();
  expect(screen.getAllByRole('row')[2]?.textContent).toContain('WwonWwonDdrawnLlostWwon');
});

test('has a heading for each group, and only the group of a marked team if rows are limited', async () => {
  const groups = standings(
    table('Group A', row(2), row(3), row(4), row(5)),
    table('Group B', row(6), row(7)),
  );
  await open({ now: groups });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Group A',
    'Group B',
  ]);
  leaveEmbeds();
  await open({ now: groups }, { teams: ['7'], rows: 3 });
  expect(names()).toEqual(['Team 6', 'Team 7']);
});

test.each<[string, Partial<World>, string]>([
  ['an unknown competition', { league: NOT_FOUND }, 'This competition isn’t available.'],
  [
    'a competition without a season',
    { league: answer(sampleLeague('10')) },
    'No table for this competition.',
  ],
  ['a cup', { now: NOT_FOUND }, 'No table for this competition.'],
  ['an empty table', { now: standings() }, 'No table for this competition.'],
])('%s has a sentence', async (_, changes, sentence) => {
  await open(changes);
  expect(screen.getByRole('status').textContent).toBe(sentence);
});
