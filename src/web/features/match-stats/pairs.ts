import { GROUPS, type StatGroup, type Statistic, type Totals } from './totals.ts';

const PERCENT: ReadonlySet<Statistic> = new Set(['possessionpercent', 'passing_accuracy']);

interface StatValue {
  readonly value: number;
  /** Length of the bar, 0 to 1. */
  readonly share: number;
  readonly isBetter: boolean;
}

export interface Pair {
  readonly key: Statistic;
  readonly isPercent: boolean;
  readonly home: StatValue | null;
  readonly away: StatValue | null;
}

function statValue(
  value: number | null,
  other: number | null,
  total: number | null,
  isFewerBetter: boolean,
): StatValue | null {
  if (value === null) return null;
  const sum = total ?? value + (other ?? 0);
  const isBetter = other !== null && (isFewerBetter ? value < other : value > other);
  return { value, share: sum === 0 ? 0 : Math.min(value / sum, 1), isBetter };
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
        const total = isPercent ? 100 : null;
        const halves = {
          home: statValue(ours, theirs, total, isFewerBetter),
          away: statValue(theirs, ours, total, isFewerBetter),
        };
        return [{ key, isPercent, ...halves }];
      });
      return { group, isFewerBetter, pairs };
    })
    .filter(({ pairs }) => pairs.length > 0);
}
