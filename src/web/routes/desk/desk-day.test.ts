import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { NO_RED_CARDS } from '#web/matches/red-card-counts.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { SAMPLE_RULES } from '#web/testing/sample-rules.ts';
import { sampleFixture, sampleStandings } from '#web/testing/sample-table.ts';
import { de, en } from '#web/testing/words.ts';
import { copiedMatch } from './copied-line.ts';
import { type DeskSource, deskDay } from './desk-day.ts';
import type { DeskTexts } from './desk-part.ts';
import { matchValues } from './match-values.ts';
import { renderDesk } from './render-desk.ts';

const words = en as unknown as DeskTexts;
const german = de as unknown as DeskTexts;

const rowOf = (record: MatchRow, related: MatchRow | null = null): MatchListRow => ({
  record,
  anchor: null,
  scoreChange: null,
  related,
  reds: NO_RED_CARDS,
});
const ended = (number: number, score: readonly [number, number], fields: object = {}) =>
  sampleMatch(number, { status: 3, phase: 'finished', minute: null, score, ...fields });

const sourceOf = (rows: readonly MatchListRow[], fields: Partial<DeskSource> = {}): DeskSource => ({
  day: '2026-11-21',
  program: { sections: ['results', 'classified', 'deciders', 'fixtures', 'tv', 'tables'], leagues: [] },
  zone: 'Europe/London',
  asOf: (KICK_OFF + 7500) * 1000,
  rows,
  tables: [],
  channelsOf: () => [],
  countries: ['en'],
  ...fields,
});

/** Returns what is said of a match. */
const valuesOf = (record: MatchRow, related: MatchRow | null = null) =>
  matchValues(rowOf(record, related), sourceOf([]), words);

test('a scorer has all their goals, with penalties and own goals', () => {
  const goals = [
    sampleEvent({ minute: 20 }),
    sampleEvent({ minute: 45, extra_minute: 2, penalty: true }),
    sampleEvent({ team_id: '2001', player_id: '8', player_name: 'Dahl', minute: 71, own_goal: true }),
    sampleEvent({ team_id: '2001', player_id: '9', player_name: 'Rask', minute: 88 }),
  ];
  const values = valuesOf(ended(1, [3, 1], { events: goals }));
  expect([values.homeScorers, values.awayScorers]).toEqual(['Osei 20′, 45+2′ pen, Dahl 71′ og', 'Rask 88′']);
});

test('a goal that has no scorer yet is said to have none, and one of a feed without events is not', () => {
  expect(valuesOf(ended(1, [2, 1], { events: [sampleEvent()] }))).toMatchObject({
    homeScorers: 'Osei 20′, scorer to be confirmed',
    awayScorers: 'scorer to be confirmed',
  });
  expect(valuesOf(ended(1, [2, 1], { events: [] })).homeScorers).toBe('');
  expect(valuesOf(ended(1, [2, 1])).homeScorers).toBe('');
  const awarded = { status: 9, events: [sampleEvent()] };
  expect(valuesOf(ended(1, [3, 0], awarded))).toMatchObject({ homeScorers: 'Osei 20′', state: 'Awarded' });
});

test('a goal that is ruled out, and one without a name, are as they are', () => {
  const events = [sampleEvent({ result: 'cancelled' }), sampleEvent({ player_id: null, player_name: null })];
  expect(valuesOf(ended(1, [1, 0], { events })).homeScorers).toBe('scorer to be confirmed 20′');
});

test('a match in play has its minute, one that is called off its state, and none of both a half-time score', () => {
  expect(valuesOf(sampleMatch(1, { minute: [84], status_period: '2nd Half' }))).toMatchObject({
    state: '84′',
    halfTime: '',
  });
  const off = sampleMatch(1, { status: 4, phase: 'off', minute: null, score: null });
  expect(valuesOf(off)).toMatchObject({ score: '', state: 'Postponed', versus: 'Home 1 v Away 1' });
});

test('shoot-outs and aggregates say who won', () => {
  const match = ended(1, [2, 1], { status: 31 });
  const second = {
    ...match,
    aggregate_id: '9',
    leg: '2/2',
    winner_team_id: '1001',
    scores: { ...match.scores, ps_score: [5, 4] as const },
  } as MatchRow;
  const first = { ...ended(9, [1, 0]), id: '9', teams: { home: match.teams.away, away: match.teams.home } };
  const values = valuesOf(second, first as MatchRow);
  expect([values.decision, values.state]).toEqual(['Home 1 win 5–4 on penalties · Agg 2–2', '']);
  expect(copiedMatch(rowOf(second), values, words).line).toBe('Home 1 2, Away 1 1 · FT · Pens 5–4');
});

test('classified results are in the order of home teams and have what was called off', () => {
  const named = (number: number, name: string, record: MatchRow) => ({
    ...record,
    id: String(number),
    teams: { ...record.teams, home: { ...record.teams.home, name } },
  });
  const rows = [
    named(1, 'Östra', ended(1, [1, 0])),
    named(2, 'Wexley', sampleMatch(2, { status: 4, phase: 'off', minute: null, score: null })),
    named(3, 'Ashby Vale', ended(3, [0, 0])),
    named(4, 'In Play', sampleMatch(4)),
  ].map((record) => rowOf(record as MatchRow));
  const template =
    '{{#classified}}{{#competitions}}{{#matches}}{{home}}|{{homeScore}}|{{awayScore}}|{{state}}\n{{/matches}}{{/competitions}}{{/classified}}';
  expect(renderDesk(template, 'text', deskDay(sourceOf(rows), words))).toBe(
    'Ashby Vale|0|0|\nÖstra|1|0|\nWexley|||Postponed\n',
  );
});

test('chosen competitions are in their order, and a section that is not chosen is not there', () => {
  const rows = [rowOf(ended(1, [1, 0])), rowOf(ended(2, [1, 0], { league: { id: '20', name: 'Cup' } }))];
  const day = deskDay(sourceOf(rows, { program: { sections: ['results'], leagues: ['20', '10'] } }), words);
  expect(day.results?.competitions.map(({ competition }) => competition)).toEqual([
    'England · Cup',
    'England · Premier',
  ]);
  expect([day.classified, day.fixtures, day.tables]).toEqual([null, null, null]);
});

const SIGNS = '1. FC <b>*Ü*</b> & "_x_"\n|y|';

test.each([
  ['text', '1. FC <b>*Ü*</b> & "_x_" |y|'],
  ['html', '1. FC &lt;b&gt;*Ü*&lt;/b&gt; &amp; &quot;_x_&quot; |y|'],
  ['markdown', String.raw`1\. FC \<b\>\*Ü\*\</b\> \& "\_x\_" \|y\|`],
] as const)('names are escaped: %s', (format, name) => {
  const one = ended(1, [1, 0]);
  const record = { ...one, teams: { ...one.teams, home: { ...one.teams.home, name: SIGNS } } };
  const template =
    '{{#results}}{{#competitions}}{{#matches}}{{home}}{{/matches}}{{/competitions}}{{/results}}';
  expect(renderDesk(template, format, deskDay(sourceOf([rowOf(record)]), words))).toBe(`${name}\n`);
});

test('names from right to left do not turn the score round, and others have no invisible signs', () => {
  const one = ended(1, [1, 0]);
  const arabic = { ...one, teams: { ...one.teams, home: { ...one.teams.home, name: 'النجم' } } };
  expect(valuesOf(arabic).versus).toBe('\u2068النجم\u2069 v \u2068Away 1\u2069');
  expect(valuesOf(one).versus).toBe('Home 1 v Away 1');
});

test('the lines of a table are aligned', () => {
  const standings = sampleStandings([sampleFixture(1, 'A', 'B long', [2, 0])], SAMPLE_RULES.en);
  const season = {
    seasonId: '1',
    leagueId: '10',
    name: 'Premier',
    country: { name: 'England', cc: 'en' },
    round: null,
    isLive: false,
  };
  const [table] = deskDay(sourceOf([], { tables: [{ season, standings }] }), words).tables?.tables ?? [];
  expect([table?.head?.line, ...(table?.rows ?? []).map(({ line }) => line)]).toEqual([
    '  #  Team          P   W   D   L  GF  GA   GD  Pts',
    '  1  Team A        1   1   0   0   2   0   +2    3',
    '  2  Team B long   1   0   0   1   0   2   −2    0',
  ]);
});

test('the line of a copy has no minute and no note, which come by themselves', () => {
  const lineOf = (record: MatchRow) => copiedMatch(rowOf(record), valuesOf(record), words).line;
  expect(lineOf(sampleMatch(1, { minute: [23] }))).toBe(lineOf(sampleMatch(1, { minute: [80] })));
  expect(lineOf(ended(1, [1, 0], { events: [sampleEvent()] }))).toBe('Home 1 1 (Osei 20′), Away 1 0 · FT');
  expect(lineOf(sampleMatch(1, { status: 0, phase: 'scheduled', minute: null, score: null }))).toBe(
    '15:00 Home 1 v Away 1',
  );
});

test('writes German', () => {
  const values = matchValues(
    rowOf(ended(1, [1, 0], { events: [sampleEvent({ own_goal: true, team_id: '2001' })] })),
    sourceOf([]),
    german,
  );
  expect(values.homeScorers).toBe('Osei 20′ Eigentor');
});
