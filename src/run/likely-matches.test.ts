/** What rows, heads, timelines, walls and embeds say of matches that real feeds may send: they all call these functions. */
import { expect, test } from 'vitest';
import { goalsOf, isGoal } from '#contract/goal.ts';
import type { Match } from '#contract/records/match.ts';
import { settle } from '#contract/settle.ts';
import { DECIDED } from '#contract/status.ts';
import { LIKELY_MATCHES } from '#contract/testing/likely-matches.ts';
import { scorers } from '#web/features/match-header/scorers.ts';
import { countRedCards } from '#web/matches/red-card-counts.ts';
import { timelinePeriods } from '#web/matches/timeline-periods.ts';

const SIDES = ['home', 'away'] as const;
const isCard = ({ kind }: { readonly kind: string }) => kind.endsWith('card');

test.each(Object.entries(LIKELY_MATCHES))('%s, and all places agree', (_, { kind, read }) => {
  const match = settle(kind, read()) as Match;
  const { home_score, away_score } = match.scores;
  const timeline = timelinePeriods(match).flatMap(({ period, events }) =>
    events.map((event) => ({ period, ...event })),
  );
  const reds = countRedCards(match);
  for (const [at, side] of SIDES.entries()) {
    const final = [home_score, away_score][at] ?? 0;
    const goals = timeline.filter((one) => one.side === side && isGoal(one.event));
    const head = scorers(match, side);
    expect(goals).toHaveLength(goalsOf(match, side).length);
    expect(head.filter((one) => !isCard(one)).flatMap(({ minutes }) => minutes)).toHaveLength(goals.length);
    expect(head.filter(isCard)).toHaveLength(reds[side]);
    if (DECIDED.has(match.status) || home_score === null) continue;
    const running = timeline.filter(({ period, event }) => period !== 'penalties' && isGoal(event));
    expect(Math.max(0, goals.length, ...running.map(({ score }) => score?.[at] ?? 0))).toBeLessThanOrEqual(
      final,
    );
  }
});
