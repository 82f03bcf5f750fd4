import { describe, expect, test } from 'vitest';
import {
  answerOf,
  wireContinent,
  wireCountry,
  wireCupRound,
  wireEvent,
  wireFlatLeague,
  wireGroup,
  wireLeague,
  wireLive,
  wireMatch,
  wireRound,
  wireSeason,
  wireStage,
  wireStageGroups,
  wireStanding,
  wireStandings,
} from '#contract/testing/examples.ts';
import { type AnswerCheck, checkAnswer } from './check-answer.ts';

function withoutDatasets(changes: object) {
  const { events, stats, ...match } = wireLive(changes);
  return match;
}

const ANSWERS: Readonly<Record<string, unknown>> = {
  'livescores.live_events_stats': [wireLive()],
  'fixtures.schedule_broadcast': [wireMatch({ status: 31 })],
  'fixtures.info_events_stats': wireMatch(),
  'fixtures.last_next': {
    next: [],
    current: [withoutDatasets({ status: '1' })],
    last: [withoutDatasets({})],
  },
  'fixtures.match_events': [wireEvent(), wireEvent({ team_id: '32' })],
  'leagues.list': [wireFlatLeague],
  'leagues.list_country': [{ ...wireLeague, id: '1005' }],
  'leagues.info': wireLeague,
  'leagues.standings': wireStandings([wireStanding(1, 'A'), wireStanding(2, 'B'), wireStanding(3, 'A')]),
  'leagues.standings_live': wireStandings([[wireStanding(1, 'A')], [wireStanding(1, 'B')]], {
    season_id: '406',
  }),
  'continents.list': [wireContinent],
  'countries.info': wireCountry,
  'seasons.info': wireSeason,
  'stages.byseason': [wireStage],
  'stages.info': { id: '26', name: 'Knockout', has_standings: null, has_cupdraw: null },
  'groups.byseason': [wireStageGroups],
  'groups.info': wireGroup,
  'rounds.byseason': [wireRound],
  'rounds.info': { ...wireRound, id: '1994', league_id: '594', season_id: '406' },
  'leagues.cup_draw': [wireCupRound],
};

function countFaults(checked: AnswerCheck): number {
  return checked.kind === 'read' ? checked.lost + checked.unexplained.length : 1;
}

type Path = readonly (string | number)[];

/** Returns the path of every non-empty leaf of a value. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return value === null || value === '' ? [] : [path];
  return Object.entries(value).flatMap(([key, part]) =>
    leaves(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Returns a copy of `value` with `change` applied to the object that holds the leaf. */
function withChange(
  value: unknown,
  path: Path,
  change: (holder: Record<string, unknown>, key: string) => void,
): unknown {
  const copy: unknown = structuredClone(value);
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], copy);
  change(holder as Record<string, unknown>, String(path.at(-1)));
  return copy;
}

describe.each(Object.entries(ANSWERS))('%s', (name, data) => {
  const file = `${name}__recorded.json`;
  const paths = leaves(data);

  test('is parsed without lost records or unexplained fields', () => {
    const checked = checkAnswer(file, answerOf(data));
    expect(checked).toMatchObject({ kind: 'read', lost: 0, unexplained: [] });
    expect(paths.length).toBeGreaterThan(1);
  });

  test('reports any filled field that is renamed', () => {
    const unnoticed = paths.filter((path) => {
      const renamed = withChange(data, path, (holder, key) => {
        holder[`${key}_2`] = holder[key];
        delete holder[key];
      });
      return typeof path.at(-1) === 'string' && countFaults(checkAnswer(file, answerOf(renamed))) === 0;
    });
    expect(unnoticed).toEqual([]);
  });

  test.each([
    ['an object', (was: unknown) => ({ was })],
    ['a list', (was: unknown) => [was]],
    ['a yes', (was: unknown) => (isFlag(was) ? 'yes' : true)],
  ])('reports %s in place of any filled field', (_, mistype) => {
    const unnoticed = paths.filter((path) => {
      const mistyped = withChange(data, path, (holder, key) => {
        holder[key] = mistype(holder[key]);
      });
      return countFaults(checkAnswer(file, answerOf(mistyped))) === 0;
    });
    expect(unnoticed).toEqual([]);
  });
});

/** Returns whether the value is one of the wire's spellings of a flag, for which `true` is just another spelling. */
function isFlag(value: unknown): boolean {
  return [0, 1, '0', '1', true, false].includes(value as number);
}

test.each([
  ['an id', { season_id: true }, 'season_id'],
  ['a name', { league: { ...wireMatch().league, country_name: 7 } }, 'league.country_name'],
  ['a count', { week: 'thirty' }, 'week'],
  ['a score', { scores: { ...wireMatch().scores, ht_score: 'two-nil' } }, 'scores.ht_score'],
  ['a minute', { time: { ...wireMatch().time, minute: 'late' } }, 'time.minute'],
  ['a flag', { events: [wireEvent({ own_goal: 'perhaps' })] }, 'events[].own_goal'],
  ['a section', { scores: 'none' }, 'scores'],
  ['a list', { events: 'none' }, 'events'],
])('reports %s of a wrong type by its path', (_, change, path) => {
  const checked = checkAnswer('fixtures.info__x.json', answerOf(wireMatch(change)));
  expect(checked).toMatchObject({ kind: 'read', lost: 0, unexplained: [path] });
});

test('counts a record without a required field as lost and keeps the others', () => {
  const { id, ...nameless } = wireMatch();
  const checked = checkAnswer('livescores.today__x.json', answerOf([wireMatch(), nameless]));
  expect(checked).toMatchObject({ kind: 'read', records: 2, lost: 1 });
});

test("reports an unknown list beside a team's three lists", () => {
  const data = { next: [], current: [], latest: [withoutDatasets({})] };
  const checked = checkAnswer('fixtures.last_next__x.json', answerOf(data));
  expect(checked).toMatchObject({ kind: 'read', records: 0, unexplained: ['latest'] });
});

test('ignores a deleted match', () => {
  const checked = checkAnswer('livescores.today__x.json', answerOf([wireMatch({ deleted: '1' })]));
  expect(checked).toMatchObject({ kind: 'read', records: 0, lost: 0, unexplained: [] });
});

test('skips unknown selectors and recorded errors', () => {
  expect(checkAnswer('fixtures.next_week__x.json', answerOf([]))).toMatchObject({ kind: 'skipped' });
  expect(checkAnswer('error.401__x.json', { ok: false })).toMatchObject({ kind: 'skipped' });
});

test('refuses a body that is no v2.2 response', () => {
  expect(checkAnswer('fixtures.info__x.json', { ok: false })).toMatchObject({ kind: 'refused' });
  expect(checkAnswer('livescores.live__x.json', answerOf({ id: 1 }))).toMatchObject({ kind: 'refused' });
});
