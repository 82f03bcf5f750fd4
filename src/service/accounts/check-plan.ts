import { type EntityKind, entityKindOf } from '#contract/entity-kinds.ts';
import type { Operation } from '#contract/operation.ts';
import { notInPlan } from '#service/answer/errors.ts';
import { requestedDatasets } from '#service/answer/include.ts';
import type { QueryParameters } from '#service/answer/query-parameters.ts';
import { decodeMatchId } from '#service/engine/match-id.ts';
import { competitionOfSeason, roundAddress } from '#service/world/seasons/season.ts';
import { seasonOfGroup, seasonOfStage } from '#service/world/seasons/stages.ts';
import type { World } from '#service/world/world.ts';
import type { AuthenticatedCaller } from './accounts.ts';
import { packageOf, packageOfDataset } from './packages.ts';

/** Returns the competition id that is contained in the id of an entity. */
const LEAGUE_BY_ENTITY: Readonly<Partial<Record<EntityKind, (id: number) => number | undefined>>> = {
  league: (id) => id,
  season: competitionOfSeason,
  stage: (id) => competitionOfSeason(seasonOfStage(id)),
  group: (id) => competitionOfSeason(seasonOfGroup(id)),
  round: (id) => competitionOfSeason(roundAddress(id).season),
  match: (id) => decodeMatchId(id)?.competition,
};

/** Returns the competitions that a request addresses by id. Lists of ids are filtered instead of refused. */
function requestedLeagues(operation: Operation, query: QueryParameters): readonly number[] {
  return operation.parameters.flatMap((parameter) => {
    const entity = parameter.kind === 'id' ? entityKindOf(operation, parameter) : null;
    const text = query[parameter.name] ?? '';
    const league =
      entity !== null && /^\d{1,15}$/.test(text) ? LEAGUE_BY_ENTITY[entity]?.(Number(text)) : undefined;
    return league ?? [];
  });
}

/**
 * Refuses with 403 an operation, dataset or competition outside the caller's plan (v2.2 wire, errors and
 * limits). An unknown competition is left to the operation, which answers 404.
 */
export function checkPlan(
  caller: AuthenticatedCaller,
  operation: Operation,
  query: QueryParameters,
  world: World,
): void {
  const { packages } = caller.plan;
  if (!packages.has(packageOf(operation))) throw notInPlan('Endpoint');
  if (
    requestedDatasets(query['include'], operation.includes).some(
      (name) => !packages.has(packageOfDataset(name)),
    )
  )
    throw notInPlan('Include');
  for (const league of requestedLeagues(operation, query))
    if (!caller.covers(league) && world.competition(league) !== null) throw notInPlan('League');
}
