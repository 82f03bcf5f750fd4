import type { MatchRow } from '#contract/records/match.ts';
import { sampleEvent, sampleMatch } from '#contract/testing/sample.ts';

/** Returns a match after the kicks of a shoot-out: `H` and `A` for goals of either side, `h` and `a` for misses. */
export function sampleShootOut(kicks: string, phase: MatchRow['phase'] = 'live'): MatchRow {
  const letters = [...kicks];
  const events = letters.map((letter) =>
    sampleEvent({
      team_id: letter.toLowerCase() === 'h' ? '1001' : '2001',
      type: `penalty_shootout_${letter.toUpperCase() === letter ? 'scored' : 'missed'}`,
      period: 'penalties',
    }),
  );
  const count = (letter: string) => letters.filter((one) => one === letter).length;
  const status = phase === 'live' ? 13 : 31;
  const record = sampleMatch(1, { status, status_period: 'Penalties', phase, score: [1, 1], events });
  return { ...record, scores: { ...record.scores, ps_score: [count('H'), count('A')] } } as MatchRow;
}
