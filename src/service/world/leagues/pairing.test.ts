import { expect, test } from 'vitest';
import { matchesPerRound, pairing, roundsFor } from './pairing.ts';

const SIZES = Array.from({ length: 29 }, (_, i) => i + 2);

test.each([1, 2, 3, 4])('pairs all teams %i times and none twice in a round', (legs) => {
  for (const teams of SIZES) {
    const meetingCounts = new Map<string, number>();
    for (let round = 0; round < roundsFor(teams, legs); round += 1) {
      const playing = new Set<number>();
      for (let slot = 0; slot < matchesPerRound(teams); slot += 1) {
        const pair = pairing(teams, legs, round, slot) ?? [];
        for (const team of pair) playing.add(team);
        const key = [...pair].sort((a, b) => a - b).join('-');
        meetingCounts.set(key, (meetingCounts.get(key) ?? 0) + 1);
      }
      expect(playing.size, `${teams} teams, round ${round}`).toBe(2 * matchesPerRound(teams));
      expect(Math.max(...playing), `${teams} teams, round ${round}`).toBeLessThan(teams);
    }
    expect(meetingCounts.size).toBe((teams * (teams - 1)) / 2);
    expect(new Set(meetingCounts.values())).toEqual(new Set([legs]));
  }
});

test('plays every pair once on each ground with two legs', () => {
  for (const teams of SIZES) {
    const hosted = new Set<string>();
    for (let round = 0; round < roundsFor(teams, 2); round += 1) {
      for (let slot = 0; slot < matchesPerRound(teams); slot += 1) {
        hosted.add(String(pairing(teams, 2, round, slot)));
      }
    }
    expect(hosted.size).toBe(teams * (teams - 1));
  }
});

test('has no pairing outside its rounds and slots', () => {
  expect(pairing(20, 2, 38, 0)).toBeNull();
  expect(pairing(20, 2, 0, 10)).toBeNull();
  expect(pairing(19, 2, 0, 9)).toBeNull();
  expect(pairing(20, 2, -1, 0)).toBeNull();
});
