import type { Operation } from '#contract/operation.ts';
import { type Thing, thingOf } from '#contract/things.ts';
import { notInPlan } from '#service/answer/errors.ts';
import { datasetsAskedFor } from '#service/answer/include.ts';
import type { Query } from '#service/answer/query.ts';
import { matchAddress } from '#service/engine/match-id.ts';
import type { World } from '#service/world/world.ts';
import type { Guest } from './accounts.ts';
import { packageOf, packageOfDataset } from './packages.ts';

/** Returns the competition id that is contained in the id of an entity. */
const LEAGUE_OF: Readonly<Partial<Record<Thing, (id: number) => number | undefined>>> = {
  league: (id) => id,
  season: (id) => id % 1024,
  stage: (id) => Math.floor(id / 10) % 1024,
  group: (id) => Math.floor(id / 100) % 1024,
  round: (id) => Math.floor(id / 128) % 1024,
  match: (id) => matchAddress(id)?.competition,
};

/** Returns the competitions that a request addresses by id. Lists of ids are filtered instead of refused. */
function leaguesAskedFor(operation: Operation, query: Query): readonly number[] {
  return operation.parameters.flatMap((parameter) => {
    const thing = parameter.kind === 'id' ? thingOf(operation, parameter) : null;
    const text = query[parameter.name] ?? '';
    const league = thing !== null && /^\d{1,15}$/.test(text) ? LEAGUE_OF[thing]?.(Number(text)) : undefined;
    return league ?? [];
  });
}

/**
 * Refuses with 403 an operation, dataset or competition outside the caller's plan (v2.2 wire, errors and
 * limits). An unknown competition is left to the operation, which answers 404.
 */
export function checkPlan(guest: Guest, operation: Operation, query: Query, world: World): void {
  const { packages } = guest.plan;
  if (!packages.has(packageOf(operation))) throw notInPlan('Endpoint');
  if (
    datasetsAskedFor(query['include'], operation.includes).some(
      (name) => !packages.has(packageOfDataset(name)),
    )
  )
    throw notInPlan('Include');
  for (const league of leaguesAskedFor(operation, query))
    if (!guest.covers(league) && world.competition(league) !== null) throw notInPlan('League');
}
