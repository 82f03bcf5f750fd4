import { expect, test } from 'vitest';
import { goalsOf, isGoal } from '#contract/goal.ts';
import { findOperation } from '#contract/operations.ts';
import { readAnswer } from '#contract/read-answer.ts';
import type { Match } from '#contract/records/match.ts';
import { find } from '#service/find/find.ts';
import { sharedWorld, startApp } from '#service/testing/start-app.ts';
import { rewindMatch } from '#web/matches/rewind/rewind-match.ts';
import { rewindRange } from '#web/matches/rewind/rewind-range.ts';

/** The service shows an event some seconds after it happened. */
const MAX_LAG_S = 180;
/** How far a match without the times of its events may be off, s. */
const MAX_ERROR_WITHOUT_TIMES_S = 480;
const STEP_S = 307;
const DAY_S = 86_400;
const CASES = [
  { seed: 1, situation: 'ruled-out-goal' },
  { seed: 1, situation: 'shoot-out' },
  { seed: 2, situation: 'own-goal' },
  { seed: 2, situation: 'extra-time' },
] as const;
/** Statuses in which the minute advances. */
const RUNNING: ReadonlySet<number> = new Set([1, 12]);
const START_NOT_REPORTED = 18;

const goalsIn = (match: Match) => (['home', 'away'] as const).map((side) => goalsOf(match, side).length);
const scoreOf = ({ scores }: Match) => [scores.home_score, scores.away_score];

function follow(seed: number) {
  const { get, setNow, world } = startApp({ world: sharedWorld(seed) });
  const operation = findOperation('fixtures', 'info');
  async function recordAt(id: number, instant: number): Promise<Match> {
    setNow(new Date(instant * 1000).toISOString());
    const { body } = await get(`fixtures/?t=info&id=${id}&include=events,stats`);
    if (!operation) throw new Error('no fixtures?t=info');
    return readAnswer(operation, ['events', 'stats'], body).data as Match;
  }
  const matchOf = (situation: (typeof CASES)[number]['situation']) => {
    const id = find(world, situation, Date.parse('2026-11-21T12:00:00Z') / 1000)?.match_id;
    const fixture = id == null ? null : world.fixture(id);
    if (!fixture) throw new Error(`no ${situation}`);
    return { id: fixture.id, kickOff: fixture.frame.kickOff };
  };
  return { recordAt, matchOf };
}

test.each(CASES)(
  'a match is rewound to what the service answered then: seed $seed, $situation',
  async ({ seed, situation }) => {
    const { recordAt, matchOf } = follow(seed);
    const { id, kickOff } = matchOf(situation);
    const dayEnd = Math.ceil((kickOff + 1) / DAY_S) * DAY_S;
    const over = await recordAt(id, Math.min(kickOff + 3.9 * 3600, dayEnd - 1));
    expect(over.phase).toBe('finished');
    const withoutTimes = await recordAt(id, dayEnd + DAY_S);
    const range = rewindRange(over, 0);
    if (!range) throw new Error('not played');
    expect(rewindMatch(over, range.end)).toBe(over);
    expect(rewindMatch(withoutTimes, rewindRange(withoutTimes, 0)?.end ?? 0)).toBe(withoutTimes);
    let compared = 0;
    for (let instant = kickOff - STEP_S; instant < range.end; instant += STEP_S) {
      const answer = await recordAt(id, instant);
      const rewound = rewindMatch(over, instant);
      const context = `${id} at ${new Date(instant * 1000).toISOString()}`;
      expect(rewound.events?.every(({ timestamp }) => Number(timestamp) <= instant) ?? true, context).toBe(
        true,
      );
      if (rewound.phase === 'live') expect(scoreOf(rewound), context).toEqual(goalsIn(rewound));
      // Whistles are in no event: up to four minutes off. A break in extra time is a minute or two.
      const statuses = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(
        (minutes) => rewindMatch(over, instant + minutes * 60).status,
      );
      // That a start is due and not reported is in no event either.
      expect(statuses, context).toContain(answer.status === START_NOT_REPORTED ? 0 : answer.status);
      const isRuledOutLater = (answer.events ?? []).some(
        (event) =>
          isGoal(event) && !over.events?.some((one) => isGoal(one) && one.timestamp === event.timestamp),
      );
      const isNew = over.events?.some(
        ({ timestamp }) => Number(timestamp) <= instant && Number(timestamp) > instant - MAX_LAG_S,
      );
      const goalCounts = [-MAX_ERROR_WITHOUT_TIMES_S, MAX_ERROR_WITHOUT_TIMES_S].map((by) =>
        goalsIn(rewindMatch(over, instant + by)),
      );
      for (const [side, goals] of goalsIn(rewindMatch(withoutTimes, instant)).entries()) {
        expect(goals, context).toBeGreaterThanOrEqual(goalCounts[0]?.[side] ?? 0);
        expect(goals, context).toBeLessThanOrEqual(goalCounts[1]?.[side] ?? 0);
      }
      if (rewound.status !== answer.status) continue;
      if (RUNNING.has(answer.status)) {
        const minutes = [rewound, answer].map(({ time }) => time.minute?.minute ?? 0);
        expect(Math.abs((minutes[0] ?? 0) - (minutes[1] ?? 0)), context).toBeLessThan(2);
      }
      if (isRuledOutLater || isNew) continue;
      expect(scoreOf(rewound), context).toEqual(scoreOf(answer));
      expect(rewound.scores.ps_score, context).toEqual(answer.scores.ps_score);
      expect(rewound.events?.length, context).toBe(answer.events?.length);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(5);
  },
);
