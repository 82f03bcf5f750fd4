import { describe, expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import type { Shield } from '#web/settings/shield-list.ts';
import { LOOK_BACK_MS } from '#web/settings/shields.ts';
import { coverAt } from './cover.ts';
import { createKnowledge, learn } from './knowledge.ts';
import { filterAnswer } from './rules.ts';

const NOW = (KICK_OFF + 3600) * 1000;
const ALL: Shield = { kind: 'all', id: '', name: '', since: NOW, until: null };

interface Situation {
  readonly shields?: readonly Shield[];
  readonly reveals?: Readonly<Record<string, number>>;
  readonly now?: number | null;
  readonly zone?: string;
  /** Answers that came before. */
  readonly earlier?: readonly (readonly [OperationKey, unknown])[];
}

const SORT: OperationKey = ['fixtures', { t: 'sort', ids: '1' }];

/** Returns an answer as it is seen in a situation. */
function view<T>(key: OperationKey, data: T, situation: Situation = {}) {
  const { shields = [ALL], reveals = {}, now = NOW, zone = 'UTC', earlier = [] } = situation;
  const knowledge = createKnowledge();
  for (const [earlierKey, earlierData] of earlier) learn(knowledge, earlierKey, earlierData);
  learn(knowledge, key, data);
  const cover = coverAt(shields, new Map(Object.entries(reveals)), now, knowledge, zone);
  return filterAnswer(key, { data, meta: { dropped: 0 } }, cover);
}

const rows = (matches: readonly MatchRow[], situation?: Situation) => view(SORT, matches, situation).data;
const isHidden = (match: MatchRow, situation?: Situation) =>
  'shielded' in (rows([match], situation)[0] ?? {});

const LIVE = sampleMatch(1, { score: [2, 1], minute: [67], events: [sampleEvent()] });
const OVER = sampleMatch(2, { status: 3, phase: 'finished', score: [0, 0], minute: null });
const NEXT = sampleMatch(3, {
  status: 0,
  phase: 'scheduled',
  score: null,
  minute: null,
  kickOff: KICK_OFF + 86_400,
});

describe('a match', () => {
  test('is the same in play, over, after extra time and abandoned', () => {
    const states = [
      LIVE,
      sampleMatch(1, { status: 32, phase: 'finished', score: [3, 2], minute: [120] }),
      sampleMatch(1, { status: 31, phase: 'finished', score: [1, 1], minute: null }),
      sampleMatch(1, { status: 6, phase: 'off', score: [1, 0], minute: [55], status_name: 'Abandoned' }),
      { ...LIVE, info: 'Awarded 3-0', winner_team_id: '1001', related_id: '77', clock: false },
      sampleMatch(1, { status: 0, phase: 'scheduled', score: null, minute: null }),
    ] as MatchRow[];
    const [first, ...others] = states.map((match) => rows([match])[0]);
    expect(first).toMatchObject({ id: '1', phase: 'scheduled', status: 0, shielded: true });
    for (const other of others) expect(other).toEqual(first);
    expect(JSON.stringify(first)).not.toMatch(/Osei|goal|67|Inplay/);
  });

  test('has the sides of its datasets, empty', () => {
    const match = { ...LIVE, stats: [{}], odds_inplay: [{}], odds_prematch: [{}], attendance: 5 };
    expect(rows([match as unknown as MatchRow])[0]).toMatchObject({
      events: [],
      stats: [],
      odds_inplay: [],
      odds_prematch: [],
      attendance: null,
    });
  });

  test('is hidden from its kick-off on', () => {
    expect(isHidden(NEXT)).toBe(false);
    expect(isHidden(NEXT, { now: NEXT.time.timestamp * 1000 - 1 })).toBe(false);
    expect(isHidden(NEXT, { now: NEXT.time.timestamp * 1000 })).toBe(true);
    expect(isHidden(NEXT, { now: null })).toBe(false);
    expect(isHidden(LIVE, { now: null })).toBe(true);
  });

  test('that is postponed is no spoiler', () => {
    expect(isHidden(sampleMatch(1, { status: 4, phase: 'off', score: null, minute: null }))).toBe(false);
  });

  test('of the last three days before the shield is hidden, an earlier one is known', () => {
    const shield = (age: number) => ({ shields: [{ ...ALL, since: KICK_OFF * 1000 + age }] });
    expect(isHidden(LIVE, shield(LOOK_BACK_MS))).toBe(true);
    expect(isHidden(LIVE, shield(LOOK_BACK_MS + 1))).toBe(false);
  });

  test('is hidden by its own shield, its team’s and its competition’s', () => {
    const on = (kind: Shield['kind'], id: string) => ({ shields: [{ ...ALL, kind, id }] });
    expect(isHidden(LIVE, on('team', '1001'))).toBe(true);
    expect(isHidden(LIVE, on('team', '2001'))).toBe(true);
    expect(isHidden(LIVE, on('team', '1002'))).toBe(false);
    expect(isHidden(LIVE, on('competition', '10'))).toBe(true);
    expect(isHidden(LIVE, on('competition', '11'))).toBe(false);
    expect(isHidden(LIVE, on('match', '1'))).toBe(true);
    expect(isHidden(LIVE, on('match', '2'))).toBe(false);
  });

  test('is hidden by a shield on its day in the viewer’s zone, however long ago that was', () => {
    const late = sampleMatch(1, { kickOff: Date.parse('2026-11-21T23:30:00Z') / 1000 });
    const on = (day: string, zone?: string): Situation => ({
      shields: [{ ...ALL, kind: 'day', id: day, since: NOW + 2 * LOOK_BACK_MS }],
      ...(zone && { zone }),
    });
    expect(isHidden(late, on('2026-11-21'))).toBe(true);
    expect(isHidden(late, on('2026-11-22'))).toBe(false);
    expect(isHidden(late, on('2026-11-21', 'Europe/Paris'))).toBe(false);
    expect(isHidden(late, on('2026-11-22', 'Europe/Paris'))).toBe(true);
  });

  test('is shown when its day is revealed, a later one of the day is not', () => {
    const reveals = { 'day 2026-11-21': LIVE.time.timestamp * 1000 };
    expect(isHidden(LIVE, { reveals })).toBe(false);
    const later = sampleMatch(2, { kickOff: KICK_OFF + 60 });
    expect(isHidden(later, { reveals })).toBe(true);
  });

  test('is shown when it is revealed, and when the shield has ended', () => {
    expect(rows([LIVE], { reveals: { 'match 1': NOW } })[0]).toBe(LIVE);
    expect(isHidden(LIVE, { shields: [{ ...ALL, until: NOW }] })).toBe(false);
    expect(isHidden(LIVE, { shields: [{ ...ALL, until: NOW + 1 }] })).toBe(true);
  });
});

describe('lists', () => {
  test('are the same object where nothing is hidden', () => {
    const list = [NEXT];
    expect(rows(list)).toBe(list);
  });

  test('by state have no hidden match', () => {
    const live = (t: string) => view(['livescores', { t }], [LIVE, OVER, NEXT]).data.map(({ id }) => id);
    expect(live('live')).toEqual(['3']);
    expect(live('ended')).toEqual(['3']);
    expect(live('notstarted')).toEqual(['3']);
    expect(live('today')).toEqual(['1', '2', '3']);
  });

  test('of a team have hidden matches as the next ones', () => {
    const key: OperationKey = ['fixtures', { t: 'last_next', team_id: '1001' }];
    const { data } = view(key, { next: [NEXT], current: [LIVE], last: [OVER] });
    expect(data.next.map(({ id }) => id)).toEqual(['2', '1', '3']);
    expect([data.current, data.last]).toEqual([[], []]);
  });

  test('lack a replay of a hidden match, and the next round of its winner', () => {
    const knockOut = (number: number, fields: object) =>
      ({ ...sampleMatch(number), round_name: 'Semi-finals', ...fields }) as MatchRow;
    const semi = knockOut(1, {});
    const final = knockOut(4, {
      ...NEXT,
      id: '4',
      round_name: 'Final',
      teams: { home: semi.teams.home, away: OVER.teams.home },
    });
    const secondLeg = knockOut(5, { ...NEXT, id: '5', round_name: 'Semi-finals', teams: semi.teams });
    const replay = { ...NEXT, id: '6', related_id: '1' } as MatchRow;
    expect(rows([semi, final, secondLeg, replay]).map(({ id }) => id)).toEqual(['1', '5']);
    const inLeague = { ...final, round_name: '13' } as MatchRow;
    expect(rows([semi, inLeague]).map(({ id }) => id)).toEqual(['1', '4']);
  });

  test('have no positions of a hidden table', () => {
    const positions = { home_position: 3, away_position: 9 };
    const [, next] = rows([LIVE, { ...NEXT, standings: positions }], {
      shields: [{ ...ALL, kind: 'team', id: '1001' }],
      earlier: [[['fixtures', { t: 'last_next', team_id: '1001' }], { next: [], current: [LIVE], last: [] }]],
    });
    expect(next?.standings).toEqual({ home_position: null, away_position: null });
  });
});

describe('parts of a match', () => {
  const earlier = [[SORT, [LIVE, NEXT]]] as const;
  const part = (t: string, id: string, data: unknown, situation: Situation = {}) =>
    view(['fixtures', { t, id }], data, { earlier, ...situation });

  test('are withheld with it, and name what reveals them', () => {
    for (const t of ['match_events', 'match_comments', 'match_odds', 'match_oddsinplay']) {
      expect(part(t, '1', [{}])).toEqual({ data: [], meta: { dropped: 0, shield: ['match 1'] } });
      expect(part(t, '3', [{}])).toEqual({ data: [{}], meta: { dropped: 0 } });
      expect(part(t, '1', [{}], { reveals: { 'match 1': NOW } }).data).toEqual([{}]);
    }
    expect(part('match_odds_info', '1', { id: '9', name: 'A', markets: [{}] }).data).toEqual({
      id: '9',
      name: 'A',
      markets: [],
    });
  });

  test('are withheld while the match is not known', () => {
    expect(part('match_events', '99', [{}]).data).toEqual([]);
  });

  test('leave line-ups without goals, cards and minutes', () => {
    const player = { player: { id: '7' }, number: 9, stats: { goals: 1 } };
    const { stats, ...seen } = player;
    const side = { formation: '4-4-2', squad: [player] };
    expect(part('match_lineups', '1', { home: side, away: side }).data).toMatchObject({
      home: { formation: '4-4-2', squad: [seen] },
    });
    expect(JSON.stringify(part('match_bench', '1', { home: [player], away: [player] }).data)).not.toContain(
      'goals',
    );
  });
});

describe('head-to-head', () => {
  const meeting = (match: MatchRow) => ({ ...match, startdate: match.time.timestamp, form: 'W' });

  test('lacks the hidden meetings, also in the form of both', () => {
    const old = { ...meeting(sampleMatch(8)), startdate: KICK_OFF - 90 * 86_400 };
    const list = [meeting(LIVE), old];
    const side = { id: '1001', name: 'Home 1', img: null, events: { overall: list, home: list, away: list } };
    const { data, meta } = view(['h2h', { t: 'match', id: '1' }], { home: side, away: side, h2h: list });
    expect(data.h2h).toEqual([old]);
    expect(data.home.events).toEqual({ overall: [old], home: [old], away: [old] });
    expect(meta.shield).toEqual(['match 1']);
  });
});

describe('what is counted over a season', () => {
  const TABLE: OperationKey = ['leagues', { t: 'standings_live', season_id: '1' }];
  const table = { league_id: '10', season_id: '1', number_standings: 1, tables: [] };
  const team = (id: string): Situation => ({ shields: [{ ...ALL, kind: 'team', id }] });
  const ofTeam = (id: string, last: readonly MatchRow[]) =>
    [['fixtures', { t: 'last_next', team_id: id }] as OperationKey, { next: [], current: [], last }] as const;
  const season = [['fixtures', { t: 'season', season_id: '1' }] as OperationKey, [NEXT]] as const;

  test('is withheld while a hidden match counts', () => {
    expect(view(TABLE, table, { earlier: [[SORT, [LIVE]]] })).toEqual({
      data: null,
      meta: { dropped: 0, shield: ['table 1'] },
    });
    const leaders: OperationKey = ['leaders', { t: 'topscorers', season_id: '1' }];
    expect(view(leaders, [{}], { earlier: [[SORT, [LIVE]]] }).data).toEqual([]);
    expect(view(TABLE, table, { ...team('1001'), earlier: [ofTeam('1001', [LIVE])] }).data).toBe(null);
  });

  test('is withheld while the matches are not known', () => {
    expect(view(TABLE, table).data).toBe(null);
    expect(view(TABLE, table, team('1001')).data).toBe(null);
    expect(view(TABLE, table, { shields: [{ ...ALL, kind: 'competition', id: '10' }] }).data).toBe(null);
  });

  test('is withheld while the matches of a hidden day are not known, and shown where none of them counts', () => {
    const day = (zone: string): Situation => ({ shields: [{ ...ALL, kind: 'day', id: '2026-11-21' }], zone });
    const of = (d: string, rows: readonly MatchRow[] = []) =>
      [['fixtures', { t: 'schedule', d }] as OperationKey, rows] as const;
    expect(view(TABLE, table, day('UTC')).data).toBe(null);
    expect(view(TABLE, table, { ...day('UTC'), earlier: [of('2026-11-21')] }).data).toBe(table);
    expect(view(TABLE, table, { ...day('UTC'), earlier: [of('2026-11-21', [LIVE])] }).data).toBe(null);
    const inTokyo = day('Asia/Tokyo');
    expect(view(TABLE, table, { ...inTokyo, earlier: [of('2026-11-21')] }).data).toBe(null);
    expect(view(TABLE, table, { ...inTokyo, earlier: [of('2026-11-20'), of('2026-11-21')] }).data).toBe(
      table,
    );
    expect(view(TABLE, table, { ...day('UTC'), earlier: [season] }).data).toBe(table);
  });

  test('is shown where no hidden match counts', () => {
    expect(view(TABLE, table, { earlier: [season] }).data).toBe(table);
    expect(view(TABLE, table, { ...team('1001'), earlier: [ofTeam('1001', [NEXT])] }).data).toBe(table);
    expect(view(TABLE, table, { shields: [{ ...ALL, kind: 'competition', id: '11' }] }).data).toBe(table);
    const league = {
      id: '10',
      seasons: [{ id: '1', name: '25/26', is_current: false }],
      id_current_season: '2',
    };
    expect(view(TABLE, table, { earlier: [[['leagues', { t: 'info', id: '10' }], league]] }).data).toBe(
      table,
    );
  });

  test('is shown when it is revealed, until another match kicks off', () => {
    const earlier = [[SORT, [LIVE]]] as const;
    expect(view(TABLE, table, { earlier, reveals: { 'table 1': NOW } }).data).toBe(table);
    const later = sampleMatch(9, { kickOff: NOW / 1000 + 60 });
    expect(
      view(TABLE, table, {
        earlier: [[SORT, [LIVE, later]]],
        reveals: { 'table 1': NOW },
        now: NOW + 120_000,
      }).data,
    ).toBe(null);
  });
});

describe('other answers', () => {
  test('an operation without a rule, or with records of another version, is withheld', () => {
    expect(view(['fixtures', { t: 'unknown' }], [{}]).data).toEqual([]);
    expect(view(SORT, [{}] as unknown as MatchRow[]).data).toEqual([]);
  });

  test('suspensions and injuries since the day of a hidden match are left out', () => {
    const absence = (since: string | null) => ({ player: { id: '7', name: 'Osei' }, since });
    const types = { injuries: [absence('2026-11-21')], suspension: [absence('2026-11-20'), absence(null)] };
    const earlier = [[SORT, [LIVE]]] as const;
    const { data } = view(
      ['teams', { t: 'sidelined', id: '1001' }],
      { id: '1001', name: null, types },
      { earlier },
    );
    expect(data.types).toEqual({ injuries: [], suspension: [absence('2026-11-20')] });
  });

  test('who misses the next match is left out while the matches of the teams are not known', () => {
    const absence = { player: { id: '7', name: 'Osei' }, since: '2026-11-20' };
    const types = { injuries: [absence], suspension: [] };
    const record = { home: { id: '1001', name: null, types }, away: { id: '2003', name: null, types } };
    const key: OperationKey = ['fixtures', { t: 'match_sidelined', id: '3' }];
    const ofTeam = (team_id: string): readonly [OperationKey, unknown] => [
      ['fixtures', { t: 'last_next', team_id }],
      { next: [NEXT], current: [], last: [] },
    ];
    const none = { injuries: [], suspension: [] };
    expect(view(key, record).data).toMatchObject({ home: { types: none }, away: { types: none } });
    expect(view(key, record, { earlier: [ofTeam('1001'), ofTeam('2003')] }).data).toEqual(record);
  });

  test('reports of hidden matches are left out, and trophies that they may have decided', () => {
    const item = (match: MatchRow) => ({
      id: match.id,
      league_id: '10',
      season_id: '1',
      home_id: match.teams.home.id,
      away_id: match.teams.away.id,
      startdate: match.time.timestamp,
      title: 'Home 1 2-1 Away 1',
    });
    const { data, meta } = view(['media', { t: 'team', id: '1001' }], [[item(LIVE), item(NEXT)]]);
    expect(data).toEqual([[item(NEXT)]]);
    expect(meta.shield).toEqual(['match 1']);
    const trophies = { season_id: null, trophies: [{ id: '1', name: 'Cup', seasons: ['26/27'] }] };
    const earlier = [[SORT, [LIVE]]] as const;
    expect(view(['teams', { t: 'trophies', id: '1001' }], trophies, { earlier })).toEqual({
      data: { season_id: null, trophies: [] },
      meta: { dropped: 0, shield: ['team 1001'] },
    });
    expect(view(['teams', { t: 'trophies', id: '1003' }], trophies, { earlier }).data).toBe(trophies);
    const revealed = { earlier, reveals: { 'team 1001': LIVE.time.timestamp * 1000 } };
    expect(view(['teams', { t: 'trophies', id: '1001' }], trophies, revealed).data).toBe(trophies);
  });

  test('without a shield that holds, answers are the same objects', () => {
    const list = [LIVE];
    expect(rows(list, { shields: [] })).toBe(list);
    expect(rows(list, { shields: [{ ...ALL, until: 1 }] })).toBe(list);
  });
});
