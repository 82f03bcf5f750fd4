import { type Timetable, timetableOf } from '#service/engine/timetable.ts';
import { type Look, nameOf } from './sighting.ts';

type Reading = (table: Timetable) => number | null | undefined;

function createLook(what: string, findInstant: Reading): Look {
  return (fixture) => {
    const at = findInstant(timetableOf(fixture.frame));
    return at === null || at === undefined ? [] : [{ at, note: `${what}: ${nameOf(fixture)}` }];
  };
}

export const kickOff = createLook('the first whistle', (table) => table.periods[0]?.starts);

export const halfTime = createLook('half-time', (table) =>
  table.periods[1] ? table.periods[0]?.ends : null,
);

export const fullTime = createLook('the last whistle after 90 minutes', (table) =>
  table.periods.length === 2 ? table.end : null,
);

export const extraTime = createLook('extra time begins', (table) => table.periods[2]?.starts);

export const shootOut = createLook('the shoot-out begins', (table) => table.periods[4]?.starts);

export const interrupted = createLook('play is interrupted', (table) => {
  const period = table.periods.find(({ pause }) => pause !== null);
  return period?.pause && period.starts + period.pause.after;
});

/** Some seconds into the stoppage time of the second half. */
export const stoppageTime = createLook('in the added time of the second half', (table) => {
  const second = table.periods[1];
  return second?.pause === null && second.stoppage >= 3 ? second.starts + second.length * 60 + 30 : null;
});

const inSecondLegs =
  (look: Look): Look =>
  (fixture, world) =>
    fixture.leg === '2/2' ? look(fixture, world) : [];

export const secondLeg = inSecondLegs(kickOff);

export const secondLegInExtraTime = inSecondLegs(extraTime);
