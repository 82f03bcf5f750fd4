import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import type { Alert } from '#news/alerts/alert.ts';
import type { AlertKind } from '#news/alerts/alert-kinds.ts';
import type { AlertMatch } from '#news/alerts/match-alerts.ts';
import { EMPTY_STORE, type MatchStore, mergeAnswer } from '#news/match-store.ts';
import { type AlertMemory, advanceAlerts, alertMemoryIn, pickAlerts } from './alert-memory.ts';

const START = KICK_OFF * 1000;
const ALL: readonly AlertKind[] = [
  'kick-off',
  'goals',
  'reds',
  'half-time',
  'full-time',
  'ruled-out',
  'moved',
];
const EVERY_MATCH = { 'competition 10': ALL };
const NO_LINE_UPS = new Map<string, boolean>();

/** A browser that gets answers; returns what becomes news of each. */
function viewer(
  initialBells: Readonly<Record<string, readonly AlertKind[]>> = EVERY_MATCH,
  periodMs = 15_000,
) {
  let bells = initialBells;
  let store: MatchStore = EMPTY_STORE;
  let memory: AlertMemory | null = null;
  const allNews: Alert[] = [];
  const take = (kind: 'live' | 'day', seconds: number, ...matches: readonly MatchRow[]) => {
    const asOf = START + seconds * 1000;
    store = mergeAnswer(store, { kind, asOf, precision: 1000, receivedAt: asOf, matches });
    const step = advanceAlerts(memory, {
      now: asOf,
      store,
      bells,
      rate: 1,
      periodMs,
      lineUps: NO_LINE_UPS,
    });
    const { news, updates, memory: next } = pickAlerts(step.memory, step.alerts, bells);
    // Another tab goes on from what was stored.
    memory = alertMemoryIn(JSON.parse(JSON.stringify(next)));
    expect(memory).not.toBeNull();
    allNews.push(...news);
    return { news, updates, keys: news.map(({ key }) => key), isGap: step.isGap };
  };
  return {
    live: (seconds: number, ...matches: readonly MatchRow[]) => take('live', seconds, ...matches),
    day: (seconds: number, ...matches: readonly MatchRow[]) => take('day', seconds, ...matches),
    setBells: (next: typeof bells) => {
      bells = next;
    },
    allNews,
  };
}

/** Returns match 1 with a score and an event for each goal. */
function scored(home: number, away: number, fields: Parameters<typeof sampleMatch>[1] = {}) {
  const goals = (count: number, team_id: string) =>
    Array.from({ length: count }, (_, at) => sampleEvent({ team_id, minute: 10 + at }));
  return sampleMatch(1, {
    score: [home, away],
    events: [...goals(home, '1001'), ...goals(away, '2001')],
    ...fields,
  });
}

const scheduled = (number: number, fields = {}) =>
  sampleMatch(number, { phase: 'scheduled', status: 0, score: null, minute: null, ...fields });

test('first sight is silent, whatever has happened before', () => {
  const { live, day } = viewer();
  const red = sampleEvent({ type: 'redcard' });
  expect(live(0, sampleMatch(1, { score: [2, 1], events: [sampleEvent(), red] })).keys).toEqual([]);
  expect(day(1, sampleMatch(2, { phase: 'finished', status: 3, score: [1, 0] })).keys).toEqual([]);
  expect(live(10, sampleMatch(1, { score: [2, 1] }), sampleMatch(3, { minute: [40] })).keys).toEqual([]);
});

test('whichever list comes first after a gap ends it, and the next answer does not', () => {
  const { live, day } = viewer();
  live(0, sampleMatch(1));
  expect(day(3600, scored(1, 0))).toMatchObject({
    keys: ['1 goal home 1'],
    isGap: true,
  });
  expect(live(3601, scored(2, 0))).toMatchObject({
    keys: ['1 goal home 2'],
    isGap: true,
  });
  expect(day(3630, scored(2, 1))).toMatchObject({
    keys: ['1 goal away 1'],
    isGap: false,
  });
});

test('lists that come every ten minutes leave no gap where that is their period', () => {
  const { live } = viewer(EVERY_MATCH, 600_000);
  live(0, sampleMatch(1));
  expect(live(600, scored(1, 0))).toMatchObject({
    keys: ['1 goal home 1'],
    isGap: false,
  });
});

test('no gap while either list comes', () => {
  const { live, day } = viewer();
  live(0, sampleMatch(1));
  for (let second = 60; second <= 300; second += 60) expect(day(second, sampleMatch(1)).isGap).toBe(false);
});

test('a match from its kick-off to its end, each once', () => {
  const { live, day } = viewer();
  live(-60);
  day(-50, scheduled(1));
  expect(live(5, sampleMatch(1, { minute: [1] })).keys).toEqual(['1 kick-off']);
  expect(live(15, sampleMatch(1, { minute: [1] })).keys).toEqual([]);
  const halfTime = sampleMatch(1, { status: 11, status_period: 'Half Time', minute: [45] });
  for (let second = 60; second < 2700; second += 60) live(second, sampleMatch(1, { minute: [5] }));
  expect(live(2750, halfTime).keys).toEqual(['1 half-time']);
  expect(live(2760, halfTime).keys).toEqual([]);
  expect(live(2790, sampleMatch(1, { status_period: '2nd Half', minute: [46] })).keys).toEqual([]);
  expect(live(2800, halfTime).keys).toEqual([]);
  expect(live(2810).keys).toEqual([]);
  const end = sampleMatch(1, { phase: 'finished', status: 31, score: [1, 0] });
  expect(day(2820, end).keys).toEqual(['1 goal home 1', '1 full-time']);
  expect(day(2830, end).keys).toEqual([]);
});

test('a match that was in no list before begins in the live list', () => {
  const { live } = viewer();
  live(0, sampleMatch(1));
  const goal = sampleEvent({ minute: 1, team_id: '1002' });
  expect(live(10, sampleMatch(2, { minute: [1], score: [1, 0], events: [goal] })).keys).toEqual([
    '2 kick-off',
    '2 goal home 1',
  ]);
});

test('goals of both sides in one answer have the score after each, in the order of play', () => {
  const { live } = viewer();
  live(0, sampleMatch(1));
  const events = [
    sampleEvent({ minute: 20 }),
    sampleEvent({ minute: 18, team_id: '2001', player_name: 'Lund' }),
  ];
  const { news } = live(10, sampleMatch(1, { score: [1, 1], events }));
  expect(news.map(({ key, score, player }) => [key, score, player?.name])).toEqual([
    ['1 goal away 1', [0, 1], 'Lund'],
    ['1 goal home 1', [1, 1], 'Osei'],
  ]);
});

test('a scorer who arrives later, or is corrected, completes the alert', () => {
  const { live } = viewer();
  live(0, sampleMatch(1));
  expect(live(10, sampleMatch(1, { score: [1, 0], events: [] })).news).toEqual([]);
  expect(live(15, sampleMatch(1, { score: [1, 0], events: [] })).news).toHaveLength(1);
  const named = live(20, sampleMatch(1, { score: [1, 0], events: [sampleEvent()] }));
  expect(named.keys).toEqual([]);
  expect(named.updates.map(({ key, player, minute }) => [key, player?.name, minute])).toEqual([
    ['1 goal home 1', 'Osei', '20'],
  ]);
  const other = sampleEvent({ player_id: '8', player_name: 'Adu' });
  expect(live(30, sampleMatch(1, { score: [1, 0], events: [other] })).updates).toHaveLength(1);
  expect(live(40, sampleMatch(1, { score: [1, 0], events: [other] })).updates).toEqual([]);
});

test('a scorer who arrives after the next goals leaves the score of the alert as it was', () => {
  const { live } = viewer();
  const nameless = (minute: number) => sampleEvent({ minute, player_id: null, player_name: null });
  const away = sampleEvent({ minute: 30, team_id: '2001', player_id: '9', player_name: 'Lund' });
  live(0, sampleMatch(1));
  live(10, sampleMatch(1, { score: [1, 0], events: [nameless(20)] }));
  live(20, sampleMatch(1, { score: [1, 1], events: [nameless(20), away] }));
  live(30, sampleMatch(1, { score: [2, 1], events: [nameless(20), away, nameless(40)] }));
  const events = [sampleEvent({ minute: 20 }), away, sampleEvent({ minute: 40, player_id: '8' })];
  const { updates } = live(40, sampleMatch(1, { score: [2, 1], events }));
  expect(updates.map(({ key, score }) => [key, score])).toEqual([
    ['1 goal home 1', [1, 0]],
    ['1 goal home 2', [2, 1]],
  ]);
});

test('the scorer of a goal from before first sight is no news, nor is such a goal that vanishes and returns', () => {
  const { live } = viewer({ ...EVERY_MATCH, 'player 7': ['goals'] });
  const named = sampleMatch(1, { score: [1, 0], events: [sampleEvent()] });
  live(0, sampleMatch(1, { score: [1, 0], events: [] }));
  expect(live(10, named).keys).toEqual([]);
  expect(live(20, sampleMatch(1, { minute: [24] })).news).toMatchObject([{ kind: 'ruled-out' }]);
  const { keys, updates } = live(30, named);
  expect([keys, updates.length]).toEqual([[], 1]);
});

test('a bell of a player rings once the scorer is named', () => {
  const { live } = viewer({ 'player 7': ['goals'] });
  live(0, sampleMatch(1));
  expect(live(10, sampleMatch(1, { score: [1, 0], events: [] })).keys).toEqual([]);
  const named = sampleMatch(1, { score: [1, 0], events: [sampleEvent()] });
  expect(live(20, named).keys).toEqual(['1 goal home 1']);
  expect(live(30, named).keys).toEqual([]);
});

test('a ruling corrects the goal, and the next goal of the side is another one', () => {
  const { live } = viewer();
  live(0, sampleMatch(1));
  live(10, sampleMatch(1, { score: [1, 0], events: [sampleEvent()] }));
  const { news } = live(100, sampleMatch(1, { minute: [24], events: [] }));
  expect(news).toMatchObject([
    { kind: 'ruled-out', corrects: '1 goal home 1', score: [0, 0], player: { name: 'Osei' } },
  ]);
  const next = sampleEvent({ minute: 30 });
  const { keys } = live(160, sampleMatch(1, { score: [1, 0], events: [next] }));
  expect(keys).toEqual(['1 goal home 1.2']);
});

test('a goal that vanishes and returns is the same goal', () => {
  const { live } = viewer();
  const goal = sampleMatch(1, { score: [1, 0], events: [sampleEvent()] });
  live(0, sampleMatch(1));
  live(10, goal);
  live(20, sampleMatch(1, { minute: [24] }));
  const { keys, updates } = live(60, goal);
  expect(keys).toEqual([]);
  expect(updates).toMatchObject([{ key: '1 goal home 1', corrects: '1 goal home 1 ruled-out' }]);
});

test('red cards: a second yellow, and a card that is taken back and shown to another player', () => {
  const { live } = viewer();
  const red = (fields: Partial<MatchEvent>) => sampleEvent({ type: 'redcard', minute: 30, ...fields });
  live(0, sampleMatch(1, { events: [] }));
  const { news } = live(10, sampleMatch(1, { events: [red({ type: 'yellowredcard' })] }));
  expect(news).toMatchObject([
    { kind: 'reds', side: 'home', detail: 'second-yellow', player: { name: 'Osei' } },
  ]);
  expect(live(20, sampleMatch(1, { minute: [31], events: [] })).keys).toEqual([]);
  const other = red({ minute: 31, player_id: '9', player_name: 'Adu' });
  expect(live(30, sampleMatch(1, { events: [other] })).keys).toEqual(['1 red home 1.2']);
});

test('another time, a postponement and an abandonment', () => {
  const { live, day } = viewer();
  live(0);
  day(1, scheduled(1), scheduled(2), sampleMatch(3), scheduled(4, { status: 17 }));
  const { news } = day(
    60,
    scheduled(1, { kickOff: KICK_OFF + 1800 }),
    scheduled(2, { phase: 'off', status: 4 }),
    sampleMatch(3, { phase: 'off', status: 6 }),
    scheduled(4, { kickOff: KICK_OFF + 600 }),
  );
  expect(news.map(({ kind, matchId, detail }) => [kind, matchId, detail])).toEqual([
    ['moved', '1', 'new-time'],
    ['moved', '2', 'postponed'],
    ['moved', '3', 'abandoned'],
  ]);
});

test('a decision at a desk and a correction after the end are no goals', () => {
  const { live, day } = viewer();
  live(0, sampleMatch(1), sampleMatch(2, { score: [1, 0] }));
  expect(day(10, sampleMatch(1, { phase: 'finished', status: 9, score: [3, 0] })).keys).toEqual([
    '1 full-time',
  ]);
  const end = (score: [number, number]) => sampleMatch(2, { phase: 'finished', status: 3, score });
  expect(day(20, end([1, 0])).keys).toEqual(['2 full-time']);
  expect(day(30, end([1, 1])).keys).toEqual([]);
});

test('the spoiler shield is silent, and so is raising it', () => {
  const { live } = viewer();
  const goal = scored(1, 0);
  live(0, sampleMatch(1));
  const shielded = Object.assign(scheduled(1), { shielded: true });
  expect(live(10, shielded).keys).toEqual([]);
  expect(live(20, goal).keys).toEqual([]);
  expect(live(30, scored(2, 0)).keys).toEqual(['1 goal home 2']);
});

test('a gap is more than two minutes between live lists', () => {
  const { live } = viewer();
  live(0, sampleMatch(1));
  expect(live(120, sampleMatch(1)).isGap).toBe(false);
  const after = live(241, scored(1, 0), sampleMatch(2, { minute: [1] }));
  expect([after.isGap, after.keys]).toEqual([true, ['1 goal home 1']]);
});

test('a bell has its own kinds, by team, match and player', () => {
  const events = [sampleEvent({ player_id: '7' })];
  const goals = [1, 2, 3].map((one) =>
    sampleMatch(one, { score: [1, 0], events: events.map((event) => ({ ...event, team_id: `100${one}` })) }),
  );
  const { live } = viewer({ 'team 2001': ['goals'], 'match 2': ['reds'], 'player 7': ['goals'] });
  live(0, ...[1, 2, 3].map((one) => sampleMatch(one)));
  expect(live(10, ...goals.slice(0, 2)).keys).toEqual(['1 goal home 1', '2 goal home 1']);
  const ofTeams = viewer({ 'team 2001': ['goals'], 'match 2': ['reds'] });
  ofTeams.live(0, ...[1, 2, 3].map((one) => sampleMatch(one)));
  expect(ofTeams.live(10, ...goals).keys).toEqual(['1 goal home 1']);
  // Without a bell for rulings the alert of a goal is corrected nevertheless.
  expect(ofTeams.live(20, ...[1, 2, 3].map((one) => sampleMatch(one, { minute: [24] }))).news).toMatchObject([
    { kind: 'ruled-out', matchId: '1' },
  ]);
});

test('a bell that is turned on, or off and on again, rings for what happens from then on', () => {
  const { live, setBells } = viewer({});
  const score = (home: number) => scored(home, 0, { minute: [2] });
  live(0, score(0));
  setBells(EVERY_MATCH);
  expect(live(10, score(1)).keys).toEqual([]);
  expect(live(20, score(2)).keys).toEqual(['1 goal home 2']);
  setBells({});
  live(30, score(3));
  setBells(EVERY_MATCH);
  expect(live(40, score(4)).keys).toEqual([]);
  expect(live(50, score(5)).keys).toEqual(['1 goal home 5']);
});

/** Returns what a tab makes of its first answer, after what others have seen. */
const sight = (memory: AlertMemory | null, seconds: number, match: MatchRow, waitedSeconds = 0) => {
  const asOf = START + seconds * 1000;
  const answer = { kind: 'live', asOf, precision: 0, receivedAt: asOf, matches: [match] } as const;
  const store = mergeAnswer(EMPTY_STORE, answer);
  return advanceAlerts(memory, {
    now: asOf + waitedSeconds * 1000,
    store,
    bells: EVERY_MATCH,
    rate: 1,
    periodMs: 15_000,
    lineUps: NO_LINE_UPS,
  });
};

test('a tab whose answers are older than what others have seen is silent', () => {
  const { memory } = sight(null, 60, sampleMatch(1, { score: [1, 0] }));
  const older = sight(memory, 30, sampleMatch(1));
  expect([older.alerts, older.isGap]).toEqual([[], false]);
  expect(sight(older.memory, 70, sampleMatch(1, { score: [1, 0] })).alerts).toEqual([]);
});

test('an unreadable memory is none', () => {
  for (const json of [null, 'x', {}, { asOf: 1, bells: {}, matches: { 1: { asOf: 1, tallies: {} } } }])
    expect(alertMemoryIn(json)).toBeNull();
  expect(alertMemoryIn({ asOf: 1, bells: {}, matches: {} })).not.toBeNull();
});

test('a goal that one answer shows without an event waits for another answer', () => {
  const { live } = viewer();
  const bare = (home: number, minute = 23) =>
    sampleMatch(1, { score: [home, 0], minute: [minute], events: [] });
  live(0, bare(0));
  expect(live(10, bare(1)).keys).toEqual([]);
  expect(live(20, bare(1)).keys).toEqual(['1 goal home 1']);
  expect(live(30, bare(2)).keys).toEqual([]);
  // Fewer goals in the same minute are no answer.
  expect(live(34, bare(1)).keys).toEqual([]);
  expect(live(40, bare(1, 24)).keys).toEqual([]);
  expect(live(50, scored(2, 0, { minute: [24] })).keys).toEqual(['1 goal home 2']);
});

test('a goal that counts again without an event waits, too', () => {
  const { live } = viewer();
  const bare = (home: number, minute: number) =>
    sampleMatch(1, { score: [home, 0], minute: [minute], events: [] });
  const keysOf = ({ news, updates }: ReturnType<typeof live>) => [...news, ...updates].map(({ key }) => key);
  live(0, bare(0, 20));
  expect(keysOf(live(10, scored(1, 0, { minute: [20] })))).toEqual(['1 goal home 1']);
  expect(keysOf(live(70, bare(0, 21)))).toEqual(['1 goal home 1 ruled-out']);
  expect(keysOf(live(80, bare(1, 21)))).toEqual([]);
  expect(keysOf(live(130, bare(0, 22)))).toEqual([]);
  expect(keysOf(live(140, bare(1, 22)))).toEqual([]);
  const { keys, updates } = live(150, bare(1, 22));
  expect(keys).toEqual([]);
  expect(updates).toMatchObject([{ key: '1 goal home 1', corrects: '1 goal home 1 ruled-out' }]);
});

/** Returns whether a ruling that has an alert is corrected by what a return of the goal in some answers causes. */
function isCorrected(bell: readonly AlertKind[], answers: readonly (readonly [number, MatchRow])[]): boolean {
  const { live } = viewer({ 'competition 10': bell });
  live(0, sampleMatch(1, { score: [0, 0], minute: [20], events: [] }));
  live(10, scored(1, 0, { minute: [20] }));
  live(70, sampleMatch(1, { score: [0, 0], minute: [21], events: [] }));
  const updates = answers.flatMap(([second, match]) => live(second, match).updates);
  return updates.at(-1)?.corrects === '1 goal home 1 ruled-out';
}

test.each([
  [
    'another player',
    ALL,
    [
      [80, 'bare'],
      [90, 'Adu'],
    ],
  ],
  [
    'its player, after it was taken back once more',
    ['ruled-out'],
    [
      [80, 'bare'],
      [130, 'none'],
      [140, 'Osei'],
    ],
  ],
] as const)('a goal that waited and counts with %s corrects its ruling', (_, bell, steps) => {
  const matchOf = (what: string, minute: number) =>
    sampleMatch(1, {
      score: [what === 'none' ? 0 : 1, 0],
      minute: [minute],
      events: what === 'bare' || what === 'none' ? [] : [sampleEvent({ minute: 10, player_name: what })],
    });
  const answers = steps.map(([second, what], at) => [second, matchOf(what, 21 + at)] as const);
  expect(isCorrected(bell, answers)).toBe(true);
});

test('an answer without a score confirms no goal', () => {
  const { live } = viewer();
  const bare = (score: [number, number] | null) => sampleMatch(1, { score, minute: [23], events: [] });
  live(0, bare([0, 0]));
  expect(live(10, bare([1, 0])).keys).toEqual([]);
  expect(live(20, bare(null)).keys).toEqual([]);
  expect(live(30, bare([1, 0])).keys).toEqual(['1 goal home 1']);
});

test('without another answer it waits for a minute, also in another tab', () => {
  const bare = sampleMatch(1, { score: [1, 0] });
  const { memory } = sight(sight(null, 0, sampleMatch(1)).memory, 10, bare);
  const stored = alertMemoryIn(JSON.parse(JSON.stringify(memory)));
  const wait = (seconds: number) => sight(stored, 10, bare, seconds).alerts.length;
  expect([wait(59), wait(60)]).toEqual([0, 1]);
});

test('what an earlier version has stored is no news again', () => {
  const { memory } = sight(null, 0, sampleMatch(1, { score: [2, 0], events: [] }));
  const { homeId, progress, rulings, fallenSince, isDoubtful, unconfirmed, retracted, ...match } = memory
    .matches['1'] as AlertMatch;
  const stored = JSON.stringify({ ...memory, matches: { 1: { ...match, isOver: false } } });
  const read = alertMemoryIn(JSON.parse(stored));
  const step = sight(read, 10, scored(3, 0));
  expect(step.alerts.map(({ key }) => key)).toEqual(['1 goal home 3']);
  const over = alertMemoryIn(JSON.parse(stored.replace('"isOver":false', '"isOver":true')));
  expect(sight(over, 10, scored(3, 0)).alerts).toEqual([]);
});

/** Returns random numbers from 0 to 1 that follow from a seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

interface TrueGoal {
  readonly side: 'home' | 'away';
  readonly minute: number;
  readonly player: string;
  readonly namedAt: number;
  readonly ruledOutAt: number;
}

/** Draws the goals of a match: some are ruled out a minute or two later, before their side scores again. */
function drawGoals(random: () => number): readonly TrueGoal[] {
  const goals: TrueGoal[] = [];
  const freeFrom = { home: 2, away: 2 };
  for (let minute = 2; minute < 90; minute += 1) {
    const side = random() < 0.5 ? 'home' : 'away';
    if (random() > 0.06 || minute < freeFrom[side]) continue;
    const ruledOutAt = random() < 0.3 ? minute + 1 + Math.floor(random() * 2) : Number.POSITIVE_INFINITY;
    const player = String(Math.floor(random() * 11));
    goals.push({ side, minute, player, namedAt: minute + random() * 8, ruledOutAt });
    freeFrom[side] = Number.isFinite(ruledOutAt) ? ruledOutAt + 1 : minute + 1;
  }
  return goals;
}

/** Returns the record of a match at a minute of play. */
function recordAt(number: number, goals: readonly TrueGoal[], minute: number): MatchRow {
  const counting = goals.filter((goal) => goal.minute <= minute && goal.ruledOutAt > minute);
  const events = counting.map((goal) =>
    sampleEvent({
      team_id: goal.side === 'home' ? `${1000 + number}` : `${2000 + number}`,
      minute: goal.minute,
      player_id: minute >= goal.namedAt ? goal.player : null,
      player_name: minute >= goal.namedAt ? `P${goal.player}` : null,
    }),
  );
  const count = (side: TrueGoal['side']) => counting.filter((goal) => goal.side === side).length;
  const minutes = [Math.floor(minute)] as const;
  return sampleMatch(number, { score: [count('home'), count('away')], minute: minutes, events });
}

test('law: over random histories each goal is one alert and each ruling one correction, in whatever order answers come', () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const random = randomOf(seed);
    const { live, allNews } = viewer();
    const matches = [1, 2].map((number) => ({ number, goals: drawGoals(random) }));
    const at = (minute: number) => matches.map(({ number, goals }) => recordAt(number, goals, minute));
    for (let half = 0; half < 188; half += 1) {
      live(half * 30, ...at(half / 2));
      // Answers repeat, and older ones come late.
      if (random() < 0.2) live(half * 30, ...at(half / 2));
      if (random() < 0.2 && half > 6) live((half - 5) * 30, ...at((half - 5) / 2));
      // A source that is behind sends an old score as new, and is right again with the next answer.
      if (random() < 0.02 && half > 4) {
        live(half * 30 + 10, ...at((half - 2) / 2));
        live(half * 30 + 20, ...at(half / 2));
      }
    }
    const truth = matches.flatMap(({ goals }) => goals);
    const goals = allNews.filter(({ kind }) => kind === 'goals');
    expect(goals.length, `seed ${seed}`).toBe(truth.length);
    expect(new Set(allNews.map(({ key }) => key)).size, `seed ${seed}`).toBe(allNews.length);
    const ruledOut = truth.filter(({ ruledOutAt }) => Number.isFinite(ruledOutAt));
    expect(allNews.filter(({ kind }) => kind === 'ruled-out').length, `seed ${seed}`).toBe(ruledOut.length);
  }
});
