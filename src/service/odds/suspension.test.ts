import { expect, test } from 'vitest';
import { mixedFrame } from '#service/engine/sample-frames.ts';
import { stateAt } from '#service/engine/state.ts';
import { story } from '#service/engine/story.ts';
import { BOOKMAKERS, type Bookmaker } from './bookmakers.ts';
import { lastWord, quotesAfter, wordsBy } from './in-play.ts';
import { MARKETS } from './markets.ts';
import { ninetyMinutes } from './situation.ts';

const FRAMES = Array.from({ length: 60 }, (_, i) => mixedFrame(i)).filter(
  (frame) => ninetyMinutes(frame) !== null,
);
const IN_PLAY = BOOKMAKERS.filter(({ bookInPlay }) => bookInPlay !== null);

const DECISIVE: ReadonlySet<string> = new Set(['goal', 'redcard', 'yellowredcard']);

/** Returns a bookmaker's quotes at an instant of the 90 minutes. */
function saidAt(frame: (typeof FRAMES)[number], bookmaker: Bookmaker, instant: number) {
  const word = lastWord(frame, bookmaker, instant);
  if (word === null) throw new Error(`${bookmaker.name} says nothing in play.`);
  return quotesAfter(frame, bookmaker, MARKETS, word);
}

/** Returns goals and sendings-off as visible at an instant. */
function decisive(frame: (typeof FRAMES)[number], instant: number): string {
  const { score, stats } = stateAt(frame, instant);
  return JSON.stringify([score, stats.map(({ redcards, yellowredcards }) => [redcards, yellowredcards])]);
}

test('suspends every market from a goal or sending-off until it is shown', () => {
  const said = FRAMES.flatMap((frame) => {
    const { to } = ninetyMinutes(frame) ?? { to: 0 };
    const decided = story(frame).entries.filter(({ kind }) => DECISIVE.has(kind));
    return decided.flatMap(({ at, shown, amended }) => {
      const told = amended.findLast(({ patch }) => patch.kind !== undefined)?.shown ?? shown;
      const instants = [at, Math.floor((at + told) / 2), told].filter((each) => each < to);
      return instants.flatMap((instant) => IN_PLAY.flatMap((bookmaker) => saidAt(frame, bookmaker, instant)));
    });
  });
  expect(said.length).toBeGreaterThan(1_000);
  expect(said.filter(({ lines }) => lines !== null)).toEqual([]);
});

test('keeps score and sendings-off unchanged while a price is valid', () => {
  const stale: string[] = [];
  let standing = 0;
  for (const frame of FRAMES.slice(0, 25)) {
    const { from, to } = ninetyMinutes(frame) ?? { from: 0, to: 0 };
    for (let instant = from; instant < to; instant += 13) {
      const bookmaker = IN_PLAY[instant % IN_PLAY.length];
      const word = bookmaker === undefined ? null : lastWord(frame, bookmaker, instant);
      if (word === null || word.suspended) continue;
      standing += 1;
      if (word.at > instant || decisive(frame, word.at) !== decisive(frame, instant))
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
    const all = wordsBy(frame, bookmaker, to + 10_000);
    expect(all.length).toBeGreaterThan(50);
    for (const now of [from + 900, from + 3_000, to - 200]) {
      const by = wordsBy(frame, bookmaker, now);
      expect(all.slice(0, by.length)).toEqual(by);
      expect(by.at(-1)).toEqual(lastWord(frame, bookmaker, now));
    }
  }
});
