import { expect, test } from 'vitest';
import { startApp } from '#service/testing/start-app.ts';

const { get, setNow } = startApp();

interface Row {
  readonly id: number;
  readonly status: number;
  readonly info: string | null;
  readonly scores: Readonly<Record<string, string | null>>;
  readonly teams: Readonly<Record<'home' | 'away', { readonly id: number }>>;
  readonly events: readonly {
    readonly team_id: number;
    readonly type: string;
    readonly own_goal: boolean;
  }[];
  readonly stats: readonly Readonly<Record<string, number | string | null>>[];
}

/** 200 instants over 20 days of two seasons, with a stride that covers all weekdays and hours. */
const INSTANTS = Array.from({ length: 200 }, (_, i) => {
  const day = Math.floor(i / 10);
  return Date.UTC(2025, 7, 2) + ((day * 137) % 600) * 86_400_000 + ((i * 37) % 96) * 900_000;
});

const AWARDED = 9;

/** Counts goals by the events, own goals for the other side; disallowed goals do not count. */
function goalsOf({ events, teams }: Row): [number, number] {
  const score: [number, number] = [0, 0];
  for (const event of events) {
    if (event.type !== 'goal') continue;
    const byHome = event.team_id === teams.home.id;
    score[byHome !== event.own_goal ? 0 : 1] += 1;
  }
  return score;
}

test('scores every live match by its goal events and statistics at 200 instants', async () => {
  let checked = 0;
  for (const instant of INSTANTS) {
    setNow(new Date(instant).toISOString());
    const { body } = await get('livescores/?t=live&include=events,stats');
    for (const match of body.data as Row[]) {
      // Competitions without event coverage have no events to count.
      if (match.events.length === 0) continue;
      const [home, away] = goalsOf(match);
      expect(
        [match.scores['home_score'], match.scores['away_score']],
        `match ${match.id} at ${instant}`,
      ).toEqual([String(home), String(away)]);
      const [first, second] = match.stats;
      if (first?.['goals'] !== null) expect([first?.['goals'], second?.['goals']]).toEqual([home, away]);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(2000);
});

test('scores every finished match by its goal events, except awarded ones', async () => {
  setNow('2026-11-21T23:30:00Z');
  const { body } = await get('livescores/?t=ended&include=events');
  const played = (body.data as Row[]).filter(({ status, events }) => status !== AWARDED && events.length > 0);
  expect(played.length).toBeGreaterThan(40);
  for (const match of played) {
    const [home, away] = goalsOf(match);
    expect([match.scores['home_score'], match.scores['away_score']]).toEqual([String(home), String(away)]);
  }
});
