import { expect, test } from 'vitest';
import { spaceOf } from '#web/wall/frame/space.ts';
import { matchRoom } from './match-room.ts';

const all = { hasCurve: true, hasTable: true, eventCount: 20 };

test('is the same for every screen of a shape', () => {
  const rooms = [spaceOf(1280, 720), spaceOf(1920, 1080), spaceOf(3840, 2160)].map((space) =>
    matchRoom(space, all),
  );
  expect(rooms[0]?.events).toBe(5);
  for (const room of rooms) expect(room.events).toBe(5);
});

test('gives the room that events do not need to the curve, or to the table below', () => {
  expect(matchRoom(spaceOf(1920, 1080), { ...all, eventCount: 0 }).plotHeight).toBeGreaterThan(25);
  const tall = spaceOf(1080, 1920);
  const [few, many] = [2, 9].map((eventCount) => matchRoom(tall, { ...all, eventCount }));
  expect(few?.tableHeight).toBeGreaterThan(many?.tableHeight ?? 0);
  expect(many?.tableHeight).toBeGreaterThan(18);
});

test('has twice as many lines without a curve', () => {
  expect(matchRoom(spaceOf(1920, 1080), { ...all, hasCurve: false }).events).toBe(9);
});
