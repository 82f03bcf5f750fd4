import { DAY_S, HOUR_S } from '#contract/durations.ts';
import { findOperation, type OperationName } from '#contract/operations.ts';
import { includesOf } from '#service/answer/include.ts';
import type { QueryParameters } from '#service/answer/query-parameters.ts';
import type { ServiceLibrary } from '#service/answer/service-library.ts';
import { keyOf } from '#service/answer/untidy/draw.ts';
import { UNTIDY_KINDS, type UntidyKindName } from '#service/answer/untidy/kinds.ts';
import { WrittenRows } from '#service/answer/written-rows.ts';
import { stateAt } from '#service/engine/state.ts';
import { timetableOf } from '#service/engine/timetable.ts';
import { BOOKMAKERS } from '#service/odds/bookmakers.ts';
import { createRequest } from '#service/operations/create-request.ts';
import { HANDLERS } from '#service/operations/handlers.ts';
import { untidyResult } from '#service/operations/untidy-result.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { nameOf, type Sighting } from './sighting.ts';

/** An answer that a kind changes, in both worlds. */
export interface UntidySighting extends Sighting {
  readonly fixture: Fixture;
  readonly operation: OperationName;
  readonly query: QueryParameters;
  readonly tidy: unknown;
  readonly untidy: unknown;
}

/** Where examples of a kind are looked for, beside the page of a match after its end. */
interface Place {
  readonly operation?: OperationName;
  readonly queries?: (fixture: Fixture) => readonly QueryParameters[];
  /** Epoch seconds. */
  readonly instants?: (fixture: Fixture) => readonly number[];
  readonly isExample?: (untidy: unknown) => boolean;
}

const HORIZON_DAYS = 60;
const AFTER_GOAL_S = [15, 20, 25, 30, 40, 55, 70, 85, 100];

const kickOff = ({ frame }: Fixture) => [frame.kickOff];
const beforeKickOff = ({ frame }: Fixture) => [frame.kickOff - HOUR_S];
const inPlay = ({ frame }: Fixture) => Array.from({ length: 60 }, (_, i) => frame.kickOff + 300 + i * 20);

function afterGoals({ frame }: Fixture): readonly number[] {
  const goals = stateAt(frame, timetableOf(frame).end).events.filter(({ type }) => type === 'goal');
  return goals.flatMap(({ at }) => AFTER_GOAL_S.map((seconds) => at + seconds));
}

function afterEnd({ frame }: Fixture): readonly number[] {
  const { end } = timetableOf(frame);
  return [end + 30, end + 330];
}

const LINE_UPS: Place = { operation: 'fixtures.match_lineups', instants: kickOff };
const PRICES: Place = { operation: 'fixtures.match_odds', instants: beforeKickOff };
const namesIn = (sheet: unknown) =>
  [...JSON.stringify(sheet).matchAll(/"common_name":"([^"]*)"/g)].map(([, name]) => name);

const PLACES: { readonly [Kind in UntidyKindName]?: Place } = {
  'answer-empty': LINE_UPS,
  'history-empty': {
    operation: 'fixtures.match_odds_info',
    queries: ({ id }) =>
      BOOKMAKERS.map((bookmaker) => ({ id: String(id), bookmaker_id: String(bookmaker.id) })),
    instants: beforeKickOff,
  },
  'match-vanished': { operation: 'livescores.live', queries: () => [{}], instants: inPlay },
  'answer-older': { instants: afterGoals },
  'score-flaps': { instants: afterGoals },
  'goal-early': { instants: afterGoals },
  'goal-late': { instants: afterGoals },
  'minute-wrong': { instants: inPlay },
  nickname: LINE_UPS,
  'one-word-name': LINE_UPS,
  'other-script': LINE_UPS,
  'long-name': LINE_UPS,
  'shared-name': {
    ...LINE_UPS,
    isExample: (sheet) => new Set(namesIn(sheet)).size < namesIn(sheet).length,
  },
  'two-surnames': LINE_UPS,
  'table-ruleless': {
    operation: 'leagues.standings',
    queries: ({ season }) => [{ season_id: String(season.id) }],
    instants: kickOff,
  },
  'channel-homeless': { operation: 'broadcast.match_tvs', instants: kickOff },
  'price-suspended': PRICES,
  'price-absurd': PRICES,
};

function changedAnswer(
  library: ServiceLibrary,
  kind: UntidyKindName,
  name: OperationName,
  query: QueryParameters,
  now: number,
) {
  const [route = '', t = ''] = name.split('.');
  const operation = findOperation(route, t);
  if (!operation) throw new Error(`There is no ${name}.`);
  const includes = includesOf(operation.record === 'match' ? ['events'] : []);
  const request = createRequest(library, { now, origin: '', query, includes, covers: () => true });
  const result = HANDLERS[name](request);
  const tidy = result.data instanceof WrittenRows ? result.data.parsed() : result.data;
  const untidy = untidyResult(operation, request, result, [kind]).data;
  return JSON.stringify(tidy) === JSON.stringify(untidy) ? null : { tidy, untidy };
}

/** Looks for the first answer about a match that a kind changes. */
function untidySighting(
  library: ServiceLibrary,
  kind: UntidyKindName,
  fixture: Fixture,
): UntidySighting | null {
  const isOfMatches =
    kind === 'match-vanished' || 'match' in UNTIDY_KINDS[kind] || 'events' in UNTIDY_KINDS[kind];
  if (isOfMatches && keyOf(kind, fixture.id, library.world.seed) === null) return null;
  const {
    operation = 'fixtures.info',
    instants = afterEnd,
    isExample = () => true,
    queries,
  } = PLACES[kind] ?? {};
  for (const at of instants(fixture)) {
    if (fixture.visibleFrom > at) continue;
    for (const query of queries?.(fixture) ?? [{ id: String(fixture.id) }]) {
      const answer = changedAnswer(library, kind, operation, query, at);
      if (answer && isExample(answer.untidy))
        return {
          at,
          note: `${kind} in ${operation} ${JSON.stringify(query)}: ${nameOf(fixture)}`,
          fixture,
          operation,
          query,
          ...answer,
        };
    }
  }
  return null;
}

/** Returns the first example of a kind after an instant (epoch seconds), by kick-off; null if there is none within weeks. */
export function findUntidy(
  library: ServiceLibrary,
  kind: UntidyKindName,
  from: number,
): UntidySighting | null {
  const first = Math.floor(from / DAY_S);
  for (let day = first; day < first + HORIZON_DAYS; day += 1)
    for (const fixture of library.world.fixturesOn(day)) {
      const sighting = fixture.frame.kickOff > from + HOUR_S ? untidySighting(library, kind, fixture) : null;
      if (sighting) return sighting;
    }
  return null;
}

const PREFIX = 'untidy-';

export const UNTIDY_SITUATIONS = Object.keys(UNTIDY_KINDS).map((kind) => `${PREFIX}${kind}`);

/** Returns the kind of a situation's name, such as `untidy-goal-doubled`; null for another name. */
export const untidyKindOf = (situation: string): UntidyKindName | null =>
  UNTIDY_SITUATIONS.includes(situation) ? (situation.slice(PREFIX.length) as UntidyKindName) : null;
