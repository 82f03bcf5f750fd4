import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { createDice, type Dice } from '#contract/testing/dice.ts';
import { sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { share } from '#web/data/share.ts';
import { changesBetween, withChanges } from './changes.ts';
import type { ListAnswer } from './list-answer.ts';

const answer = (data: readonly MatchRow[], dropped = 0) => ({ data, meta: { dropped } });
/** The changes as they arrive from a worker. */
const transmit = (before: ListAnswer, now: ListAnswer) => structuredClone(changesBetween(before, now));

/** Returns a random list: matches come, go, score and lose fields. */
function listAt({ below, oneIn }: Dice): ListAnswer {
  const numbers = Array.from({ length: 12 }, (_, at) => at + 1).filter(() => !oneIn(3));
  if (oneIn(3)) numbers.reverse();
  const matches = numbers.map((number) => {
    const events = oneIn(2) ? { events: oneIn(2) ? [] : [sampleEvent()] } : {};
    const league = { name: oneIn(10) ? 'Premier Division' : 'Premier' };
    return sampleMatch(number, { minute: [below(3)], league, ...events });
  });
  return answer(matches, oneIn(5) ? 1 : 0);
}

test('the older answer with the changes equals the newer one, whatever changed', () => {
  const dice = createDice(7);
  let before = listAt(dice);
  for (let poll = 0; poll < 500; poll += 1) {
    const now = listAt(dice);
    const derived = withChanges(before, transmit(before, now));
    expect(derived).toEqual(now);
    before = derived;
  }
});

test('unchanged records, and unchanged parts of changed records, stay the same objects', () => {
  const before = answer([sampleMatch(1), sampleMatch(2, { events: [] })]);
  const now = answer([sampleMatch(1), sampleMatch(2, { events: [], minute: [24] })]);
  const [first, second] = withChanges(before, transmit(before, now)).data as typeof before.data;
  expect(first).toBe(before.data[0]);
  expect(second).toMatchObject({ time: { minute: { minute: 24 } } });
  expect(second?.teams).toBe(before.data[1]?.teams);
});

test('transmits changes only: a minute of one of a thousand matches is less than 200 bytes', () => {
  const matches = Array.from({ length: 1000 }, (_, at) => sampleMatch(at + 1));
  const now = answer(matches.with(500, sampleMatch(501, { minute: [24] })));
  expect(JSON.stringify(changesBetween(answer(matches), now)).length).toBeLessThan(200);
});

test('structural sharing accepts an answer derived from the previous one as it is', () => {
  const before = answer([sampleMatch(1), sampleMatch(2)]);
  const derived = withChanges(
    before,
    transmit(before, answer([sampleMatch(1), sampleMatch(2, { minute: [24] })])),
  );
  expect(share(before, derived)).toBe(derived);
  expect(share(answer([sampleMatch(1), sampleMatch(2)]), derived)).not.toBe(derived);
});
