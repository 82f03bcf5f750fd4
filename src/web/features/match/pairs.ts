import type { Match } from '#contract/records/match.ts';
import type { MatchStatsWords } from '#web/words/match-stats.ts';

export type Statistic = keyof MatchStatsWords['stats'];
type Group = keyof MatchStatsWords['matchStats']['groups'];

/** The statistics of each group in display order. */
const GROUPS: Readonly<Record<Group, readonly Statistic[]>> = {
  attack: [
    'possessionpercent',
    'xg',
    'shots_total',
    'shots_on_target',
    'shots_off_target',
    'shots_blocked',
    'dangerous_attacks',
    'attacks',
    'corners',
    'penalties',
  ],
  play: ['passing_accuracy', 'key_passes', 'crosses', 'free_kick', 'throw_in', 'goal_kick', 'substitutions'],
  discipline: ['fouls', 'offsides', 'yellowcards', 'redcards'],
};
const PERCENT: ReadonlySet<Statistic> = new Set(['possessionpercent', 'passing_accuracy']);

/** A side's value in a pair. */
interface Half {
  readonly value: number;
  /** Length of the bar, 0 to 1. */
  readonly share: number;
  readonly better: boolean;
}

export interface Pair {
  readonly key: Statistic;
  readonly percent: boolean;
  readonly home: Half | null;
  readonly away: Half | null;
}

export interface PairGroup {
  readonly group: Group;
  /** In discipline the lower value is better. */
  readonly fewer: boolean;
  readonly pairs: readonly Pair[];
}

function half(value: number | null, other: number | null, whole: number | null, fewer: boolean): Half | null {
  if (value === null) return null;
  const sum = whole ?? value + (other ?? 0);
  const better = other !== null && (fewer ? value < other : value > other);
  return { value, share: sum === 0 ? 0 : Math.min(value / sum, 1), better };
}

/** The totals of a side by statistic. */
export type Totals = Readonly<Partial<Record<Statistic, number | null>>>;

/** Returns the service's totals of both sides. */
export function totalsOf({ stats, teams }: Match): readonly [home: Totals, away: Totals] {
  const of = (id: string) => stats?.find(({ team_id }) => team_id === id) ?? {};
  return [of(teams.home.id), of(teams.away.id)];
}

/** Returns the statistics of both sides in pairs by group; those that neither side has are omitted. */
export function pairsOf([home, away]: readonly [Totals, Totals]): readonly PairGroup[] {
  const groups = Object.entries(GROUPS) as readonly [Group, readonly Statistic[]][];
  return groups
    .map(([group, keys]): PairGroup => {
      const fewer = group === 'discipline';
      const pairs = keys.flatMap((key): Pair[] => {
        const [ours, theirs] = [home[key] ?? null, away[key] ?? null];
        if (ours === null && theirs === null) return [];
        const percent = PERCENT.has(key);
        const whole = percent ? 100 : null;
        const halves = { home: half(ours, theirs, whole, fewer), away: half(theirs, ours, whole, fewer) };
        return [{ key, percent, ...halves }];
      });
      return { group, fewer, pairs };
    })
    .filter(({ pairs }) => pairs.length > 0);
}
