import { expect, test } from 'vitest';
import { startApp } from '#service/testing/start-app.ts';

const { get, setNow, world } = startApp();

interface Trophy {
  readonly id: number;
  readonly seasons: readonly string[];
}

async function trophiesOf(teamId: number): Promise<readonly Trophy[]> {
  return (await get(`teams/?t=trophies&id=${teamId}`)).body.data.trophies;
}

async function seasonsWon(teamId: number, competition: number): Promise<readonly string[]> {
  return (await trophiesOf(teamId)).find(({ id }) => id === competition)?.seasons ?? [];
}

const LEAGUES = [10, 11, 13, 15, 30, 120, 250, 401, 650, 921];

test.each(LEAGUES)('puts the champions of league %i first in its final tables', async (competition) => {
  for (const year of [2019, 2025]) {
    const season = world.season((year - 2000) * 1024 + competition);
    if (season === null) continue;
    const { standings } = (await get(`leagues/?t=standings&season_id=${season.id}`)).body.data;
    const [champion] = standings.flat();
    expect(await seasonsWon(champion.team_id, competition)).toContain(season.name);
    const second = standings.flat()[1];
    expect(await seasonsWon(second.team_id, competition)).not.toContain(season.name);
  }
});

const CUPS = [14, 34, 911, 914, 931, 901];

test.each(CUPS)('has the winners of cup %i win its finals', async (competition) => {
  let finals = 0;
  for (const year of [2020, 2022, 2025]) {
    const season = world.season((year - 2000) * 1024 + competition);
    if (season === null) continue;
    const matches = (await get(`fixtures/?t=season&season_id=${season.id}`)).body.data;
    const final = matches.filter(({ round_name }: { round_name: string }) => round_name === 'Final').at(-1);
    const winner = Number(final.winner_team_id);
    expect(winner).toBeGreaterThan(0);
    expect(await seasonsWon(winner, competition)).toContain(season.name);
    const sides = [final.teams.home.id, final.teams.away.id];
    const loser = sides.find((id) => id !== winner);
    expect(await seasonsWon(loser, competition)).not.toContain(season.name);
    finals += 1;
  }
  expect(finals).toBeGreaterThan(0);
});

test('has one winner in every season of a league', async () => {
  const seasons = [];
  for (let number = 1; number <= 40; number += 1) seasons.push(...(await seasonsWon(3000 + number, 30)));
  expect(seasons.toSorted()).toEqual([
    '15/16',
    '16/17',
    '17/18',
    '18/19',
    '19/20',
    '20/21',
    '21/22',
    '22/23',
    '23/24',
    '24/25',
    '25/26',
  ]);
});

test('awards a title after the last match and its rulings, not before', async () => {
  const season = world.season(25 * 1024 + 30);
  const champion = (await get(`leagues/?t=standings&season_id=${season?.id}`)).body.data.standings.flat()[0];
  const day = (season?.end ?? 0) * 86_400_000;
  setNow(new Date(day).toISOString());
  expect(await seasonsWon(champion.team_id, 30)).not.toContain('25/26');
  setNow(new Date(day + 6 * 86_400_000).toISOString());
  expect(await seasonsWon(champion.team_id, 30)).toContain('25/26');
  setNow('2026-11-21T15:30:00Z');
});
