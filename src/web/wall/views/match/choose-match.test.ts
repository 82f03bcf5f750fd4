import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { sampleWall } from '#web/testing/sample-wall.ts';
import { chooseMatch } from './choose-match.ts';

type Fields = Parameters<typeof sampleWall>[0];

const choose = (records: readonly MatchRow[], fields: Fields = {}, upcoming: readonly MatchRow[] = []) =>
  chooseMatch(sampleWall({ records, ...fields }), upcoming)?.id ?? null;

const inSpain = { id: '20', name: 'Liga', country_name: 'Spain', country_code: 'es' };
const late = { minute: [75] as const, status_period: '2nd Half' };
const over = { status: 3, phase: 'finished', minute: null, score: [1, 0] } as const;
const ahead = { status: 0, phase: 'scheduled', minute: null, score: null, kickOff: KICK_OFF + 7200 } as const;

test('shows the pinned match before all others, even if it is in no list', () => {
  expect(choose([sampleMatch(1), sampleMatch(2)], { pinned: '2' })).toBe('2');
  expect(choose([sampleMatch(1)], { pinned: '77', program: { follow: ['1001'] } })).toBe('77');
});

test('shows the match in play of the team that is followed first', () => {
  const records = [sampleMatch(1), sampleMatch(2, { league: inSpain }), sampleMatch(3, { league: inSpain })];
  expect(choose(records, { program: { follow: ['1003', '2002'] } })).toBe('3');
});

test('shows the most popular match in play: by country, and by the leagues of the address', () => {
  const records = [sampleMatch(1, { league: inSpain }), sampleMatch(2)];
  expect(choose(records)).toBe('2');
  expect(choose(records, { zone: 'Europe/Madrid' })).toBe('1');
  expect(choose(records, { program: { leagues: ['20', '10'] } })).toBe('1');
});

test('shows the closest match of a competition late on, and none of them while it is early', () => {
  const early = [sampleMatch(1, { score: [3, 0] }), sampleMatch(2, { score: [1, 1] })];
  expect(choose(early)).toBe('1');
  const lateOn = [sampleMatch(1, { ...late, score: [3, 0] }), sampleMatch(2, { ...late, score: [1, 1] })];
  expect(choose(lateOn)).toBe('2');
  expect(choose([sampleMatch(1, { status: 7 }), sampleMatch(2, { ...late, score: [4, 0] })])).toBe('2');
});

test('keeps a result for about a quarter of an hour: of a followed team, or if nothing is in play', () => {
  const atTheEnd = (KICK_OFF + 115 * 60) * 1000;
  const later = (KICK_OFF + 150 * 60) * 1000;
  const records = [sampleMatch(1, over), sampleMatch(2)];
  expect(choose(records, { minute: atTheEnd, program: { follow: ['1001'] } })).toBe('1');
  expect(choose(records, { minute: atTheEnd })).toBe('2');
  expect(choose([sampleMatch(1, over)], { minute: atTheEnd })).toBe('1');
  expect(choose([sampleMatch(1, over)], { minute: later })).toBeNull();
});

test('shows the next match of a followed team while nothing is in play, today or on another day', () => {
  const records = [sampleMatch(1, { ...ahead, kickOff: KICK_OFF + 9000 }), sampleMatch(2, ahead)];
  expect(choose(records)).toBeNull();
  expect(choose(records, { program: { follow: ['1001', '1002'] } })).toBe('1');
  const tomorrow = sampleMatch(3, { ...ahead, kickOff: KICK_OFF + 86_400 });
  expect(choose(records, {}, [tomorrow, sampleMatch(4, ahead)])).toBe('4');
});

test('ignores what is off, has no hour yet, or is hidden by a shield', () => {
  const follow = { program: { follow: ['1001'] } };
  expect(choose([sampleMatch(1, { ...ahead, status: 4, phase: 'off' })], follow)).toBeNull();
  expect(choose([sampleMatch(1, { ...ahead, status: 17 })], follow)).toBeNull();
  expect(choose([Object.assign(sampleMatch(1), { shielded: true })])).toBeNull();
});
