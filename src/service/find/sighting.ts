import type { Fixture } from '#service/world/fixtures/fixture.ts';
import type { World } from '#service/world/world.ts';

/** An occurrence of a situation in a match. */
export interface Sighting {
  /** Instant at which it happens or is under way, epoch seconds. */
  readonly at: number;
  /** Description in a sentence. */
  readonly note: string;
  /** The match, if it is another one than the one in which it was looked for. */
  readonly fixture?: Fixture;
}

/** Searches one match for a situation; the results may lie at any time. */
export type Look = (fixture: Fixture, world: World) => readonly Sighting[];

/** "Home v Away (Competition)". */
export function nameOf(fixture: Fixture): string {
  return `${fixture.home.name} v ${fixture.away.name} (${fixture.competition.name})`;
}
