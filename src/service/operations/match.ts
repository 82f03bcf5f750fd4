import { notFound } from '#service/answer/errors.ts';
import type { Fixture } from '#service/world/fixture.ts';
import type { World } from '#service/world/world.ts';
import { matchWithin } from './horizon.ts';
import { requiredId } from './parameters.ts';
import type { DataRequest } from './request.ts';

/** The match of an id, or null while nobody may know of it. */
export function knownMatch(world: World, id: number, now: number): Fixture | null {
  const fixture = matchWithin(id, now) ? world.fixture(id) : null;
  return fixture !== null && fixture.visibleFrom <= now ? fixture : null;
}

/** The match that `id` asks for; "Match not found" otherwise. */
export function requiredMatch(request: DataRequest): Fixture {
  const fixture = knownMatch(request.world, requiredId(request.query, 'id'), request.now);
  if (fixture === null) throw notFound('Match');
  return fixture;
}
