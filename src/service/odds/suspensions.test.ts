import { expect, test } from 'vitest';
import { mixedFrame } from '#service/engine/sample-frames.ts';
import { stateAt } from '#service/engine/state.ts';
import { storyOf } from '#service/engine/story.ts';
import { BOOKMAKERS, type Bookmaker } from './bookmakers.ts';
import { lastUpdate, quotesAfter, updatesBy } from './in-play.ts';
import { MARKETS } from './markets.ts';
import { ninetyMinutes } from './situation.ts';

const FRAMES = Array.from({ length: 60 }, (_, i) => mixedFrame(i)).filter(
  (frame) => ninetyMinutes(frame) !== null,
);
const IN_PLAY = BOOKMAKERS.filter(({ bookInPlay }) => bookInPlay !== null);

const DECISIVE: ReadonlySet<string> = new Set(['goal', 'redcard', 'yellowredcard']);

/** Returns a bookmaker's quotes at an instant of the 90 minutes. */
function quotesAt(frame: (typeof FRAMES)[number], bookmaker: Bookmaker, instant: number) {
  const update = lastUpdate(frame, bookmaker, instant);
  if (update === null) throw new Error(`${bookmaker.name} says nothing in play.`);
  return quotesAfter(frame, bookmaker, MARKETS, update);
}

/** Returns goals and sendings-off as visible at an instant. */
function decisive(frame: (typeof FRAMES)[number], instant: number): string {
  const { score, stats } = stateAt(frame, instant);
  return JSON.stringify([score, stats.map(({ redcards, yellowredcards }) => [redcards, yellowredcards])]);
}

test('suspends every market from a goal or sending-off until it is shown', () => {
  const quotes = FRAMES.flatMap((frame) => {
    const { to } = ninetyMinutes(frame) ?? { to: 0 };
    const decided = storyOf(frame).entries.filter(({ kind }) => DECISIVE.has(kind));
    return decided.flatMap(({ at, shownAt, amendments }) => {
      const settledAt = amendments.findLast(({ patch }) => patch.kind !== undefined)?.shownAt ?? shownAt;
      const instants = [at, Math.floor((at + settledAt) / 2), settledAt].filter((each) => each < to);
      return instants.flatMap((instant) =>
        IN_PLAY.flatMap((bookmaker) => quotesAt(frame, bookmaker, instant)),
      );
    });
  });
  expect(quotes.length).toBeGreaterThan(1_000);
  expect(quotes.filter(({ lines }) => lines !== null)).toEqual([]);
});

test('keeps score and sendings-off unchanged while a price is valid', () => {
  const stale: string[] = [];
  let standing = 0;
  for (const frame of FRAMES.slice(0, 25)) {
    const { from, to } = ninetyMinutes(frame) ?? { from: 0, to: 0 };
    for (let instant = from; instant < to; instant += 13) {
      const bookmaker = IN_PLAY[instant % IN_PLAY.length];
      const update = bookmaker === undefined ? null : lastUpdate(frame, bookmaker, instant);
      if (update === null || update.isSuspended) continue;
      standing += 1;
      if (update.at > instant || decisive(frame, update.at) !== decisive(frame, instant))
        stale.push(`${frame.id} at ${instant}`);
    }
  }
  expect(standing).toBeGreaterThan(5_000);
  expect(stale).toEqual([]);
});

test('keeps past updates unchanged', () => {
  for (const frame of FRAMES.slice(0, 6)) {
    const { from, to } = ninetyMinutes(frame) ?? { from: 0, to: 0 };
    const [bookmaker] = IN_PLAY;
    if (bookmaker === undefined) continue;
    const all = updatesBy(frame, bookmaker, to + 10_000);
    expect(all.length).toBeGreaterThan(50);
    for (const now of [from + 900, from + 3_000, to - 200]) {
      const by = updatesBy(frame, bookmaker, now);
      expect(all.slice(0, by.length)).toEqual(by);
      expect(by.at(-1)).toEqual(lastUpdate(frame, bookmaker, now));
    }
  }
});
