import { useMemo } from 'react';
import type { Match } from '#contract/records/match.ts';
import type { OddsHistory } from '#contract/records/odds.ts';
import { HALF_TIME } from '#contract/status.ts';
import { useWords } from '#web/words/use-words.ts';
import { RESULT_LABELS } from './best-prices.ts';
import { rulingsOf } from './goal-markers.ts';
import { halvesOf } from './halves.ts';

/** Returns what the plot shows of the match itself, and the names of its results. */
export function usePlotProps(match: Match, bookHistories: readonly OddsHistory[]) {
  const { odds: t } = useWords<'odds'>();
  const halves = useMemo(() => halvesOf(bookHistories), [bookHistories]);
  const { home, away } = match.teams;
  const nameOf = ({ name, short_code }: typeof home, sign: string) => ({
    whole: name,
    short: short_code ?? sign,
  });
  const [one, none, two] = RESULT_LABELS;
  return {
    play: {
      kickOff: match.time.timestamp,
      halves,
      isHalfTime: match.status === HALF_TIME,
      rulings: rulingsOf(match, halves),
    },
    names: { home: nameOf(home, one), draw: { whole: t.draw, short: none }, away: nameOf(away, two) },
  };
}
