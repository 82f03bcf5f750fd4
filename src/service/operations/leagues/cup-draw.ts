import { writeCupRound } from '#service/answer/cup-round.ts';
import { onePage } from '#service/answer/paging.ts';
import { stateAt } from '#service/engine/state.ts';
import { requiredSeason } from '#service/operations/horizon.ts';
import { visibleMatches } from '#service/operations/match-lists.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { DataRequest, Handler } from '#service/operations/request.ts';
import { currentParts } from '#service/operations/running-season.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { roundId, type Season } from '#service/world/seasons/season.ts';

/** Returns whether a postponed tie has given way to its second date. */
function isReplaced({ id, relatedId }: Fixture, fixtures: readonly Fixture[]): boolean {
  return relatedId !== null && relatedId > id && fixtures.some((each) => each.id === relatedId);
}

/** Groups the rounds of a stage by name: both legs of a round share one. */
function roundsByName({ world }: DataRequest, season: Season, first: number, last: number) {
  const ids = Array.from({ length: last - first + 1 }, (_, index) => roundId(season.id, first + index));
  return [...Map.groupBy(ids, (id) => world.roundName(id))];
}

/**
 * leagues?t=cup_draw&season_id=&stage_id=: the rounds of a knock-out with their drawn ties. Empty for any other
 * stage, as recorded.
 */
export const cupDraw: Handler = (request) => {
  const { world, now } = request;
  const season = requiredSeason(request, 'season_id');
  const stageId = requiredId(request.query, 'stage_id');
  const stage = season.stages.find(({ id, kind }) => id === stageId && kind === 'knock-out');
  if (stage === undefined) return { data: [], paging: onePage(0) };
  const current = currentParts(world, season, now).roundId;
  const data = roundsByName(request, season, stage.first, stage.last).map(([name, ids]) => {
    const legs = visibleMatches(
      ids.flatMap((id) => world.fixturesOfRound(id)),
      now,
    )
      .filter((fixture, _, all) => !isReplaced(fixture, all))
      .sort((a, b) => a.id - b.id)
      .map((fixture) => ({ fixture, state: stateAt(fixture.frame, now) }));
    const ties = Map.groupBy(legs, ({ fixture }) => fixture.aggregateId ?? fixture.id);
    const isCurrent = current !== null && ids.includes(current);
    return writeCupRound({ id: ids[0] ?? 0, name }, isCurrent, [...ties.values()], request);
  });
  return { data, paging: onePage(data.length) };
};
