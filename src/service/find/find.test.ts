import { expect, test } from 'vitest';
import type { MatchState, VisibleEvent } from '#service/engine/match-state.ts';
import { stateAt } from '#service/engine/state.ts';
import { sharedWorld } from '#service/testing/start-app.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { find, type NextSituation, SITUATIONS, type Situation } from './find.ts';

const FROM = Date.parse('2026-11-21T12:00:00Z') / 1000;

interface Case {
  readonly next: NextSituation;
  readonly fixture: Fixture;
  /** State at the instant, and just after the situation happens. */
  readonly before: MatchState;
  readonly after: MatchState;
}

type Truth = (one: Case) => boolean;

/** Requires one more event of a type after than before. */
function more(type: VisibleEvent['type'], is: (event: VisibleEvent) => boolean = () => true): Truth {
  return ({ before, after }) => {
    const count = ({ events }: MatchState) =>
      events.filter((event) => event.type === type && is(event)).length;
    return count(after) === count(before) + 1;
  };
}

/** Requires a change of status. */
function turns(from: number, to: number): Truth {
  return ({ before, after }) => before.status === from && after.status === to;
}

function goals({ score }: MatchState): number {
  return (score?.[0] ?? 0) + (score?.[1] ?? 0);
}

const inPlay: Truth = ({ before }) => before.status === 1;

function tablesOf({ next, fixture }: Case) {
  return sharedWorld().tables(fixture.season.id, Date.parse(next.instant) / 1000, true);
}

const TRUTHS: Readonly<Record<Exclude<Situation, 'busy-saturday'>, Truth>> = {
  goal: (one) => more('goal')(one) && goals(one.after) === goals(one.before) + 1,
  'ruled-out-goal': (one) =>
    more('var', ({ result }) => result === 'cancelled')(one) && goals(one.after) === goals(one.before) - 1,
  'late-scorer': ({ before, after }) => {
    const unnamed = ({ events }: MatchState) =>
      events.filter(({ type, slot }) => type === 'goal' && slot === null).length;
    return unnamed(after) === unnamed(before) - 1;
  },
  'second-yellow': more('yellowredcard'),
  'red-card': more('redcard'),
  'own-goal': more('goal', ({ ownGoal }) => ownGoal),
  'penalty-missed': more('penalty_missed'),
  'kick-off': turns(0, 1),
  'half-time': turns(1, 11),
  'full-time': turns(1, 3),
  'extra-time': turns(14, 12),
  'shoot-out': turns(14, 13),
  interrupted: ({ before, after }) => before.status === 1 && (after.status === 7 || after.status === 8),
  'second-leg': (one) => turns(0, 1)(one) && one.fixture.leg === '2/2' && one.fixture.aggregateId !== null,
  'second-leg-extra-time': (one) => turns(14, 12)(one) && one.fixture.leg === '2/2',
  postponed: turns(0, 4),
  cancelled: turns(0, 5),
  awarded: ({ before, after }) => before.status !== 9 && after.status === 9,
  abandoned: ({ before, after }) => before.status === 1 && after.status === 6,
  walkover: ({ before, after, fixture, next }) =>
    before.status === 0 &&
    after.status === 9 &&
    Date.parse(next.happens) / 1000 < fixture.frame.kickOff - 3_600,
  'too-few-players': ({ before, after }) => Math.min(...before.onPitch) <= 7 && after.status === 6,
  'retaken-penalty': more('var', ({ info }) => info?.startsWith('Penalty retaken') === true),
  delayed: turns(0, 10),
  'kick-off-pending': turns(0, 18),
  'long-delay': turns(10, 2),
  awarding: turns(10, 15),
  'kick-off-unknown': ({ before }) => before.status === 17,
  rearranged: ({ before, next, fixture }) => {
    const other = sharedWorld().fixture(fixture.relatedId ?? 0);
    return before.status === 4 && other?.visibleFrom === Date.parse(next.happens) / 1000;
  },
  'stoppage-time': (one) => inPlay(one) && one.before.minute === 90 && one.before.extra !== null,
  'eleven-ten': (one) =>
    inPlay(one) && Math.min(...one.before.onPitch) === 10 && Math.max(...one.before.onPitch) === 11,
  'long-name': (one) =>
    inPlay(one) && Math.max(one.fixture.home.name.length, one.fixture.away.name.length) > 25,
  women: (one) => inPlay(one) && one.fixture.home.level === 'women',
  'national-team': (one) => inPlay(one) && one.fixture.home.kind === 'national',
  'no-coverage': (one) => inPlay(one) && !one.fixture.coverage.events,
  'split-league': (one) => inPlay(one) && tablesOf(one).length >= 3,
  conferences: (one) => inPlay(one) && tablesOf(one).length === 3,
  'group-stage': (one) => inPlay(one) && tablesOf(one).every(({ rows }) => rows.length === 4),
  'eight-groups': (one) => inPlay(one) && tablesOf(one).length === 8,
  'head-to-head': (one) =>
    tablesOf(one).some(({ rows }) =>
      rows.some(({ overall: { points, scored, against } }, place) => {
        const next = rows[place + 1]?.overall;
        return next && next.points === points && next.scored - next.against > scored - against;
      }),
    ),
  'points-deducted': ({ next, fixture }) => {
    const at = Date.parse(next.happens) / 1000;
    const sum = (instant: number) =>
      sharedWorld()
        .tables(fixture.season.id, instant, false)[0]
        ?.rows.reduce((points, row) => points + row.overall.points, 0) ?? 0;
    return sum(at) < sum(at - 1);
  },
};

test.each(Object.entries(TRUTHS))(
  'finds the next %s, and the state of its match confirms it',
  (situation, isTrue) => {
    const world = sharedWorld();
    const next = find(world, situation as Situation, FROM);
    if (next === null) throw new Error('Nothing found within a year');
    const fixture = world.fixture(next.match_id ?? 0);
    if (fixture === null) throw new Error('No such match');
    const instant = Date.parse(next.instant) / 1000;
    const happens = Date.parse(next.happens) / 1000;
    expect(instant).toBeGreaterThan(FROM);
    expect([0, 20]).toContain(happens - instant);
    expect(fixture.visibleFrom).toBeLessThanOrEqual(instant);
    const before = stateAt(fixture.frame, instant);
    const after = stateAt(fixture.frame, happens);
    expect(isTrue({ next, fixture, before, after })).toBe(true);
  },
);

test('a busy Saturday is a Saturday with many matches in play', () => {
  const world = sharedWorld();
  const next = find(world, 'busy-saturday', FROM);
  const at = new Date(next?.instant ?? 0);
  expect(at.getUTCDay()).toBe(6);
  expect(next?.match_id).toBeNull();
  const startedFixtures = world.fixturesOn(Math.floor(at.getTime() / 86_400_000));
  const playing = startedFixtures.filter(({ frame }) => stateAt(frame, at.getTime() / 1000).status === 1);
  expect(playing.length).toBeGreaterThan(100);
});

test('repeats a search with the same result, and finds the next one from there', () => {
  const world = sharedWorld();
  const first = find(world, 'goal', FROM);
  expect(find(world, 'goal', FROM)).toEqual(first);
  const next = find(world, 'goal', Date.parse(first?.instant ?? '') / 1000);
  expect(next?.instant).not.toBe(first?.instant);
});

test('every situation has a check in this file', () => {
  expect([...SITUATIONS].sort()).toEqual([...Object.keys(TRUTHS), 'busy-saturday'].sort());
});
