import { type PairedValue, pairedValues } from '#web/ui/paired-values.ts';
import { GROUPS, type StatGroup, type Statistic, type Totals } from './totals.ts';

const PERCENT: ReadonlySet<Statistic> = new Set(['possessionpercent', 'passing_accuracy']);

export interface Pair {
  readonly key: Statistic;
  readonly isPercent: boolean;
  readonly home: PairedValue | null;
  readonly away: PairedValue | null;
}

/** Returns the statistics of both sides in pairs by group; those that neither side has are omitted. */
export function pairsOf([home, away]: readonly [Totals, Totals]) {
  const groups = Object.entries(GROUPS) as readonly [StatGroup, readonly Statistic[]][];
  return groups
    .map(([group, keys]) => {
      // In discipline the lower value is better.
      const isFewerBetter = group === 'discipline';
      const pairs = keys.flatMap((key): Pair[] => {
        const [ours, theirs] = [home[key] ?? null, away[key] ?? null];
        if (ours === null && theirs === null) return [];
        const isPercent = PERCENT.has(key);
        const values = pairedValues(ours, theirs, isFewerBetter ? 'fewer' : 'more', isPercent ? 100 : null);
        return [{ key, isPercent, ...values }];
      });
      return { group, isFewerBetter, pairs };
    })
    .filter(({ pairs }) => pairs.length > 0);
}
