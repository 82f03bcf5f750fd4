/** The goals of a Saturday, as the pages have them over the untidy feed once all matches are over. */
import { expect, test } from 'vitest';
import { goalsOf, isGoal } from '#contract/goal.ts';
import type { Match } from '#contract/records/match.ts';
import { settle } from '#contract/settle.ts';
import { readAs } from '#contract/testing/examples.ts';
import { startApp } from '#service/testing/start-app.ts';
import { ALL_COUNTRIES } from '#service/world/catalogue/all-countries.ts';
import { createWorld } from '#service/world/world.ts';
import { timelinePeriods } from '#web/matches/timeline-periods.ts';

const SIDES = ['home', 'away'] as const;
/** Two hours after the last final whistle: what a feed shows late has come. */
const AT_NIGHT = '2026-11-22T03:00:00Z';
const SATURDAY = 'd=2026-11-21&include=events';

/** The minutes of goals; null for one without. */
type Minutes = readonly (number | null)[];

const world = createWorld(
  1,
  ALL_COUNTRIES.filter(({ id }) => id <= 3),
);
const [tidy, untidy] = [startApp({ world }), startApp({ world, feed: 'untidy' })] as const;

/** Requests matches of the service and reads them as the proxy does. */
async function matchesOf(
  { get, setNow }: typeof tidy,
  t: 'schedule' | 'info',
  parameters: string,
): Promise<readonly Match[]> {
  setNow(AT_NIGHT);
  const { body } = await get(`fixtures/?t=${t}&${parameters}`);
  const { data } = readAs('fixtures', t, body.data, ['events']);
  return [data].flat().map((match) => settle('match', match as unknown as Match));
}

const goalsInRow = (match: Match) =>
  SIDES.map((side): Minutes => goalsOf(match, side).map(({ minute }) => minute));
const goalsInTimeline = (match: Match) => {
  const goals = timelinePeriods(match).flatMap(({ events }) => events.filter(({ event }) => isGoal(event)));
  return SIDES.map(
    (side): Minutes => goals.filter((goal) => goal.side === side).map(({ event }) => event.minute),
  );
};

/** Whether the goals are the real ones, each once; what an untidy feed has no minute for can be any of them. */
function areReal(goals: readonly Minutes[], real: readonly Minutes[]): boolean {
  return goals.every((minutes, side) => {
    const left = [...(real[side] ?? [])];
    const isSame = minutes.length === left.length;
    return (
      isSame &&
      minutes.every((minute) => minute === null || left.splice(left.indexOf(minute) >>> 0, 1).length > 0)
    );
  });
}

test('every goal of an untidy Saturday stands once in its row and in its timeline', async () => {
  const real = new Map((await matchesOf(tidy, 'schedule', SATURDAY)).map((match) => [match.id, match]));
  const rows = await matchesOf(untidy, 'schedule', SATURDAY);
  const wrong: string[] = [];
  let goalCount = 0;
  expect(rows.map(({ id }) => id)).toEqual([...real.keys()]);
  for (const row of rows) {
    const tidyRow = real.get(row.id);
    // A match that the feed never starts has no goals, and one of a small league no events.
    if (!tidyRow?.events || row.phase !== 'finished') continue;
    const [page] = await matchesOf(untidy, 'info', `id=${row.id}&include=events,stats`);
    const goals = goalsInRow(tidyRow);
    goalCount += goals.flat().length;
    const seen = { row: goalsInRow(row), timeline: page ? goalsInTimeline(page) : [] };
    for (const [place, minutes] of Object.entries(seen))
      if (!areReal(minutes, goals)) wrong.push(`${place} of ${row.id}: ${JSON.stringify([minutes, goals])}`);
  }
  expect(wrong).toEqual([]);
  expect(goalCount).toBeGreaterThan(150);
});
