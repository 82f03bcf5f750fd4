import { expect, test } from 'vitest';
import { sampleFrame } from '#service/engine/sample-frames.ts';
import { scoreMatrix } from '#service/engine/score-matrix.ts';
import { BOOKMAKERS } from './bookmakers.ts';
import { MARKETS } from './markets.ts';
import { movesOf } from './moves.ts';
import { expectation, NEWS_HOURS } from './news.ts';
import { quotes } from './quote.ts';

const FRAMES = Array.from({ length: 50 }, (_, i) => sampleFrame(i));

test('prices open within days of the kick-off, follow the news, and stop at the whistle', () => {
  for (const frame of FRAMES)
    for (const bookmaker of BOOKMAKERS) {
      const moves = movesOf(frame, bookmaker, 0, frame.kickOff);
      const instants = moves.map(({ at }) => at);
      expect(instants).toEqual([...new Set(instants)].sort((a, b) => a - b));
      expect(instants[0]).toBeGreaterThanOrEqual(frame.kickOff - bookmaker.opens * 86_400);
      expect(instants.at(-1)).toBeLessThan(frame.kickOff);
      expect(moves.length).toBeGreaterThan(5);
      expect(moves.map(({ newsCount }) => newsCount)).toEqual(
        moves.map(({ newsCount }) => newsCount).sort((a, b) => a - b),
      );
    }
});

test('no bookmaker has a price before the match is announced', () => {
  const [frame = sampleFrame(0)] = FRAMES;
  const from = frame.kickOff - 7_200;
  for (const bookmaker of BOOKMAKERS)
    expect(movesOf(frame, bookmaker, from, frame.kickOff)[0]?.at).toBeGreaterThanOrEqual(from);
});

test('with all news the expected goals are the match’s own, except for opinions that average out', () => {
  let off = 0;
  let moved = 0;
  for (const frame of FRAMES)
    for (const bookmaker of BOOKMAKERS) {
      const [home, away] = scoreMatrix(frame).rates;
      const last = expectation(frame, bookmaker, NEWS_HOURS.length).rates;
      expect(Math.abs(last[0] / home - 1)).toBeLessThan(0.06);
      off += last[0] - last[1] - (home - away);
      const first = expectation(frame, bookmaker, 0).rates;
      moved += first[0] === last[0] && first[1] === last[1] ? 0 : 1;
    }
  const pairs = FRAMES.length * BOOKMAKERS.length;
  expect(Math.abs(off / pairs)).toBeLessThan(0.01);
  expect(moved / pairs).toBeGreaterThan(0.8);
});

test('bookmakers have different prices', () => {
  const [frame = sampleFrame(0)] = FRAMES;
  const boards = BOOKMAKERS.map((bookmaker) =>
    JSON.stringify(quotes(MARKETS, expectation(frame, bookmaker, 20), bookmaker.book, 0, null)[0]?.lines),
  );
  expect(new Set(boards).size).toBeGreaterThan(6);
});
