import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { goalsOf, isGoal } from './goal.ts';
import type { Match } from './records/match.ts';
import { isRowEvent } from './records/match-event.ts';
import { type SettleRule, settle } from './settle.ts';
import { createDice } from './testing/dice.ts';
import { readAs } from './testing/examples.ts';
import { LIKELY_MATCHES } from './testing/likely-matches.ts';
import { contradictionsOf } from './testing/match-contradictions.ts';
import { SETTLED_CASES, summarize } from './testing/settled-cases.ts';
import { makeUntidyMatch, type UntidyMatch } from './testing/untidy-records.ts';

const RECORDS = 10_000;
const AWARDED = 9;
/** Kinds after which the feed has fewer events than goals. */
const KINDS_WITHOUT_EVENTS = ['goal-late', 'kick-as-goal', 'fields-null', 'match-reopened'];

/** Reads a generated match; its events, which are half of the work, without the schema. */
function readMatch({ events, ...wire }: UntidyMatch['wire']): Match {
  const read = (value: number | string | null) => (value === null ? null : String(value));
  return {
    ...(readAs('fixtures', 'info', wire).data as Match),
    events: events.map((event) => ({
      ...event,
      team_id: read(event.team_id),
      player_id: read(event.player_id),
      related_player_id: read(event.related_player_id),
      minute: event.minute === '' ? null : Number(event.minute),
      timestamp: null,
      reason: null,
      injuried: null,
    })),
  };
}
const goalNames = ({ events = [] }: Match) =>
  events.filter(isGoal).map((goal) => `${goal.player_id} ${goal.minute}+${goal.extra_minute}`);
const scoreOf = ({ scores }: Match) => `${scores.home_score}-${scores.away_score}`;

test('settles 10,000 matches: no contradiction is left, no goal invented or lost, no score changed', () => {
  const dice = createDice(49);
  const changes = { invented: 0, lost: 0, score: 0, tidy: 0 };
  const contradictions = new Map<string, object>();
  for (let count = 0; count < RECORDS; count += 1) {
    const { wire, kinds } = makeUntidyMatch(dice);
    const match = readMatch(wire);
    const ownRules: SettleRule[] = [];
    const settled = settle('match', match, (rule) => ownRules.push(rule));
    for (const rule of contradictionsOf(settled)) contradictions.set(rule, { kinds, match });
    const names = goalNames(match);
    if (goalNames(settled).some((name) => !names.includes(name))) changes.invented += 1;
    const { home_score, away_score } = settled.scores;
    const hasEvents = home_score !== null && match.status !== AWARDED;
    const hasEachGoal =
      !kinds.some((kind) => KINDS_WITHOUT_EVENTS.includes(kind)) &&
      kinds.filter((kind) => kind === 'kicks-in-score').length < 2;
    if (hasEvents && hasEachGoal) {
      const goals = `${goalsOf(settled, 'home').length}-${goalsOf(settled, 'away').length}`;
      if (goals !== `${home_score}-${away_score}`) changes.lost += 1;
    }
    const hasScoreRule = ownRules.some((rule) => rule === 'kicks-in-score' || rule === 'final-score');
    if (scoreOf(settled) !== scoreOf(match) && !hasScoreRule) changes.score += 1;
    if (kinds.length === 0 && settled !== match) changes.tidy += 1;
  }
  expect([...contradictions]).toEqual([]);
  expect(changes).toEqual({ invented: 0, lost: 0, score: 0, tidy: 0 });
});

test('a row is settled as its page is', () => {
  const dice = createDice(50);
  for (let count = 0; count < 1_000; count += 1) {
    const match = readMatch(makeUntidyMatch(dice).wire);
    const rowEvents = (events: Match['events']) => (events ?? []).filter((event) => isRowEvent(event));
    const row = settle('match', { ...match, events: rowEvents(match.events) });
    const page = settle('match', match);
    expect({ ...row, events: row.events }).toEqual({ ...page, events: rowEvents(page.events) });
  }
});

const cases = Object.entries(SETTLED_CASES) as [SettleRule, (typeof SETTLED_CASES)[SettleRule]][];

test.each(cases)('%s settles its contradiction, and without it the record stays wrong', (rule, one) => {
  const rules: SettleRule[] = [];
  const record = one.read();
  expect(summarize(settle(one.kind, record, (name) => rules.push(name)))).toEqual(one.settled);
  expect(rules).toContain(rule);
  expect(summarize(settle(one.kind, record, () => {}, rule))).not.toEqual(one.settled);
});

test.each(Object.entries(LIKELY_MATCHES))('%s', (_, one) => {
  const settled = settle(one.kind, one.read());
  expect(summarize(settled)).toEqual(one.settled);
  expect(settle(one.kind, settled)).toEqual(settled);
});

test('a match with hundreds of goals, of which pairs are not compared, has no more of them than its score', () => {
  const dice = createDice(51);
  const [match] = Array.from({ length: 100 }, () => readMatch(makeUntidyMatch(dice).wire)).filter(
    ({ phase, events = [] }) => phase === 'finished' && events.some(isGoal),
  );
  const goal = match?.events?.find(isGoal);
  if (!match || !goal) throw new Error('No goal');
  const settled = settle('match', { ...match, events: Array.from({ length: 500 }, () => ({ ...goal })) });
  expect(contradictionsOf(settled)).toEqual([]);
});

test('docs/untidy-feed.md has a row for each rule', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/untidy-feed.md'), 'utf8');
  const [, table = ''] = page.split('| rule |');
  const rows = [...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, rule]) => rule);
  expect(rows.toSorted()).toEqual(Object.keys(SETTLED_CASES).toSorted());
});
