import { expect, test } from 'vitest';
import type { SidelinedRecord } from '#contract/records/sidelined.ts';
import type { SquadRecord } from '#contract/records/squad.ts';
import { absencesByPlayer, meanAge, squadLines } from './squad-lines.ts';

const squad = (...members: [id: string, position: string | null, number: number | null, age?: number][]) =>
  ({
    formation: null,
    squad: members.map(([id, position, number, age = null]) => ({ player: { id, age }, position, number })),
  }) as unknown as SquadRecord;

test('sorts by line from the back, then by number; unknown numbers and lines are last', () => {
  const members = squad(
    ['1', 'F', 9],
    ['2', 'G', null],
    ['3', 'G', 1],
    ['4', null, 4],
    ['5', 'X', 3],
    ['6', 'D', 2],
  );
  expect(
    squadLines(members, 'en').map(({ line, players }) => [
      line,
      players.map(({ player }) => player.id).join(),
    ]),
  ).toEqual([
    ['G', '3,2'],
    ['D', '6'],
    ['F', '1'],
    [null, '5,4'],
  ]);
});

test('sorts players without a number by the name that fans know', () => {
  const member = (id: string, common_name: string) => ({
    player: { id, common_name, name: null, firstname: null, lastname: 'Aaltonen' },
    position: 'G',
    number: null,
  });
  const members = [member('1', 'Zorro'), member('2', 'Öberg, Zlatko'), member('3', 'Pereiro, Ana')];
  const names = (locale: string) =>
    squadLines({ formation: null, squad: members } as unknown as SquadRecord, locale).flatMap(({ players }) =>
      players.map(({ player }) => player.id).join(),
    );
  expect([names('en'), names('sv')]).toEqual([['2,3,1'], ['3,1,2']]);
});

test('averages the known ages', () => {
  expect(meanAge(squad(['1', 'G', 1, 20], ['2', 'G', 2, 31], ['3', 'G', 3]))).toBe(25.5);
  expect(meanAge(squad(['1', 'G', 1]))).toBeNull();
});

test('returns injuries and suspensions by player', () => {
  const members = {
    types: {
      injuries: [{ player: { id: '1' }, reason: 'Knee', expected_return: '2026-12-01' }],
      suspension: [{ player: { id: '2' }, reason: null, expected_return: null }],
    },
  } as unknown as SidelinedRecord;
  expect([...absencesByPlayer(members)]).toEqual([
    ['1', { kind: 'injuries', reason: 'Knee', expectedReturn: '2026-12-01' }],
    ['2', { kind: 'suspension', reason: null, expectedReturn: null }],
  ]);
});
