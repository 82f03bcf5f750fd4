import { notFound } from '#service/answer/errors.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import type { World } from '#service/world/world.ts';
import { isMatchWithinHorizon } from './horizon.ts';
import { requiredId } from './parameters.ts';
import type { DataRequest } from './request.ts';

/** Returns a match by id; null for an unknown one, or one that is not announced yet. */
export function findMatch(world: World, id: number, now: number): Fixture | null {
  const fixture = isMatchWithinHorizon(id, now) ? world.fixture(id) : null;
  return fixture !== null && fixture.visibleFrom <= now ? fixture : null;
}

/** Returns the match that `id` addresses; throws "Match not found". */
export function requiredMatch(request: DataRequest): Fixture {
  const fixture = findMatch(request.world, requiredId(request.query, 'id'), request.now);
  if (fixture === null) throw notFound('Match');
  return fixture;
}
