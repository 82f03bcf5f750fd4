import type { Fixture } from '#service/world/fixture.ts';
import type { World } from '#service/world/world.ts';

/** A situation in a match. */
export interface Sighting {
  /** When it comes, or is under way, epoch seconds. */
  readonly at: number;
  /** What to expect, in a sentence. */
  readonly note: string;
}

/** Looks for a situation in one match; what it finds may lie at any time. */
export type Look = (fixture: Fixture, world: World) => readonly Sighting[];

/** "Home v Away (Competition)". */
export function nameOf(fixture: Fixture): string {
  return `${fixture.home.name} v ${fixture.away.name} (${fixture.competition.name})`;
}
