import { expect, test } from 'vitest';
import { below, stream } from '#service/engine/streams.ts';
import { timetableOf } from '#service/engine/timetable.ts';
import { startApp } from '#service/testing/start-app.ts';
import { DAY, dayOf } from '#service/world/calendar/days.ts';

const { get, setNow, world } = startApp();

const MATCHES = 200;
const SIDES = ['home', 'away'] as const;
const COUNTED = [
  ['fouls', 'fouls'],
  ['offsides', 'offsides'],
  ['key_passes', 'key_passes'],
  ['shots_total', 'shots_total'],
  ['shots_on_target', 'shots_on_target'],
  ['shots_off_target', 'shots_off_target'],
  ['shots_blocked', 'shots_blocked'],
  ['yellowcards', 'yellowcards'],
  ['yellowredcards', 'yellowredcards'],
  ['redcards', 'redcards'],
] as const;

interface Row {
  readonly player: { readonly id: string };
  readonly stats: Readonly<Record<string, number>>;
}

interface WireEvent {
  readonly type: string;
  readonly team_id: number;
  readonly player_id: number | null;
  readonly related_player_id: number | null;
  readonly own_goal: boolean;
}

/** Matches with team sheet and statistics coverage, on days over two years. */
function matchIds(): number[] {
  const key = stream(9, 9, 9);
  const days = Array.from({ length: 4 }, (_, i) => dayOf(2025, 9, 1) + below(key, i, 440));
  const fixtures = days.flatMap((day) =>
    world
      .fixturesOn(day)
      .filter(
        ({ coverage, frame }) => coverage.lineups && coverage.stats && timetableOf(frame).periods.length > 0,
      ),
  );
  const step = Math.max(1, Math.floor(fixtures.length / MATCHES));
  return fixtures.filter((_, i) => i % step === 0).map(({ id }) => id);
}

const ids = matchIds();

/** Returns everything about both sides of a match, some days after it. */
async function sheetsOf(id: number) {
  setNow(new Date(((world.fixture(id)?.frame.kickOff ?? 0) + 6 * DAY) * 1000).toISOString());
  const readDataset = async (t: string, include: string) =>
    (await get(`fixtures/?t=${t}&id=${id}&include=${include}`)).body.data;
  const match = await readDataset('info', 'events,stats');
  const starting = await readDataset('match_lineups', 'stats');
  const bench = await readDataset('match_bench', 'stats');
  return SIDES.map((side, team) => {
    const teamId = match.teams[side].id;
    return {
      name: `${id} ${side}`,
      starters: starting[side].squad as Row[],
      bench: bench[side] as Row[],
      events: (match.events as WireEvent[]).filter(({ team_id }) => team_id === teamId),
      others: (match.events as WireEvent[]).filter(({ team_id }) => team_id !== teamId),
      stats: match.stats[team],
      status: match.status,
    };
  });
}

type Sheet = Awaited<ReturnType<typeof sheetsOf>>[number];

const sheets: Sheet[] = [];
for (const id of ids) sheets.push(...(await sheetsOf(id)));

/** Returns events of players who are not on the pitch at that moment. */
function wrongOnPitch({ starters, bench, events }: Sheet): string[] {
  const pitch = new Set(starters.map(({ player }) => player.id));
  const waiting = new Set(bench.map(({ player }) => player.id));
  const wrong: string[] = [];
  for (const { type, player_id, related_player_id } of events) {
    const [player, related] = [String(player_id), String(related_player_id)];
    if (type === 'substitution') {
      if (!waiting.delete(player) || !pitch.delete(related)) wrong.push(`${player} for ${related}`);
      pitch.add(player);
      continue;
    }
    if (player_id !== null && !pitch.has(player)) wrong.push(`${type} of ${player}`);
    if (related_player_id !== null && !pitch.has(related)) wrong.push(`${type} with ${related}`);
    if (type === 'redcard' || type === 'yellowredcard') pitch.delete(player);
  }
  return wrong;
}

test('covers 200 matches', () => {
  expect(sheets.length).toBeGreaterThanOrEqual(2 * MATCHES);
});

test('has only events of players on the pitch, none after a red card', () => {
  for (const sheet of sheets) expect(wrongOnPitch(sheet), sheet.name).toEqual([]);
});

test('lists no player twice on a team sheet', () => {
  for (const { starters, bench, name } of sheets) {
    const all = [...starters, ...bench].map(({ player }) => player.id);
    expect(new Set(all).size, name).toBe(all.length);
  }
});

test("sums player statistics to the team's, and goals to the score", () => {
  for (const { starters, bench, stats, others, name, status } of sheets) {
    const rows = [...starters, ...bench];
    const sum = (field: string) => rows.reduce((total, row) => total + (row.stats[field] ?? 0), 0);
    for (const [own, team] of COUNTED) expect(sum(own), `${name} ${own}`).toBe(Number(stats[team]));
    const ownGoalsAgainst = others.filter(({ type, own_goal }) => type === 'goal' && own_goal).length;
    if (status !== 9) expect(sum('goals') + ownGoalsAgainst, name).toBe(stats.goals);
  }
});

test('derives player statistics from the events', () => {
  const OF_EVENTS = {
    goal: 'goals',
    yellowcard: 'yellowcards',
    yellowredcard: 'yellowredcards',
    redcard: 'redcards',
  };
  for (const { starters, bench, events, name } of sheets) {
    for (const { player, stats } of [...starters, ...bench]) {
      const own = events.filter(({ player_id, own_goal }) => String(player_id) === player.id && !own_goal);
      for (const [type, field] of Object.entries(OF_EVENTS)) {
        expect(stats[field], `${name} ${player.id} ${field}`).toBe(
          own.filter((event) => event.type === type).length,
        );
      }
      const assists = events.filter(
        ({ type, related_player_id }) => type === 'goal' && String(related_player_id) === player.id,
      );
      expect(stats['assists'], `${name} ${player.id} assists`).toBe(assists.length);
    }
  }
});
