import { MINUTE_S } from '#contract/durations.ts';
import { stateAt } from '#service/engine/state.ts';
import { STATUS_CODE } from '#service/engine/status.ts';
import { timetableOf } from '#service/engine/timetable.ts';
import { createLook } from './disruption-situations.ts';
import { type Look, nameOf } from './sighting.ts';

const NOTICE_SECONDS = 30 * MINUTE_S;

/** Finds the first second of a status before the kick-off of disrupted matches, by trying each. */
function createStatusLook(status: number, kind: 'delayed' | 'awarded', what: string): Look {
  return createLook(kind, what, ({ frame }) => {
    const { end } = timetableOf(frame);
    for (let at = frame.kickOff - NOTICE_SECONDS; at < end; at += 1) {
      if (stateAt(frame, at).status === status) return at;
    }
    return null;
  });
}

export const delayed = createStatusLook(STATUS_CODE.delayed, 'delayed', 'the kick-off is delayed');

export const updateLater = createStatusLook(
  STATUS_CODE.updateLater,
  'delayed',
  'a long delay has no known end',
);

export const awarding = createStatusLook(STATUS_CODE.awarding, 'awarded', 'an award is awaited');

export const pendingUpdate: Look = (fixture) => {
  const at = fixture.frame.kickOff;
  if (stateAt(fixture.frame, at).status !== STATUS_CODE.pendingUpdate) return [];
  return [{ at, note: `the start is due and not reported: ${nameOf(fixture)}` }];
};

/** Finds second dates by the first one, which is on an earlier day. */
export const toBeAnnounced: Look = ({ relatedId, id }, world) => {
  const fixture = relatedId === null || relatedId < id ? null : world.fixture(relatedId);
  if (fixture === null) return [];
  const at = fixture.visibleFrom + MINUTE_S;
  if (stateAt(fixture.frame, at).status !== STATUS_CODE.toBeAnnounced) return [];
  return [{ at, fixture, note: `the hour of a second date is open: ${nameOf(fixture)}` }];
};
