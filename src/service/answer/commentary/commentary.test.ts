import { expect, test } from 'vitest';
import type { MatchFrame } from '#service/engine/match-frame.ts';
import { stateAt } from '#service/engine/state.ts';
import { storyOf } from '#service/engine/story.ts';
import { timetableOf } from '#service/engine/timetable.ts';
import { sharedWorld, startApp } from '#service/testing/start-app.ts';
import { DAY, dayOf } from '#service/world/calendar/days.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { COMMENTATORS } from './commentary.ts';

interface Comment {
  readonly important: number;
  readonly order: number;
  readonly goal: number;
  readonly minute: number;
  readonly comment: string;
}

const { get, setNow } = startApp();
const LANGUAGES = Object.keys(COMMENTATORS);

const coveredMatches = [dayOf(2026, 11, 21), dayOf(2026, 10, 28)].flatMap((day) =>
  sharedWorld()
    .fixturesOn(day)
    .filter(({ coverage }) => coverage.lineups),
);
const playedMatches = coveredMatches.filter(({ frame }) => timetableOf(frame).periods.length > 0);

async function commentsAt({ id }: Fixture, instant: number, lang = 'en'): Promise<Comment[]> {
  setNow(new Date(instant * 1000).toISOString());
  return (await get(`fixtures/?t=match_comments&id=${id}&lang=${lang}`)).body.data;
}

function endOf(frame: MatchFrame): number {
  return timetableOf(frame).end + 5 * DAY;
}

test('writes as many complete comments in every language', async () => {
  for (const fixture of playedMatches.filter((_, i) => i % 12 === 0)) {
    const english = await commentsAt(fixture, endOf(fixture.frame));
    expect(english.length).toBeGreaterThan(20);
    for (const lang of LANGUAGES) {
      const lines = await commentsAt(fixture, endOf(fixture.frame), lang);
      expect(lines.map(({ order }) => order)).toEqual(english.map(({ order }) => order));
      for (const { comment } of lines)
        expect(comment).not.toMatch(/[{}]|\bundefined\b|\bnull\b|^\s|\s$|\s\s/);
      if (lang !== 'en')
        expect(lines.map(({ comment }) => comment)).not.toEqual(english.map(({ comment }) => comment));
    }
  }
});

test('falls back to English for a language without commentary', async () => {
  const [fixture] = playedMatches;
  if (fixture === undefined) throw new Error('No match');
  expect(await commentsAt(fixture, endOf(fixture.frame), 'ko')).toEqual(
    await commentsAt(fixture, endOf(fixture.frame)),
  );
});

test('reports as many goals as the score at every instant', async () => {
  let goals = 0;
  for (const fixture of playedMatches.filter((_, i) => i % 9 === 0)) {
    const { kickOff, end } = timetableOf(fixture.frame);
    for (const part of [0.1, 0.4, 0.55, 0.8, 1, 1.5]) {
      const instant = Math.round(kickOff + part * (end - kickOff));
      const lines = await commentsAt(fixture, instant);
      const [home, away] = stateAt(fixture.frame, instant).score ?? [0, 0];
      const own = lines.filter(({ goal }) => goal === 1);
      if (stateAt(fixture.frame, instant).status !== 9) expect(own).toHaveLength(home + away);
      expect(own.every(({ important }) => important === 1)).toBe(true);
      goals += own.length;
    }
  }
  expect(goals).toBeGreaterThan(50);
});

test('never changes or renumbers a comment once it is published', async () => {
  const settled = playedMatches.filter(({ frame }) =>
    storyOf(frame).entries.every(({ amendments }) => amendments.length === 0),
  );
  for (const fixture of settled.filter((_, i) => i % 15 === 0)) {
    const { kickOff, end } = timetableOf(fixture.frame);
    let before: Comment[] = [];
    for (let instant = kickOff - 3600; instant <= end + 60; instant += 777) {
      const lines = await commentsAt(fixture, instant);
      const orders = lines.map(({ order }) => order);
      expect(orders).toEqual([...new Set(orders)].sort((a, b) => a - b));
      const now = new Map(lines.map((line) => [line.order, line]));
      for (const line of before) expect(now.get(line.order)).toEqual(line);
      before = lines;
    }
    const whole = await commentsAt(fixture, endOf(fixture.frame));
    expect(whole.map(({ order }) => order)).toEqual(whole.map((_, i) => i + 1));
  }
});

test('starts with the line-ups and reports kick-off, half-time and full time with the score', async () => {
  const fixture = playedMatches.find(
    ({ frame }) => storyOf(frame).disruption.kind === 'played' && frame.kind === 'league',
  );
  if (fixture === undefined) throw new Error('No match');
  const { kickOff } = fixture.frame;
  expect(await commentsAt(fixture, kickOff - 3601)).toEqual([]);
  const opening = await commentsAt(fixture, kickOff - 3600);
  expect(opening.map(({ order, minute }) => [order, minute])).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
  ]);
  expect(opening[0]?.comment).toContain(fixture.home.name);
  const end = endOf(fixture.frame);
  const { ht, ft } = stateAt(fixture.frame, end);
  const lines = await commentsAt(fixture, end);
  const breaks = lines.filter(
    ({ important, goal, minute }) => important && !goal && [45, 90].includes(minute),
  );
  expect(breaks.some(({ comment }) => comment.includes(ht?.join('-') ?? '?'))).toBe(true);
  expect(lines.at(-1)?.comment).toContain(ft?.join('-'));
});

test('reports every kick of a shoot-out, and its winner', async () => {
  const world = sharedWorld();
  const cup = world.competitions.filter(({ kind, popularity }) => kind === 'cup' && popularity >= 30);
  const ties = cup.flatMap(({ id }) => world.fixturesOfSeason((2025 - 2000) * 1024 + id));
  const fixture = ties.find(
    ({ frame, coverage }) => coverage.lineups && timetableOf(frame).periods.length === 5,
  );
  if (fixture === undefined) throw new Error('No shoot-out');
  const lines = await commentsAt(fixture, endOf(fixture.frame));
  const { ps, winner, events } = stateAt(fixture.frame, endOf(fixture.frame));
  const kicks = events.filter(({ type }) => type.startsWith('penalty_shootout'));
  expect(lines.filter(({ minute, important }) => minute === 120 && !important).length).toBeGreaterThanOrEqual(
    kicks.length,
  );
  expect(lines.at(-1)?.comment).toContain(ps?.toSorted((a, b) => b - a).join('-'));
  if (frameIsSingle(fixture)) expect(lines.at(-1)?.comment).toContain(fixture[winner ?? 'home'].name);
});

function frameIsSingle({ frame }: Fixture): boolean {
  return frame.kind === 'single';
}

test('has no commentary for a match without coverage', async () => {
  const bare = sharedWorld()
    .fixturesOn(dayOf(2026, 11, 21))
    .find(({ coverage }) => !coverage.lineups);
  if (bare === undefined) throw new Error('No match');
  expect(await commentsAt(bare, endOf(bare.frame))).toEqual([]);
});
