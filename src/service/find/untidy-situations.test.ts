import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { goalsOf } from '#contract/goal.ts';
import { isObject } from '#contract/is-object.ts';
import { findOperation, type OperationName } from '#contract/operations.ts';
import { type AnyRecord, readAnswerInSteps } from '#contract/read-answer.ts';
import type { Match } from '#contract/records/match.ts';
import { settle } from '#contract/settle.ts';
import { answerOf } from '#contract/testing/examples.ts';
import { UNTIDY_KINDS, type UntidyKindName } from '#service/answer/untidy/kinds.ts';
import { createLibrary } from '#service/http/create-library.ts';
import { BOOKMAKERS } from '#service/odds/bookmakers.ts';
import { ALL_COUNTRIES } from '#service/world/catalogue/all-countries.ts';
import { createWorld } from '#service/world/world.ts';
import { findUntidy, UNTIDY_SITUATIONS, untidyKindOf } from './untidy-situations.ts';

const FROM = Date.parse('2026-11-21T09:00:00Z') / 1000;
/** Shoot-outs are rare: a search of weeks takes seconds. */
const FROM_SHOOT_OUT = Date.parse('2026-12-15T18:00:00Z') / 1000;
/** A world of the big countries has every situation at a fraction of the cost. */
const library = createLibrary(
  createWorld(
    1,
    ALL_COUNTRIES.filter(({ id }) => id <= 3),
  ),
  BOOKMAKERS,
);

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at as a client without types would
type Wire = any;

/** Reads data as the proxy does. */
function read(name: OperationName, data: unknown) {
  const [route = '', t = ''] = name.split('.');
  const operation = findOperation(route, t);
  if (!operation) throw new Error(`There is no ${name}.`);
  const finish = (record: AnyRecord) => settle(operation.record, record);
  const steps = readAnswerInSteps(
    operation,
    ['events'],
    answerOf(JSON.parse(JSON.stringify(data))),
    0,
    'decimal',
    finish,
  );
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

interface Example {
  readonly tidy: Wire;
  readonly untidy: Wire;
  /** As the proxy reads them. */
  readonly match: Match;
  readonly tidyMatch: Match;
}

const typesIn = ({ events }: Wire, type: string) => events.filter((event: Wire) => event.type === type);
const isOneMore =
  (...types: readonly string[]) =>
  ({ tidy, untidy }: Example) =>
    types.some((type) => typesIn(untidy, type).length === typesIn(tidy, type).length + 1);
const hasEvent =
  (isWanted: (event: Wire, tidy: Wire) => boolean) =>
  ({ tidy, untidy }: Example) =>
    untidy.events.some((event: Wire, i: number) => isWanted(event, tidy.events[i]));
const hasPart = (isWanted: (part: Wire) => boolean) => {
  const search = (value: Wire): boolean =>
    typeof value === 'object' && value !== null && (isWanted(value) || Object.values(value).some(search));
  return ({ untidy }: Example) => search(untidy);
};
const playersNamed = (isWanted: (name: string, player: Wire) => boolean) =>
  hasPart((part) => isObject(part) && 'common_name' in part && isWanted(String(part['common_name']), part));
const scoreOf = ({ scores: { home_score, away_score } }: Match) => `${home_score}-${away_score}`;
const isWithScore = ({ match, tidyMatch }: Example) => scoreOf(match) === scoreOf(tidyMatch);
const isBehind = ({ match, tidyMatch }: Example) => scoreOf(match) !== scoreOf(tidyMatch);
const pricesIn = (value: Wire): Wire[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, part]) =>
        /^(?:home|draw|away|over|under)$/.test(name) ? [part] : pricesIn(part),
      );
const hasPrice =
  (isWanted: (price: Wire, tidy: number) => boolean) =>
  ({ tidy, untidy }: Example) => {
    const prices = pricesIn(tidy);
    return pricesIn(untidy).some((price, i) => price !== prices[i] && isWanted(price, Number(prices[i])));
  };
const teamsIn = ({ standings }: Wire) => standings.map((row: Wire) => row.team_id);

/** What the feed shows of each kind. */
const SHOWN: Readonly<Record<UntidyKindName, (example: Example) => boolean>> = {
  'answer-empty': ({ untidy }) => untidy === null || Object.keys(untidy).length === 0,
  'history-empty': ({ untidy }) => Object.keys(untidy ?? {}).length === 0,
  'match-vanished': ({ tidy, untidy }) => untidy.length === tidy.length - 1,
  'match-unstarted': ({ match, tidyMatch }) => match.phase === 'scheduled' && tidyMatch.phase === 'finished',
  'match-reopened': ({ match, tidyMatch }) => match.phase === 'scheduled' && tidyMatch.phase === 'finished',
  'answer-older': ({ tidy, untidy }) => untidy.events.length < tidy.events.length,
  'end-late': ({ untidy, tidy, ...matches }) =>
    untidy.status === 1 && tidy.status === 3 && isWithScore({ untidy, tidy, ...matches }),
  'score-flaps': isBehind,
  'goal-early': (example) => isBehind(example) && example.untidy.events.length === example.tidy.events.length,
  'goal-late': (example) =>
    isWithScore(example) && typesIn(example.untidy, 'goal').length < typesIn(example.tidy, 'goal').length,
  'score-in-phases': ({ tidy, untidy }) =>
    untidy.scores.home_score === null && untidy.scores.ft_score === tidy.scores.ft_score,
  'half-time-wrong': ({ tidy, untidy, ...matches }) =>
    untidy.scores.ht_score !== tidy.scores.ht_score && isWithScore({ tidy, untidy, ...matches }),
  'kicks-in-score': (example) =>
    example.untidy.scores.home_score !== example.tidy.scores.home_score && isWithScore(example),
  'minute-wrong': ({ tidy, untidy }) =>
    untidy.time.minute === null || untidy.status_period !== tidy.status_period,
  'goal-doubled': isOneMore('goal'),
  'card-doubled': isOneMore('yellowcard', 'yellowredcard', 'redcard'),
  'substitution-doubled': isOneMore('substitution'),
  'event-nameless': hasEvent((event, tidy) => event.player_name === null && tidy.player_name !== null),
  'event-untimed': hasEvent(({ minute }) => minute === ''),
  'event-other-side': hasEvent((event, tidy) => event.team_id !== tidy.team_id),
  'goal-withdrawn': ({ tidy, untidy }) => untidy.events.length !== tidy.events.length,
  'events-unordered': ({ tidy, untidy }) =>
    untidy.events.length === tidy.events.length &&
    JSON.stringify(untidy.events) !== JSON.stringify(tidy.events),
  'period-wrong': hasEvent((event, tidy) => event.period !== tidy.period),
  'substitution-turned': hasEvent(
    (event, tidy) => event.player_id !== tidy.player_id && event.player_id === tidy.related_player_id,
  ),
  'kick-as-goal': isOneMore('goal'),
  nickname: playersNamed((name, { lastname }) => !name.includes(' ') && lastname.includes(' ')),
  'one-word-name': playersNamed((name, { firstname, lastname }) => firstname === null && lastname === name),
  'other-script': playersNamed((name) => /[\p{sc=Arab}\p{sc=Grek}\p{sc=Hang}\p{sc=Han}]/u.test(name)),
  'long-name': playersNamed((name) => name.length >= 60),
  'shared-name': ({ untidy }) => {
    const names = [...JSON.stringify(untidy).matchAll(/"common_name":"([^"]*)"/g)].map(([, name]) => name);
    return new Set(names).size < names.length;
  },
  'two-surnames': playersNamed((name, { lastname }) => lastname.startsWith(`${name.split(',')[0]} `)),
  'club-renamed': ({ match, tidyMatch }) =>
    match.teams.home.id === tidyMatch.teams.home.id &&
    JSON.stringify(match.teams) !== JSON.stringify(tidyMatch.teams),
  'table-ruleless': ({ tidy, untidy }) =>
    String(teamsIn(untidy)) !== String(teamsIn(tidy)) &&
    String(teamsIn(untidy).toSorted()) === String(teamsIn(tidy).toSorted()),
  'channel-homeless': hasPart((part) => isObject(part) && 'cc' in part && part['id'] === null),
  'price-suspended': hasPrice((price) => [null, '', '-', '0', 'SUSP'].includes(price)),
  'price-absurd': hasPrice((price, tidy) => price === '1.000' || Number(price) > 40 * tidy),
  'fields-null': ({ tidy, untidy }) => JSON.stringify(untidy).length < JSON.stringify(tidy).length,
  'numbers-text': ({ untidy, match, tidyMatch }) => {
    expect(match).toEqual(tidyMatch);
    return typeof untidy.id === 'string';
  },
};

/** Kinds after which an event is missing or the score is none of its own. */
const INCOMPLETE: readonly UntidyKindName[] = [
  'goal-late',
  'goal-early',
  'score-flaps',
  'score-in-phases',
  'answer-older',
  'kick-as-goal',
  'fields-null',
];

test.each(Object.keys(SHOWN) as UntidyKindName[])('finds an answer with %s, which is read', (kind) => {
  const sighting = findUntidy(library, kind, kind.startsWith('kick') ? FROM_SHOOT_OUT : FROM);
  if (!sighting) throw new Error('Nothing found');
  const { operation, tidy, untidy, fixture } = sighting;
  const [answer, tidyAnswer] = [read(operation, untidy), read(operation, tidy)];
  expect(answer.dropped).toBe(0);
  const [match, tidyMatch] = [answer.data as Match, tidyAnswer.data as Match];
  expect(SHOWN[kind]({ tidy, untidy, match, tidyMatch })).toBe(true);
  if (operation !== 'fixtures.info') return;
  expect(match.id).toBe(String(fixture.id));
  if (match.phase === 'scheduled' || INCOMPLETE.includes(kind)) return;
  expect(isWithScore({ tidy, untidy, match, tidyMatch })).toBe(true);
  expect(`${goalsOf(match, 'home').length}-${goalsOf(match, 'away').length}`).toBe(scoreOf(match));
});

test('each kind of the table has a check and a name for the finder', () => {
  expect(Object.keys(UNTIDY_KINDS).toSorted()).toEqual(Object.keys(SHOWN).toSorted());
  expect(UNTIDY_SITUATIONS.map(untidyKindOf)).toEqual(Object.keys(UNTIDY_KINDS));
  expect(untidyKindOf('goal')).toBeNull();
});

test('docs/untidy-feed.md has a row for each kind', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/untidy-feed.md'), 'utf8');
  const [tables = ''] = page.split('## What is believed');
  const rows = [...tables.matchAll(/^\| `([\w-]+)`/gm)].map(([, kind]) => kind);
  expect(rows.toSorted()).toEqual(Object.keys(UNTIDY_KINDS).toSorted());
});
