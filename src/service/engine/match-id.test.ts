import { expect, test } from 'vitest';
import { decodeMatchId, matchAttempt, matchId } from './match-id.ts';

const address = { season: 2026, competition: 871, round: 37, slot: 9, attempt: 1 };

test('An id decodes to the address it was made from', () => {
  for (const part of [
    {},
    { season: 2000 },
    { season: 2062, competition: 1023, round: 127, slot: 63, attempt: 2 },
    { competition: 0, round: 0, slot: 0, attempt: 0 },
  ]) {
    expect(decodeMatchId(matchId({ ...address, ...part }))).toEqual({ ...address, ...part });
  }
});

test('Ids stay below 2^31 until 2063', () => {
  expect(matchId({ season: 2063, competition: 1023, round: 127, slot: 63, attempt: 2 })).toBeLessThan(
    2 ** 31,
  );
});

test('The attempt can be read from the id alone', () => {
  expect([0, 1, 2].map((attempt) => matchAttempt(matchId({ ...address, attempt })))).toEqual([0, 1, 2]);
});

test('A number that no match can have has no address', () => {
  const impossible = [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, matchId(address) + 2, 2 ** 53, 2 ** 45];
  for (const id of impossible) expect(decodeMatchId(id)).toBeNull();
});

test('An address that does not fit into an id is refused', () => {
  for (const part of [
    { season: 1999 },
    { competition: 1024 },
    { round: 128 },
    { slot: 64 },
    { attempt: 3 },
    { slot: 0.5 },
  ]) {
    expect(() => matchId({ ...address, ...part })).toThrow(RangeError);
  }
});
