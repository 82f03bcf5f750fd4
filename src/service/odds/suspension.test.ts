import { expect, test } from 'vitest';
import { mixedFrame } from '#service/engine/sample-frames.ts';
import { stateAt } from '#service/engine/state.ts';
import { story } from '#service/engine/story.ts';
import { BOOKMAKERS } from './bookmakers.ts';
import { lastWord, quotesAfter, wordsBy } from './in-play.ts';
import { MARKETS } from './markets.ts';
import { ninetyMinutes } from './situation.ts';

const FRAMES = Array.from({ length: 60 }, (_, i) => mixedFrame(i)).filter(
  (frame) => ninetyMinutes(frame) !== null,
);
const IN_PLAY = BOOKMAKERS.filter(({ bookInPlay }) => bookInPlay !== null);

/** The goals and the players sent off as they are told at an instant. */
function decisive(frame: (typeof FRAMES)[number], instant: number): string {
  const { score, stats } = stateAt(frame, instant);
  return JSON.stringify([score, stats.map(({ redcards, yellowredcards }) => [redcards, yellowredcards])]);
}

test('from a goal or a sending-off until it is told nobody has a price, in any market', () => {
  let checked = 0;
  for (const frame of FRAMES) {
    const { to } = ninetyMinutes(frame) ?? { to: 0 };
    const { entries } = story(frame);
    for (const { kind, at, shown, amended } of entries) {
      if (!['goal', 'redcard', 'yellowredcard'].includes(kind) || at >= to) continue;
      const told = amended.findLast(({ patch }) => patch.kind !== undefined)?.shown ?? shown;
      for (const instant of [at, Math.floor((at + told) / 2), told].filter((each) => each < to))
        for (const bookmaker of IN_PLAY) {
          const word = lastWord(frame, bookmaker, instant);
          expect(word?.suspended).toBe(true);
          if (word === null) continue;
          for (const { lines } of quotesAfter(frame, bookmaker, MARKETS, word)) expect(lines).toBeNull();
          checked += 1;
        }
    }
  }
  expect(checked).toBeGreaterThan(1_000);
});

test('while a price stands, neither the score that it was made with nor who was sent off is told differently', () => {
  for (const frame of FRAMES.slice(0, 25)) {
    const { from, to } = ninetyMinutes(frame) ?? { from: 0, to: 0 };
    for (let instant = from; instant < to; instant += 13) {
      const bookmaker = IN_PLAY[instant % IN_PLAY.length];
      const word = bookmaker === undefined ? null : lastWord(frame, bookmaker, instant);
      if (word === null || word.suspended) continue;
      expect(word.at).toBeLessThanOrEqual(instant);
      expect(decisive(frame, word.at)).toBe(decisive(frame, instant));
    }
  }
});

test('what is said by an instant does not change later', () => {
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
