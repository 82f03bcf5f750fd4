import { expect, test } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import { MATCH_DURATION_S, matchEntry } from './calendar-entry.ts';

const KICK_OFF = Date.parse('2026-11-21T23:30:00Z') / 1000;
const dayIn = (hours: number) => (epochMs: number) =>
  new Date(epochMs + hours * 3_600_000).toISOString().slice(0, 10);
const WHERE = { dayOf: dayIn(1), url: 'https://scores.example/match/7' };
const match = (changes: object) => sampleMatch(7, { kickOff: KICK_OFF, score: null, ...changes });

test("an entry's id comes from the match's id, so that two files do not duplicate it", () => {
  const scheduled = match({ status: 0, phase: 'scheduled' });
  const one = matchEntry(scheduled, WHERE);
  const other = matchEntry(scheduled, { ...WHERE, channels: ['Kanal Elf', 'Anstoß Sport 1'] });
  expect(one).toMatchObject({ id: 'match-7@touchline', status: 'CONFIRMED', place: null });
  expect(other.id).toBe(one.id);
  expect(other.place).toBe('Kanal Elf, Anstoß Sport 1');
  expect(one.when).toEqual({ from: KICK_OFF, to: KICK_OFF + MATCH_DURATION_S });
});

test.each([
  [4, 'off', 'CANCELLED'],
  [5, 'off', 'CANCELLED'],
  [6, 'off', 'CONFIRMED'],
  [10, 'scheduled', 'TENTATIVE'],
  [17, 'scheduled', 'TENTATIVE'],
  [3, 'finished', 'CONFIRMED'],
] as const)('status %s, %s, is %s in a calendar', (status, phase, expected) => {
  expect(matchEntry(match({ status, phase }), WHERE).status).toBe(expected);
});

test("a match without a kick-off time is on its day in the viewer's zone", () => {
  const open = match({ status: 17, phase: 'scheduled' });
  expect(matchEntry(open, WHERE).when).toEqual({ day: '2026-11-22' });
  expect(matchEntry(open, { ...WHERE, dayOf: dayIn(0) }).when).toEqual({ day: '2026-11-21' });
});

test('names from right to left keep their sides in a calendar', () => {
  const { teams, ...record } = match({ status: 0, phase: 'scheduled' });
  const entry = matchEntry(
    { ...record, teams: { ...teams, home: { ...teams.home, name: 'النسر' } } } as never,
    WHERE,
  );
  expect(entry.title).toBe('\u2068النسر\u2069 – \u2068Away 7\u2069 (\u2068Premier\u2069)');
});
