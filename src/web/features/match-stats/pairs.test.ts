import { expect, test } from 'vitest';
import type { Match } from '#contract/records/match.ts';
import { sampleMatch } from '#contract/testing/sample.ts';
import { en } from '#web/testing/words.ts';
import { pairsOf } from './pairs.ts';
import { GROUPS, hasStatistics, totalsOf } from './totals.ts';

function groupsOf(home: object, away: object) {
  const stats = [
    { team_id: '2001', ...away },
    { team_id: '1001', ...home },
  ];
  return pairsOf(totalsOf({ ...sampleMatch(1), stats } as unknown as Match));
}

test('gives each side its share, and marks the better one', () => {
  expect(groupsOf({ shots_total: 9 }, { shots_total: 3 })).toEqual([
    {
      group: 'attack',
      isFewerBetter: false,
      pairs: [
        {
          key: 'shots_total',
          isPercent: false,
          home: { value: 9, share: 0.75, isBetter: true },
          away: { value: 3, share: 0.25, isBetter: false },
        },
      ],
    },
  ]);
});

test('prefers fewer fouls and cards', () => {
  const [group] = groupsOf({ fouls: 9 }, { fouls: 3 });
  expect(group).toMatchObject({ group: 'discipline', isFewerBetter: true });
  expect(group?.pairs[0]).toMatchObject({ home: { isBetter: false }, away: { isBetter: true } });
});

test('measures percentages against 100, draws no bar for zero, and marks neither of two equals', () => {
  const [attack, play] = groupsOf({ corners: 0, passing_accuracy: 80 }, { corners: 0, passing_accuracy: 60 });
  expect(play?.pairs[0]).toMatchObject({ isPercent: true, home: { share: 0.8 }, away: { share: 0.6 } });
  expect(attack?.pairs[0]).toMatchObject({
    home: { share: 0, isBetter: false },
    away: { share: 0, isBetter: false },
  });
});

test('keeps a statistic that one side has, and omits one that neither has', () => {
  const [attack] = groupsOf({ xg: 1.2, corners: null }, { xg: null, corners: null });
  expect(attack?.pairs).toEqual([
    { key: 'xg', isPercent: false, home: { value: 1.2, share: 1, isBetter: false }, away: null },
  ]);
  expect(groupsOf({}, {})).toEqual([]);
  expect(pairsOf(totalsOf(sampleMatch(1) as unknown as Match))).toEqual([]);
  const withStats = (stats: object[]) => ({ ...sampleMatch(1), stats }) as unknown as Match;
  expect(hasStatistics(withStats([{ team_id: '2001', xg: 0 }]))).toBe(true);
  expect(hasStatistics(withStats([{ team_id: '1001', xg: null, unknown: 3 }]))).toBe(false);
  expect(hasStatistics(sampleMatch(1) as unknown as Match)).toBe(false);
});

test('shows every statistic that has a text, each once', () => {
  expect(Object.values(GROUPS).flat().toSorted()).toEqual(Object.keys(en.stats).toSorted());
});
