import { expect, test } from 'vitest';
import { startApp } from '#service/testing/start-app.ts';

const { get, setNow, world } = startApp();

async function info(route: string, id: number | string) {
  return (await get(`${route}/?t=info&id=${id}`)).body.data;
}

test('names the same coach, venue and referee of a match in all operations', async () => {
  const { body } = await get('fixtures/?t=schedule&d=2026-11-21');
  let refereed = 0;
  for (const match of body.data.filter((_: unknown, i: number) => i % 4 === 0)) {
    for (const side of ['home', 'away']) {
      const { id, coach_id } = match.teams[side];
      expect(await info('coaches', coach_id)).toMatchObject({ id: Number(coach_id), team_id: id });
      expect((await info('teams', id)).coach_id).toBe(Number(coach_id));
    }
    if (match.venue_id !== null) {
      expect(await info('venues', match.venue_id)).toMatchObject({ id: Number(match.venue_id) });
    }
    if (match.referee_id === null) continue;
    expect(await info('referees', match.referee_id)).toMatchObject({ id: Number(match.referee_id) });
    refereed += 1;
    for (const id of Object.values(match.assistants)) {
      expect(await info('referees', String(id))).toMatchObject({ id: Number(id) });
    }
  }
  expect(refereed).toBeGreaterThan(5);
  const officials = body.data.flatMap(({ assistants }: { assistants: object }) => Object.values(assistants));
  expect(new Set(officials).size).toBe(officials.length);
});

test('agrees on a player between info and squad', async () => {
  for (const teamId of [1001, 3007, 12_004, 1301, 1501, 1701]) {
    const { squad } = (await get(`teams/?t=squad&id=${teamId}`)).body.data;
    expect(squad.filter(({ captain }: { captain: number }) => captain === 1)).toHaveLength(1);
    for (const { player, number, position } of squad.slice(0, 8)) {
      expect(await info('players', player.id)).toMatchObject({
        team_id: teamId,
        shirtnumber: number,
        position,
        name: player.name,
        age: player.age,
        country: player.country,
      });
    }
  }
});

test('agrees on the national team between info and squad', async () => {
  for (const teamId of [1999, 3999, 40_999, 1998, 1997]) {
    const { squad } = (await get(`teams/?t=squad&id=${teamId}`)).body.data;
    expect(squad).toHaveLength(23);
    for (const { player } of squad) {
      const details = await info('players', player.id);
      expect(details.national_team_id).toBe(teamId);
      expect(details.country.id).toBe(Math.floor(teamId / 1000));
      expect(details.team_id).not.toBeNull();
      expect(details.roles.some((role: { team: { id: number } }) => role.team.id === teamId)).toBe(true);
    }
  }
  const called = new Set(world.squad(1999, Date.parse('2026-11-21T15:30:00Z') / 1000).map(({ id }) => id));
  const clubSquad = (await get('teams/?t=squad&id=1001')).body.data.squad;
  for (const { player } of clubSquad) {
    const details = await info('players', player.id);
    expect(details.national_team_id === 1999).toBe(called.has(player.id));
  }
});

test('lists a player without a club once, in the national team', async () => {
  const { squad } = (await get('teams/?t=squad&id=10998')).body.data;
  expect(squad.length).toBeGreaterThanOrEqual(22);
  for (const { player } of squad) {
    const details = await info('players', player.id);
    expect(details).toMatchObject({ team_id: null, national_team_id: 10_998, market_value: null });
    expect(details.roles.map((role: { team: { id: number } }) => role.team.id)).toEqual([10_998]);
  }
});

test('lists roles without gaps up to the current team', async () => {
  const { squad } = (await get('teams/?t=squad&id=3001')).body.data;
  for (const { player } of squad) {
    const { roles, team_id } = await info('players', player.id);
    const clubs = roles.filter((role: { team: { is_national: number } }) => role.team.is_national === 0);
    expect(clubs[0]).toMatchObject({ team: { id: team_id }, end: null });
    for (const [i, role] of clubs.slice(1).entries()) expect(role.end).toBe(clubs[i].start);
  }
});

test('keeps the last squad of a past season', async () => {
  const season = world.season(24 * 1024 + 10);
  const past = (await get(`teams/?t=squad&id=1002&season_id=${season?.id}`)).body.data.squad;
  setNow(new Date((season?.end ?? 0) * 86_400_000).toISOString());
  const then = (await get('teams/?t=squad&id=1002')).body.data.squad;
  setNow('2026-11-21T15:30:00Z');
  const ids = (squad: { player: { id: number } }[]) => squad.map(({ player }) => player.id);
  expect(ids(past)).toEqual(ids(then));
  const today = (await get('teams/?t=squad&id=1002')).body.data.squad;
  expect(ids(past)).not.toEqual(ids(today));
  expect((await get('teams/?t=squad&id=1002&season_id=3')).body.data.squad).toEqual([]);
});

test('lists the leagues whose seasons include the team', async () => {
  for (const teamId of [1001, 3002, 1301, 1999]) {
    const { leagues, current_seasons } = await info('teams', teamId);
    expect(leagues.map((league: { current_season_id: string }) => Number(league.current_season_id))).toEqual(
      current_seasons,
    );
    for (const { seasons } of leagues) {
      for (const { id, name } of [seasons[0], seasons.at(-1)]) {
        const teams = (await get(`teams/?t=byseason&season_id=${id}`)).body.data;
        expect(teams.map((team: { id: number }) => team.id)).toContain(teamId);
        expect((await info('seasons', id)).name).toBe(name);
      }
    }
  }
});
