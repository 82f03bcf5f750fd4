import { expect, test } from 'vitest';
import { goalsOf } from '#contract/goal.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { settle } from '#contract/settle.ts';
import { readAs } from '#contract/testing/examples.ts';
import { startApp } from '#service/testing/start-app.ts';
import { ALL_COUNTRIES } from '#service/world/catalogue/all-countries.ts';
import { createWorld } from '#service/world/world.ts';

const world = createWorld(
  1,
  ALL_COUNTRIES.filter(({ id }) => id <= 3),
);
const tidy = startApp({ world });
const untidy = startApp({ world, feed: 'untidy' });
const SATURDAY = Date.parse('2026-11-21T16:20:00Z');
const ALL = 'include=events';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at as a client without types would
type Row = any;

async function listAt({ get, setNow }: typeof tidy, path: string, seconds: number): Promise<Row[]> {
  setNow(new Date(SATURDAY + seconds * 1_000).toISOString());
  return (await get(path)).body.data;
}
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => Number(id));
const scoreOf = ({ scores }: Row) => `${scores.home_score}-${scores.away_score}`;

test('players, clubs and competitions are found by the names that the feed gives them', async () => {
  const search = async (t: string, name: string) =>
    (await untidy.get(`search/?t=${t}&q=${encodeURIComponent(name)}`)).body.data as Row[];
  const { data: squad } = (await untidy.get('teams/?t=squad&id=1001')).body;
  const rows = await listAt(untidy, `livescores/?t=today&${ALL}`, 0);
  const tidyRows = new Map<number, Row>();
  for (const row of await listAt(tidy, `livescores/?t=today&${ALL}`, 0)) tidyRows.set(Number(row.id), row);
  const renamed = rows.flatMap(({ id, league, teams: { home } }) => {
    const { league: tidyLeague, teams } = tidyRows.get(Number(id));
    return [
      ...(league.name === tidyLeague.name ? [] : [['league', league] as const]),
      ...(home.name === teams.home.name ? [] : [['team', home] as const]),
    ];
  });
  const nicknamed = squad.squad
    .map(({ player }: Row) => player)
    .filter(({ name }: Row) => !name.includes(' '))
    .map((player: Row) => ['player', player] as const);
  const named = [...renamed, ...nicknamed];
  expect(new Set(named.map(([t]) => t))).toEqual(new Set(['league', 'team', 'player']));
  for (const [t, { id, name }] of named)
    expect(
      (await search(t, name)).map((hit) => [Number(hit.id), hit.name]),
      name,
    ).toContainEqual([Number(id), name]);
});

test('the day has every match, and a score is that of the tidy world within two minutes', async () => {
  const path = `livescores/?t=today&${ALL}`;
  const earlier = new Map<number, Set<string>>();
  for (let seconds = -120; seconds <= 0; seconds += 10)
    for (const row of await listAt(tidy, path, seconds))
      earlier.set(row.id, new Set([...(earlier.get(row.id) ?? []), scoreOf(row)]));
  const rows = await listAt(untidy, path, 0);
  expect(idsOf(rows)).toEqual([...earlier.keys()]);
  const wrong = rows.filter(
    (row) => ![0, 3].includes(Number(row.status)) && !earlier.get(Number(row.id))?.has(scoreOf(row)),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('the proxy reads every goal of a finished day once, with the scores of the tidy world', async () => {
  const path = `livescores/?t=today&${ALL}`;
  const summaries = async (app: typeof tidy) => {
    const { data } = readAs('livescores', 'today', await listAt(app, path, 27_000), ['events']);
    return (data as MatchRow[])
      .map((row) => settle('match_row', row))
      .map((row) => [
        row.id,
        scoreOf(row),
        goalsOf(row, 'home').length,
        goalsOf(row, 'away').length,
        row.phase,
      ]);
  };
  const expected = await summaries(tidy);
  const played = (await summaries(untidy)).flatMap((summary, i) =>
    summary[4] === 'finished' ? [[summary, expected[i]]] : [],
  );
  expect(played.length).toBeGreaterThan(30);
  for (const [summary, tidySummary] of played) expect(summary).toEqual(tidySummary);
});

test('a match that vanishes from the list of matches in play is back within a minute', async () => {
  const path = 'livescores/?t=live';
  let vanishings = 0;
  const missingSince = new Map<number, number>();
  for (let seconds = 0; seconds <= 900; seconds += 20) {
    const shownIds = new Set(idsOf(await listAt(untidy, path, seconds)));
    for (const id of idsOf(await listAt(tidy, path, seconds))) {
      const since = missingSince.get(id);
      if (shownIds.has(id)) missingSince.delete(id);
      else if (since === undefined) missingSince.set(id, seconds);
      if (!shownIds.has(id)) vanishings += 1;
      expect(seconds - (missingSince.get(id) ?? seconds)).toBeLessThan(60);
    }
  }
  expect(vanishings).toBeGreaterThan(0);
});

test('a match that ends late stays in the list of matches in play', async () => {
  const late: Row[] = [];
  for (let seconds = 0; seconds <= 9_000; seconds += 900) {
    const inPlay = idsOf(await listAt(tidy, 'livescores/?t=live', seconds));
    const rows = await listAt(untidy, 'livescores/?t=live', seconds);
    late.push(...rows.filter(({ id }) => !inPlay.includes(Number(id))));
  }
  expect(late.length).toBeGreaterThan(0);
  expect(late.map(({ status }) => Number(status))).toEqual(late.map(() => 1));
});

test('the same request at the same instant has the same answer, and page and list agree', async () => {
  const path = `livescores/?t=ended&${ALL}`;
  const rows = await listAt(untidy, path, 3_000);
  expect(await listAt(untidy, path, 3_000)).toEqual(rows);
  const kindsOf = (events: Row[]) =>
    events.map(({ type, minute, player_name }) => `${type} ${minute} ${player_name}`);
  for (const row of rows.slice(0, 20)) {
    const page = (await listAt(untidy, `fixtures/?t=info&id=${row.id}&${ALL}`, 3_000)) as Row;
    const events = await listAt(untidy, `fixtures/?t=match_events&id=${row.id}`, 3_000);
    expect([scoreOf(page), kindsOf(page.events ?? [])]).toEqual([scoreOf(row), kindsOf(row.events ?? [])]);
    expect(kindsOf(events)).toEqual(kindsOf(page.events ?? []));
  }
});
