import { expect, test } from 'vitest';
import { PERIODS, TIMED_PERIODS } from '#contract/periods.ts';
import * as statuses from '#contract/status.ts';
import { PERIOD_LENGTHS } from '#service/engine/play-moment.ts';
import { STATUS_CODE } from '#service/engine/status.ts';
import { PERIOD_CODES } from '#service/engine/timetable.ts';

/** The engine imports nothing of the contract: its codes and lengths are its own, and equal. */
test('the periods of the engine are those of the contract', () => {
  expect(PERIOD_CODES).toEqual(PERIODS);
  expect(PERIOD_LENGTHS).toEqual(TIMED_PERIODS.map(({ length }) => length));
});

test('the status codes of the engine mean the same in the contract', () => {
  const { STATUSES, HALF_TIME, isScheduled, IN_PLAY, STOPPED, FINISHED, CALLED_OFF, BEYOND_NINETY } =
    statuses;
  for (const code of Object.values(STATUS_CODE)) expect(STATUSES).toHaveProperty(String(code));
  expect(STATUS_CODE.halfTime).toBe(HALF_TIME);
  const { notStarted, delayed, updateLater, awarding, toBeAnnounced, pendingUpdate } = STATUS_CODE;
  const beforeKickOff = [notStarted, delayed, updateLater, awarding, toBeAnnounced, pendingUpdate];
  expect(beforeKickOff.filter((code) => !isScheduled(code, false))).toEqual([]);
  expect(new Set([STATUS_CODE.postponed, STATUS_CODE.cancelled])).toEqual(CALLED_OFF);
  expect(new Set([STATUS_CODE.abandoned, STATUS_CODE.interrupted, STATUS_CODE.suspended])).toEqual(STOPPED);
  expect(
    new Set([STATUS_CODE.finished, STATUS_CODE.finishedOnPenalties, STATUS_CODE.finishedAfterExtraTime]),
  ).toEqual(FINISHED);
  expect(
    new Set([
      STATUS_CODE.extraTime,
      STATUS_CODE.shootOut,
      STATUS_CODE.break,
      STATUS_CODE.finishedOnPenalties,
      STATUS_CODE.finishedAfterExtraTime,
    ]),
  ).toEqual(BEYOND_NINETY);
  expect(
    new Set([
      STATUS_CODE.inPlay,
      STATUS_CODE.interrupted,
      STATUS_CODE.suspended,
      STATUS_CODE.halfTime,
      STATUS_CODE.extraTime,
      STATUS_CODE.shootOut,
      STATUS_CODE.break,
    ]),
  ).toEqual(IN_PLAY);
});
