import type { Operation } from '#contract/operation.ts';
import { includesOf } from '#service/answer/include.ts';
import { drawn, type UntidyMoment } from '#service/answer/untidy/draw.ts';
import { UNTIDY_KIND_NAMES, type UntidyKindName } from '#service/answer/untidy/kinds.ts';
import { lateEnd } from '#service/answer/untidy/match-kinds.ts';
import { untidyData } from '#service/answer/untidy/untidy-data.ts';
import { dayInOffset, UTC } from '#service/answer/utc.ts';
import { MATCH_TYPES, type MatchTypes } from '#service/answer/wire-types.ts';
import { WrittenRows } from '#service/answer/written-rows.ts';
import { stateAt } from '#service/engine/state.ts';
import { timetableOf } from '#service/engine/timetable.ts';
import { coveredMatches, writeMatchAt } from './match-lists.ts';
import type { DataRequest, OperationResult } from './request.ts';

function typesOf({ route, t }: Operation): MatchTypes {
  const types: Readonly<Record<string, MatchTypes>> = MATCH_TYPES;
  return types[route === 'fixtures' ? t : route] ?? MATCH_TYPES.info;
}

function momentOf(
  operation: Operation,
  request: DataRequest,
  kinds: readonly UntidyKindName[],
): UntidyMoment {
  const { world, now, query } = request;
  const includes = operation.record === 'match_event' ? includesOf(['events']) : request.includes;
  const types = typesOf(operation);
  return {
    seed: world.seed,
    now,
    query,
    kinds,
    viewOf: (id) => {
      const fixture = world.fixture(id);
      if (fixture === null) return null;
      const { kickOff, end } = timetableOf(fixture.frame);
      const at = (instant: number) => writeMatchAt(fixture, types, includes, { ...request, now: instant });
      return { kickOff, end, at };
    },
  };
}

/** Returns the matches that are over and still said to be in play, as a list of such matches has them. */
function lateEndings(operation: Operation, request: DataRequest, moment: UntidyMoment): readonly unknown[] {
  if (operation.route !== 'livescores' || operation.t !== 'live' || request.page !== 1) return [];
  const { world, now } = request;
  const today = dayInOffset(now, UTC);
  const fixtures = [today - 1, today].flatMap((day) => world.fixturesOn(day));
  const late = fixtures.filter(({ id, frame }) => {
    const key = drawn('end-late', id, moment);
    return key !== null && now < lateEnd(timetableOf(frame).end, key) && stateAt(frame, now).status === 3;
  });
  return coveredMatches(late, request).map((fixture) =>
    writeMatchAt(fixture, MATCH_TYPES.livescores, request.includes, request),
  );
}

/** Returns an answer as an untidy feed sends it (docs/untidy-feed.md). */
export function untidyResult(
  operation: Operation,
  request: DataRequest,
  { data, paging }: OperationResult,
  kinds: readonly UntidyKindName[] = UNTIDY_KIND_NAMES,
): OperationResult {
  const moment = momentOf(operation, request, kinds);
  const tidy = data instanceof WrittenRows ? data.parsed() : data;
  const late = lateEndings(operation, request, moment);
  return {
    data: untidyData(operation, late.length > 0 ? [...(tidy as readonly unknown[]), ...late] : tidy, moment),
    paging,
  };
}
