import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { firstStep } from './advance-match.ts';
import { changesOf, firstSighting, seenMatches } from './changes-of.ts';
import type { Gap } from './gap.ts';
import { changesBetween } from './testing/changes-between.ts';

const osei = sampleEvent({ minute: 20, player_name: 'Osei' });
const brandt = sampleEvent({
  minute: 45,
  extra_minute: 2,
  player_id: '8',
  player_name: 'Brandt',
  penalty: true,
});
const hale = sampleEvent({ minute: 60, player_id: '9', player_name: 'Hale', own_goal: true });
const ruling = sampleEvent({ type: 'var', result: 'cancelled', info: 'Goal ruled out: offside' });
const at = (home: number, away: number, fields: Parameters<typeof sampleMatch>[1] = {}) =>
  sampleMatch(1, { score: [home, away], ...fields });

/** A page that gets answers; returns what each says has happened: `goal home 1`, with `!` if it is news. */
function page(first: MatchRow, rate = 1) {
  let sighting = firstSighting(seenMatches([first], 0));
  return (seconds: number, record: MatchRow, gap: Gap | null = null) => {
    const step = changesOf(sighting, seenMatches([record], 1000 * seconds), { rate, gap });
    sighting = step.sighting;
    return step.changes.map(({ id, kind, isNews }) => `${isNews ? '!' : ''}${kind} ${id}`);
  };
}

test('every goal of either side with its details, in the order of play, and the score after each', () => {
  const before = at(1, 0, { events: [osei] });
  const changes = changesBetween([before], [at(2, 1, { events: [osei, hale, brandt] })]);
  expect(changes).toMatchObject([
    {
      id: '1 goal home 2',
      number: 2,
      score: [2, 0],
      minute: '45+2',
      detail: 'penalty',
      player: { name: 'Brandt' },
    },
    { id: '1 goal away 1', number: 1, score: [2, 1], minute: '60', detail: 'own', player: { name: 'Hale' } },
  ]);
});

test('nothing at first sight, of a match without a score, and of one that returns', () => {
  expect(changesBetween([], [at(2, 0)])).toEqual([]);
  expect(changesBetween([at(0, 0)], [sampleMatch(1, { score: null })])).toEqual([]);
  let sighting = firstSighting(seenMatches([at(0, 0)], 0));
  const see = (seconds: number, records: readonly MatchRow[]) => {
    const step = changesOf(sighting, seenMatches(records, 1000 * seconds), { rate: 1, gap: null });
    sighting = step.sighting;
    return step.changes.length;
  };
  expect([see(10, [at(1, 0)]), see(20, []), see(30, [at(2, 0)]), see(40, [at(3, 0)])]).toEqual([1, 0, 0, 1]);
});

test('goals of one answer are in the order of their minutes, whichever side scored first', () => {
  const changes = changesBetween([at(0, 0)], [at(1, 1, { events: [osei, { ...hale, minute: 10 }] })]);
  expect(changes).toMatchObject([
    { id: '1 goal away 1', score: [0, 1] },
    { id: '1 goal home 1', score: [1, 1] },
  ]);
});

test('what a gap hides has happened and is no news', () => {
  const see = page(at(0, 0));
  expect(see(600, at(1, 0), { from: 0, to: 598_000 })).toEqual(['goal 1 goal home 1']);
  expect(see(620, at(2, 0), { from: 0, to: 598_000 })).toEqual(['!goal 1 goal home 2']);
});

test('an older answer after a newer one is ignored', () => {
  const see = page(at(0, 0));
  see(20, at(1, 0));
  expect(see(10, at(0, 0))).toEqual([]);
  expect(see(30, at(1, 0))).toEqual([]);
  see(50, at(0, 0, { minute: [25] }));
  expect(see(40, at(1, 0, { minute: [25] }))).toEqual([]);
});

test('a late server rules nothing out, as long as its clock is behind', () => {
  const see = page(at(0, 0, { minute: [20] }));
  expect(see(10, at(1, 0, { minute: [21] }))).toEqual(['!goal 1 goal home 1']);
  for (let seconds = 20; seconds < 200; seconds += 10)
    expect(see(seconds, at(0, 0, { minute: [20] }))).toEqual([]);
  expect(see(200, at(1, 0, { minute: [24] }))).toEqual([]);
  const late = page(at(0, 0, { minute: [45, 3] }));
  late(10, at(1, 0, { status_period: '2nd Half', minute: [46] }));
  expect(late(20, at(0, 0, { minute: [45, 4] }))).toEqual([]);
});

test('a ruling counts as soon as the clock has gone on, or the events tell of it', () => {
  const see = page(at(1, 0, { minute: [20] }));
  expect(see(10, at(0, 0, { minute: [21] }))).toEqual(['!ruled-out 1 goal home 1 ruled-out']);
  const half = page(at(1, 0, { minute: [45, 3] }));
  expect(half(10, at(0, 0, { status: 11, minute: [45] }))).toContain('!ruled-out 1 goal home 1 ruled-out');
  const events = page(at(1, 0, { events: [osei] }));
  expect(events(10, at(0, 0, { events: [ruling] }))).toEqual(['!ruled-out 1 goal home 1 ruled-out']);
});

test.each([1, 60])(
  'fewer goals without a clock are a ruling after 60 s in all answers, at %s times the speed',
  (rate) => {
    const clockless = (home: number) => at(home, 0, { minute: null });
    const see = page(clockless(1), rate);
    expect(see(10 * rate, clockless(0))).toEqual([]);
    expect(see(50 * rate, clockless(1))).toEqual([]);
    const fallen = clockless(0);
    expect(see(60 * rate, fallen)).toEqual([]);
    expect(see(119 * rate, fallen)).toEqual([]);
    expect(see(120 * rate, fallen)).toEqual(['!ruled-out 1 goal home 1 ruled-out']);
  },
);

test('a goal counts again with its id, and the next one of the side has another', () => {
  const see = page(at(1, 0, { minute: [20] }));
  see(10, at(0, 0, { minute: [21] }));
  expect(see(130, at(1, 0, { minute: [23] }))).toEqual(['!goal 1 goal home 1']);
  see(140, at(0, 0, { minute: [24] }));
  expect(see(261, at(1, 0, { minute: [26] }))).toEqual(['!goal 1 goal home 1.2']);
});

test('by its minute and player a goal is told from another one, however late it counts again', () => {
  const scored = at(1, 0, { minute: [20], events: [osei] });
  const see = page(scored);
  see(10, at(0, 0, { minute: [21], events: [] }));
  expect(see(60, at(1, 0, { minute: [22], events: [{ ...osei, minute: 22 }] }))).toEqual([
    '!goal 1 goal home 1.2',
  ]);
  expect(see(600, at(2, 0, { minute: [31], events: [osei, { ...osei, minute: 22 }] }))).toEqual([
    '!goal 1 goal home 1',
  ]);
});

test('a ruling takes the goal that the events no longer have, else the last', () => {
  const both = at(2, 0, { minute: [50], events: [osei, brandt] });
  expect(changesBetween([both], [at(1, 0, { minute: [51], events: [brandt] })])).toMatchObject([
    { id: '1 goal home 1 ruled-out', supersedes: '1 goal home 1', number: 1, player: { name: 'Osei' } },
  ]);
  expect(changesBetween([both], [at(1, 0, { minute: [51] })])).toMatchObject([
    { supersedes: '1 goal home 2' },
  ]);
});

test('a goal has no scorer while events and score disagree, and has one as soon as they agree', () => {
  const see = page(at(0, 0));
  expect(see(10, at(0, 0, { events: [osei] }))).toEqual([]);
  expect(see(20, at(1, 0, { events: [osei, osei] }))).toEqual(['!goal 1 goal home 1']);
  expect(see(30, at(1, 0, { events: [osei] }))).toEqual(['!goal-details 1 goal home 1']);
  expect(see(40, at(1, 0, { events: [{ ...osei, minute: 21 }] }))).toEqual(['!goal-details 1 goal home 1']);
  expect(see(50, at(1, 0, { events: [] }))).toEqual([]);
  const nobody = { player: null, minute: null };
  expect(changesBetween([at(0, 0)], [at(2, 0, { events: [osei] })])).toMatchObject([nobody, nobody]);
});

test('details of a goal from before first sight are no news', () => {
  expect(page(at(1, 0))(10, at(1, 0, { events: [osei] }))).toEqual(['goal-details 1 goal home 1']);
});

test('teams are compared, whatever side they have', () => {
  const swapped = (record: MatchRow): MatchRow => {
    const { home_score, away_score } = record.scores;
    return {
      ...record,
      teams: { home: record.teams.away, away: record.teams.home },
      scores: { ...record.scores, home_score: away_score, away_score: home_score },
    } as MatchRow;
  };
  const see = page(at(1, 0));
  expect(see(10, swapped(at(1, 0)))).toEqual([]);
  expect(see(20, swapped(at(1, 1)))).toEqual(['!goal 1 goal away 1']);
  expect(see(30, at(1, 1))).toEqual([]);
  const [change] = changesBetween([at(0, 0)], [swapped(at(2, 0))]);
  expect(change).toMatchObject({ id: '1 goal home 1', side: 'away', score: [0, 1] });
});

test('a decision at a desk and a result that is corrected after the end are no news', () => {
  const over = { status: 3, phase: 'finished' } as const;
  expect(page(at(0, 0))(10, at(1, 0, { status: 9, phase: 'finished' }))).toEqual([
    'goal 1 goal home 1',
    '!full-time 1 full-time',
  ]);
  const see = page(at(0, 0));
  expect(see(10, at(1, 0, over))).toEqual([
    '!goal 1 goal home 1',
    'half-time 1 half-time',
    '!full-time 1 full-time',
  ]);
  expect(see(20, at(2, 0, over))).toEqual(['goal 1 goal home 2', 'full-time 1 full-time']);
});

test('a ruling after the end is news', () => {
  const over = { status: 3, phase: 'finished' } as const;
  const see = page(at(1, 0, { ...over, events: [osei] }));
  expect(see(10, at(0, 0, { ...over, events: [ruling] }))).toEqual([
    '!ruled-out 1 goal home 1 ruled-out',
    'full-time 1 full-time',
  ]);
});

test.each([
  [10, '!kick-off 1 kick-off'],
  [11, 'kick-off 1 kick-off'],
] as const)('a kick-off that is seen in minute %s: %s', (minute, change) => {
  const see = page(at(0, 0, { status: 0, phase: 'scheduled', status_period: null, minute: null }));
  expect(see(10, at(0, 0, { minute: [minute] }))).toEqual([change]);
});

test('a dismissal, and one that is taken back', () => {
  const see = page(at(0, 0, { events: [] }));
  const red = sampleEvent({ type: 'redcard' });
  expect(see(10, at(0, 0, { events: [red] }))).toEqual(['!red 1 red home 1']);
  expect(see(20, at(0, 0, { events: [] }))).toEqual([]);
  expect(see(30, at(0, 0, { minute: [24], events: [] }))).toEqual(['!red-rescinded 1 red home 1 ruled-out']);
});

test('at first sight a match has a history, in the order of play, and none of it is news', () => {
  const red = sampleEvent({ type: 'redcard', minute: 50 });
  const early = { ...ruling, minute: 15 };
  const record = at(1, 1, { status_period: '2nd Half', minute: [70], events: [early, osei, red, hale] });
  const scored = { ...record, scores: { ...record.scores, ht_score: [1, 0] } } as MatchRow;
  const { changes } = firstStep({ record: scored, asOf: 0, rate: 1 });
  expect(changes.map(({ kind, score, isNews }) => `${kind} ${score?.join('–')} ${isNews}`)).toEqual([
    'kick-off 1–1 false',
    'disallowed 1–0 false',
    'red 1–0 false',
    'goal 1–0 false',
    'goal 1–1 false',
    'half-time 1–0 false',
  ]);
});

test('missed penalties, rulings and goals that never counted, as the events have them', () => {
  const missed = sampleEvent({ type: 'penalty_missed', minute: 22, info: 'Saved' });
  const review = sampleEvent({ type: 'var', minute: 22, info: 'Penalty confirmed' });
  const see = page(at(0, 0, { events: [] }));
  expect(see(10, at(0, 0, { events: [missed, review] }))).toEqual([
    '!penalty-missed 1 penalty-missed home 1',
    '!ruling 1 ruling home 1',
  ]);
  const other = { ...review, info: 'Penalty cancelled' };
  expect(see(20, at(0, 0, { events: [missed, other, ruling] }))).toEqual([
    '!disallowed 1 disallowed home 1',
    '!details 1 ruling home 1',
  ]);
  expect(see(30, at(0, 0, { events: [other, ruling] }))).toEqual([]);
  expect(see(35, at(0, 0, { minute: [24], events: [] }))).toEqual([]);
  expect(see(40, at(0, 0, { minute: [25], events: [other, ruling] }))).toEqual([
    '!withdrawn 1 penalty-missed home 1 ruled-out',
  ]);
});

test('a ruling that takes a goal is no other one, and has the reason', () => {
  const both = [ruling, { ...hale, minute: 20 }];
  expect(
    changesBetween([at(1, 0, { events: [osei] })], [at(0, 1, { minute: [24], events: both })]),
  ).toMatchObject([
    { kind: 'ruled-out', remark: 'Goal ruled out: offside' },
    { kind: 'goal', side: 'away', remark: null },
  ]);
});

test('kicks of a shoot-out have the score after each, and the parts of a match their ends', () => {
  const kick = (team_id: string, type: string) =>
    sampleEvent({
      team_id,
      type: `penalty_shootout_${type}`,
      minute: 120,
      player_id: null,
      player_name: null,
    });
  const kicks = [kick('2001', 'scored'), kick('1001', 'missed'), kick('2001', 'scored')];
  const record = at(1, 1, { status: 13, status_period: 'Penalties', events: kicks });
  const scores = { ...record.scores, ft_score: [1, 1], et_score: [1, 1], ps_score: [0, 2] };
  const changes = changesBetween([at(1, 1, { events: [] })], [{ ...record, scores } as unknown as MatchRow]);
  expect(
    changes.map(({ id, detail, score, isNews }) => [id, detail, score?.join('–'), isNews].join(' ')),
  ).toEqual([
    '1 kick home 1 missed 0–1 true',
    '1 kick away 1 scored 0–1 true',
    '1 kick away 2 scored 0–2 true',
    '1 half-time   false',
    '1 ninety  1–1 false',
    '1 extra-time  1–1 true',
  ]);
});
