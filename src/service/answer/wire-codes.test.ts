import { expect, test } from 'vitest';
import { PERIODS, TIMED_PERIODS } from '#contract/periods.ts';
import * as statuses from '#contract/status.ts';
import { PERIOD_LENGTHS } from '#service/engine/play-moment.ts';
import { status } from '#service/engine/status.ts';
import { PERIOD_CODES } from '#service/engine/timetable.ts';

/** The engine imports nothing of the contract: its codes and lengths are its own, and equal. */
test('the periods of the engine are those of the contract', () => {
  expect(PERIOD_CODES).toEqual(PERIODS);
  expect(PERIOD_LENGTHS).toEqual(TIMED_PERIODS.map(({ length }) => length));
});

test('the status codes of the engine mean the same in the contract', () => {
  const { STATUSES, HALF_TIME, NOT_STARTED, IN_PLAY, STOPPED, FINISHED, CALLED_OFF, BEYOND_NINETY } =
    statuses;
  for (const code of Object.values(status)) expect(STATUSES).toHaveProperty(String(code));
  expect(status.halfTime).toBe(HALF_TIME);
  expect(new Set([status.notStarted, status.delayed])).toEqual(NOT_STARTED);
  expect(new Set([status.postponed, status.cancelled])).toEqual(CALLED_OFF);
  expect(new Set([status.abandoned, status.interrupted, status.suspended])).toEqual(STOPPED);
  expect(new Set([status.finished, status.finishedOnPenalties, status.finishedAfterExtraTime])).toEqual(
    FINISHED,
  );
  expect(
    new Set([
      status.extraTime,
      status.shootOut,
      status.break,
      status.finishedOnPenalties,
      status.finishedAfterExtraTime,
    ]),
  ).toEqual(BEYOND_NINETY);
  expect(
    new Set([
      status.inPlay,
      status.interrupted,
      status.suspended,
      status.halfTime,
      status.extraTime,
      status.shootOut,
      status.break,
    ]),
  ).toEqual(IN_PLAY);
});
