import { type Disruption, disruptionOf, sideWithTooFew } from '#service/engine/disruption.ts';
import { timetableOf } from '#service/engine/timetable.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { type Look, nameOf } from './sighting.ts';

/** Finds matches with one kind of disruption. */
export function createLook<K extends Disruption['kind']>(
  kind: K,
  what: string,
  findInstant: (fixture: Fixture, end: Extract<Disruption, { kind: K }>) => number | null,
): Look {
  return (fixture) => {
    const end = disruptionOf(fixture.frame);
    if (end.kind !== kind) return [];
    const at = findInstant(fixture, end as Extract<Disruption, { kind: K }>);
    return at === null ? [] : [{ at, note: `${what}: ${nameOf(fixture)}` }];
  };
}

export const postponed = createLook('postponed', 'the match is postponed', (_, end) => end.announced);

export const cancelled = createLook('cancelled', 'the match is cancelled', (_, end) => end.announced);

export const awarded = createLook('awarded', 'the match is awarded', (_, end) => end.announced);

export const abandoned = createLook(
  'abandoned',
  'the match is abandoned',
  ({ frame }) => timetableOf(frame).end,
);

export const walkover = createLook('awarded', 'a match is awarded before its day', ({ frame }, end) =>
  end.announced < frame.kickOff ? end.announced : null,
);

export const tooFewPlayers = createLook('abandoned', 'fewer than seven players are left', ({ frame }, end) =>
  sideWithTooFew(end) === null ? null : timetableOf(frame).end,
);

/** Finds the rescheduling of a postponed match: `related_id` begins to refer to it. */
export const rearranged: Look = (fixture, world) => {
  const other = fixture.relatedId === null ? null : world.fixture(fixture.relatedId);
  if (other === null || disruptionOf(fixture.frame).kind !== 'postponed') return [];
  const date = new Date(other.frame.kickOff * 1000).toISOString();
  return [{ at: other.visibleFrom, note: `the new date ${date} is public: ${nameOf(fixture)}` }];
};
