import { type Fate, fate } from '#service/engine/fate.ts';
import { stateAt } from '#service/engine/state.ts';
import { timetable } from '#service/engine/timetable.ts';
import type { Fixture } from '#service/world/fixture.ts';
import { type Look, nameOf } from './sighting.ts';

/** Finds matches with one kind of disruption. */
function looking<K extends Fate['kind']>(
  kind: K,
  what: string,
  read: (fixture: Fixture, end: Extract<Fate, { kind: K }>) => number | null,
): Look {
  return (fixture) => {
    const end = fate(fixture.frame);
    if (end.kind !== kind) return [];
    const at = read(fixture, end as Extract<Fate, { kind: K }>);
    return at === null ? [] : [{ at, note: `${what}: ${nameOf(fixture)}` }];
  };
}

export const postponed = looking('postponed', 'the match is postponed', (_, end) => end.announced);

export const cancelled = looking('cancelled', 'the match is cancelled', (_, end) => end.announced);

export const awarded = looking('awarded', 'the match is awarded', (_, end) => end.announced);

export const abandoned = looking('abandoned', 'the match is abandoned', ({ frame }) => timetable(frame).end);

const DELAYED = 10;

/** Finds the second at which a delay is announced, by trying each. */
export const delayed = looking('delayed', 'the kick-off is delayed', ({ frame }) => {
  for (let at = frame.kickOff - 1800; at < frame.kickOff + 60; at += 1) {
    if (stateAt(frame, at).status === DELAYED) return at;
  }
  return null;
});

/** Finds the rescheduling of a postponed match: `related_id` begins to refer to it. */
export const rearranged: Look = (fixture, world) => {
  const other = fixture.relatedId === null ? null : world.fixture(fixture.relatedId);
  if (other === null || fate(fixture.frame).kind !== 'postponed') return [];
  const date = new Date(other.frame.kickOff * 1000).toISOString();
  return [{ at: other.visibleFrom, note: `the new date ${date} is told: ${nameOf(fixture)}` }];
};
