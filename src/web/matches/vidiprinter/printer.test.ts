import { describe, expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { parsePrinter, writePrinter } from './parse-printer.ts';
import { EMPTY_PRINTER, MAX_LINES, mergeDeparted, mergeEnded, mergeLive, type Printer } from './printer.ts';

/** Seconds after the kick-off as an instant, epoch ms. */
const instantAt = (seconds: number) => (KICK_OFF + seconds) * 1000;

const goal = (fields: Partial<MatchEvent> = {}) => sampleEvent({ timestamp: KICK_OFF + 1200, ...fields });

/** Match 1 with events; its score follows from them unless it is given. */
function match(events: readonly MatchEvent[], fields: Parameters<typeof sampleMatch>[1] = {}): MatchRow {
  const count = (team: string) =>
    events.filter(({ type, team_id, result }) => type === 'goal' && team_id === team && !result).length;
  return sampleMatch(1, { score: [count('1001'), count('2001')], ...fields, events });
}

/** Merges live lists ten seconds apart, the first at 20 minutes. */
const follow = (...lists: readonly (readonly MatchRow[])[]): Printer =>
  lists.reduce((printer, list, at) => mergeLive(printer, list, instantAt(1200 + 10 * at)), EMPTY_PRINTER);

const summary = ({ lines }: Printer) =>
  lines.map(({ kind, score, player, isStruck }) =>
    [isStruck && 'struck', kind, score?.join('–'), player].filter(Boolean).join(' '),
  );

test('a goal is printed once, with the scorer who comes later and the minute that is corrected', () => {
  const unknown = goal({ player_id: null, player_name: null, minute: 20 });
  const printer = follow(
    [match([])],
    [match([unknown])],
    [match([goal({ minute: 21 })])],
    [match([goal({ minute: 21 })])],
  );
  expect(summary(printer)).toEqual(['kick-off', 'goal 1–0 Osei']);
  expect(printer.lines[1]?.minute).toBe('21');
});

test('goals without times differ by minute and player', () => {
  const untimed = (minute: number, player_name: string) => sampleEvent({ minute, player_name });
  const printer = follow(
    [match([])],
    [match([untimed(20, 'Osei')])],
    [match([untimed(21, 'Osei'), untimed(23, 'Rask')])],
  );
  expect(summary(printer)).toEqual(['kick-off', 'goal 1–0 Osei', 'goal 2–0 Rask']);
});

describe('corrections', () => {
  const ruledOut = goal({ type: 'var', result: 'cancelled', info: 'Goal ruled out: offside' });

  test('a goal that is ruled out is struck, and a correction is printed with the score as it is then', () => {
    const printer = follow([match([])], [match([goal()])], [match([ruledOut])]);
    expect(summary(printer)).toEqual(['kick-off', 'struck goal 1–0 Osei', 'ruling 0–0 Osei']);
    expect(
      summary(follow([match([])], [match([goal()])], [match([ruledOut])], [match([ruledOut])])),
    ).toHaveLength(3);
  });

  test('a goal that was ruled out before it was seen is printed struck', () => {
    expect(summary(follow([match([ruledOut])]))).toEqual(['kick-off', 'struck goal 1–0 Osei']);
  });

  test('a goal that vanishes is struck once the score has lost it too', () => {
    const withScore = match([], { score: [1, 0] });
    expect(summary(follow([match([])], [match([goal()])], [withScore]))).toEqual([
      'kick-off',
      'goal 1–0 Osei',
    ]);
    const printer = follow([match([])], [match([goal()])], [withScore], [match([], { minute: [24] })]);
    expect(summary(printer)).toEqual(['kick-off', 'struck goal 1–0 Osei', 'ruling 0–0 Osei']);
  });

  test('a goal that counts again is printed again, and the correction struck', () => {
    const [before, after] = [match([]), match([goal()], { minute: [25] })];
    const printer = follow([before], [after], [match([ruledOut], { minute: [26] })], [after]);
    expect(summary(printer)).toEqual([
      'kick-off',
      'struck goal 1–0 Osei',
      'struck ruling 0–0 Osei',
      'goal 1–0 Osei',
    ]);
  });

  test('a final result that is corrected is printed again', () => {
    const over = { status: 3, phase: 'finished' } as const;
    const printer = mergeEnded(follow([match([])], []), [match([], over)], instantAt(1300));
    const corrected = mergeEnded(printer, [match([goal({ minute: 90 })], over)], instantAt(1400));
    expect(summary(corrected)).toEqual([
      'kick-off',
      'goal 1–0 Osei',
      'struck full-time 0–0',
      'full-time 1–0',
    ]);
    expect(corrected.newsId).toBeNull();
  });

  test('a late server takes no goal back', () => {
    const [before, after] = [match([], { minute: [20] }), match([goal()], { minute: [21] })];
    expect(summary(follow([before], [after], [before], [after]))).toEqual(['kick-off', 'goal 1–0 Osei']);
  });

  test('a red card that is rescinded is struck', () => {
    const red = goal({ type: 'redcard' });
    const printer = follow(
      [match([])],
      [match([red])],
      [match([{ ...red, type: 'yellowcard' }], { minute: [24] })],
    );
    expect(summary(printer)).toEqual(['kick-off', 'struck red 0–0 Osei', 'ruling 0–0 Osei']);
  });
});

test('without event coverage goals follow from the score, but not those from before', () => {
  const scored = (home: number) => sampleMatch(1, { score: [home, 0], events: [] });
  expect(summary(follow([scored(2)], [scored(3)], [scored(3)]))).toEqual(['kick-off', 'goal 3–0']);
});

test('a goal from before is printed once it has an event, at its time', () => {
  const late = match([goal({ timestamp: KICK_OFF + 300, minute: 5 })]);
  const printer = follow([match([], { score: [1, 0] })], [match([], { score: [1, 0] })], [late], [late]);
  expect(printer.lines.map(({ kind, at }) => [kind, at - KICK_OFF])).toEqual([
    ['kick-off', 0],
    ['goal', 300],
  ]);
});

test('a score that changes by several goals at once has a line for each', () => {
  const scored = (home: number, away: number) => sampleMatch(1, { score: [home, away], events: [] });
  const printer = follow([scored(1, 0)], [scored(2, 0)], [scored(4, 1)]);
  expect(summary(printer)).toEqual(['kick-off', 'goal 2–0', 'goal 3–0', 'goal 4–0', 'goal 4–1']);
});

test('half-time, full time, extra time and the kicks of a shoot-out are printed', () => {
  const base = match([goal()]);
  const state = (fields: object, scores: object, events = base.events) =>
    ({ ...base, events, ...fields, scores: { ...base.scores, ...scores } }) as MatchRow;
  const kick = (team_id: string, type: string, timestamp: number) =>
    sampleEvent({ team_id, type, period: 'penalties', minute: 120, timestamp: KICK_OFF + timestamp });
  const half = { ht_score: [1, 0] };
  const ninety = { ...half, ft_score: [1, 0] };
  const extra = { ...ninety, et_score: [1, 0], ps_score: [1, 0] };
  const kicks = [
    goal(),
    kick('1001', 'penalty_shootout_scored', 1241),
    kick('2001', 'penalty_shootout_missed', 1242),
  ];
  const printer = follow(
    [base],
    [state({ status: 11 }, half)],
    [state({ status: 14, status_period: '2nd Half' }, ninety)],
    [state({ status: 13, status_period: 'Penalties' }, extra)],
    [state({ status: 13, status_period: 'Penalties' }, extra, kicks)],
    [],
  );
  expect(printer.departed).toEqual(['1']);
  const over = state({ status: 31, phase: 'finished' }, extra, kicks);
  const whole = mergeDeparted(printer, ['1'], [over], instantAt(1260));
  expect(summary(whole)).toEqual([
    'kick-off',
    'goal 1–0 Osei',
    'half-time 1–0',
    'ninety 1–0',
    'extra-time 1–0',
    'kick 1–0 Osei',
    'kick 1–0 Osei',
    'after-penalties 1–0',
  ]);
  expect(whole.departed).toEqual([]);
});

test('gives up matches that are never listed as ended, or are gone, and the next live list misses them no more', () => {
  const kickOff = [match([])];
  const late = { ...match([]), time: { ...match([]).time, timestamp: KICK_OFF - 6 * 3600 } };
  const left = follow(kickOff, []);
  expect(mergeDeparted(left, ['1'], kickOff, instantAt(1300)).departed).toEqual(['1']);
  for (const records of [[], [late]]) {
    const printer = mergeDeparted(left, ['1'], records, instantAt(1300));
    expect(printer.departed).toEqual([]);
    expect(mergeLive(printer, [], instantAt(1310)).departed).toEqual([]);
  }
});

test('awaits at most 300 matches', () => {
  const many = Array.from({ length: 310 }, (_, at) => ({ ...match([]), id: String(at + 1) }));
  expect(follow(many, []).departed).toHaveLength(300);
});

describe('after a gap', () => {
  const before = follow([match([])]);

  test('what was missed is inserted by its time, and the list of ended matches is needed', () => {
    const news = follow([match([])], [match([]), sampleMatch(2, { kickOff: KICK_OFF + 1200, minute: [1] })]);
    const later = mergeLive(news, [match([goal({ timestamp: KICK_OFF + 1195 })])], instantAt(1500));
    expect(summary(later)).toEqual(['kick-off', 'goal 1–0 Osei', 'kick-off']);
    expect(later.endedSince).toBe(instantAt(1500));
    expect(later.newsId).toBeNull();
    expect(later.departed).toEqual(['2']);
  });

  test('an ended list that is older than the live list does not do', () => {
    const printer = mergeLive(before, [], instantAt(7500));
    expect(mergeEnded(printer, [], instantAt(7400)).endedSince).toBe(instantAt(7500));
    const over = { ...match([goal()], { status: 3, phase: 'finished' }) };
    const ended = mergeEnded(printer, [over], instantAt(7500));
    expect([ended.endedSince, ended.departed]).toEqual([null, []]);
    expect(summary(ended)).toEqual(['kick-off', 'goal 1–0 Osei', 'full-time 1–0']);
    expect(summary(mergeEnded(ended, [over], instantAt(7530)))).toHaveLength(3);
  });
});

test('keeps 500 lines, and prints none of the older ones again', () => {
  const events = Array.from({ length: 600 }, (_, at) =>
    goal({ timestamp: KICK_OFF + at, minute: 1 + (at % 45) }),
  );
  const printer = follow([match(events)], [match(events)]);
  expect(printer.lines).toHaveLength(MAX_LINES);
  const again = mergeLive(printer, [match(events)], instantAt(1220));
  expect(again.lines).toEqual(printer.lines);
  const dropped = { ...match(events), status: 3, phase: 'finished' } as MatchRow;
  expect(
    summary(mergeEnded(again, [dropped], instantAt(1230))).filter((text) => /^goal/.test(text)),
  ).toHaveLength(499);
});

test('a goal without a time is not printed again when its line is dropped', () => {
  const untimed = { ...sampleMatch(2, { score: [1, 0] }), events: [sampleEvent({ team_id: '1002' })] };
  const events = Array.from({ length: 600 }, (_, at) => goal({ timestamp: KICK_OFF + 1210 + at / 100 }));
  const lists = [
    [untimed, match([])],
    [untimed, match(events)],
    [untimed, match(events)],
  ];
  const printer = follow([sampleMatch(2, { events: [] }), match([])], ...lists);
  expect(printer.lines.filter(({ matchId }) => matchId === '2')).toEqual([]);
  const over = { ...untimed, status: 3, phase: 'finished' } as MatchRow;
  const ended = mergeEnded(printer, [over], instantAt(1300));
  expect(ended.lines.filter(({ matchId }) => matchId === '2').map(({ kind }) => kind)).toEqual(['full-time']);
});

test('a goal without an event is not printed again when its line is dropped', () => {
  const scored = sampleMatch(2, { score: [1, 0], events: [] });
  const events = Array.from({ length: 600 }, (_, at) => goal({ timestamp: KICK_OFF + 1210 + at / 100 }));
  const printer = follow(
    [sampleMatch(2, { events: [] })],
    [scored],
    [scored, match([])],
    [scored, match(events)],
    [scored, match(events)],
  );
  expect(printer.lines.filter(({ matchId }) => matchId === '2')).toEqual([]);
});

test('a match that is shielded has no lines', () => {
  const shielded = { ...match([goal()]), shielded: true };
  const printer = follow([match([goal()])], [shielded]);
  expect([printer.lines, printer.matches.size]).toEqual([[], 0]);
  expect(follow([shielded]).lines).toEqual([]);
});

describe('a stored printer', () => {
  const printer = follow([match([])], [match([goal()])]);
  const stored = JSON.parse(JSON.stringify(writePrinter(printer)));

  test('goes on where it stopped', () => {
    const restored = parsePrinter(stored);
    expect(restored).toEqual({ ...printer, newsId: null, endedSince: null });
    expect(summary(mergeLive(restored, [match([goal()])], instantAt(1220)))).toEqual(summary(printer));
  });

  test('of an earlier version is printed anew, and none of it is news', () => {
    const { version: _, ...rest } = stored;
    const matches = [['1', { ...stored.matches[0][1], unlisted: [0, 0], memory: undefined }]];
    const earlier = parsePrinter({ ...rest, matches, dropped: [], nextId: 3 });
    const printed = mergeLive(earlier, [match([goal()])], instantAt(1220));
    expect(summary(printed)).toEqual(['kick-off', 'goal 1–0 Osei']);
    expect(printed.newsId).toBeNull();
    expect(printed.endedSince).toBe(instantAt(1220));
  });

  test.each([
    ['nothing', null],
    ['another version', { ...stored, version: 1 }],
    [
      'a match of which nothing was seen',
      { ...stored, matches: [['1', { ...stored.matches[0][1], memory: {} }]] },
    ],
    ['a line of no kind', { ...stored, lines: [{ ...stored.lines[0], kind: 'throw-in' }] }],
    ['a line of no match', { ...stored, matches: [] }],
    ['too many lines', { ...stored, lines: Array(501).fill(stored.lines[0]) }],
  ])('with %s is dropped', (_, json) => {
    expect(parsePrinter(json)).toBe(EMPTY_PRINTER);
  });
});

test('the scores of a match whose sides are swapped are those of its first sides', () => {
  const ended = sampleMatch(1, { score: [1, 0], status: 3, phase: 'finished', events: [] });
  const { teams, scores } = ended;
  const swapped = {
    ...ended,
    teams: { home: teams.away, away: teams.home },
    scores: { ...scores, home_score: 0, away_score: 1, ht_score: [0, 1] },
  } as MatchRow;
  const left = follow([match([], { score: [1, 0] })], []);
  const printer = mergeDeparted(left, ['1'], [swapped], instantAt(1220));
  expect(printer.lines.map(({ kind, score, earlier }) => [kind, score, earlier])).toEqual([
    ['kick-off', null, null],
    ['half-time', [1, 0], null],
    ['full-time', [1, 0], [1, 0]],
  ]);
});

test('a result that one answer alone has, with fewer goals, is requested until it is believed', () => {
  const left = follow([match([goal()])], []);
  const off = match([], { status: 6, phase: 'off', minute: null });
  const once = mergeDeparted(left, ['1'], [off], instantAt(1220));
  expect([once.departed, summary(once)]).toEqual([['1'], summary(left)]);
  const twice = mergeDeparted(once, ['1'], [off], instantAt(1290));
  expect(twice.departed).toEqual([]);
  expect(summary(twice)).toContain('abandoned 0–0');
});

test('walls that begin at different times print the same times in the same order', () => {
  const ids = Array.from({ length: 12 }, (_, at) => at + 1);
  /** What the feed has at a second: kick-offs and goals come late, each by another delay. */
  const listAt = (second: number) =>
    ids.flatMap((id) => {
      const kickOff = 7 * id;
      if (second < kickOff) return [];
      const goalAt = kickOff + 20 + ((id * 31) % 60);
      const isListed = second >= goalAt + ((id * 17) % 45);
      const goals = isListed ? [goal({ team_id: `${1000 + id}`, timestamp: KICK_OFF + goalAt })] : [];
      const record = sampleMatch(id, { score: [goals.length, 0], events: goals });
      return [
        {
          ...record,
          time: { ...record.time, minute: { minute: Math.floor((second - kickOff) / 60) + 1 } },
        } as MatchRow,
      ];
    });
  const wall = (start: number) => {
    let printer = EMPTY_PRINTER;
    for (let second = start; second <= 400; second += 10)
      printer = mergeLive(printer, listAt(second), instantAt(second));
    return printer.lines.map(({ changeId, at, isExact }) => [changeId, at - KICK_OFF, isExact]);
  };
  const first = wall(10);
  expect(first.length).toBeGreaterThan(20);
  expect(
    first.filter(([id]) => String(id).includes('kick-off')).map(([, at, isExact]) => [at, isExact]),
  ).toEqual(ids.map(() => [0, false]));
  for (const start of [31, 52, 130, 400]) expect(wall(start)).toEqual(first);
});

test('a kick-off that is much later than scheduled is printed at that time', () => {
  const record = match([]);
  const late = { ...record, time: { ...record.time, minute: { minute: 2 } } } as MatchRow;
  const { lines } = mergeLive(EMPTY_PRINTER, [late], instantAt(1200));
  expect(lines.map(({ at }) => at - KICK_OFF)).toEqual([1080]);
});
