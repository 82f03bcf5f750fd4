import type { Match } from '#contract/records/match.ts';
import type { TeamStats } from '#contract/records/team-stats.ts';
import type { Words } from '#web/words/words.ts';

/** A field of the records that has a text. */
export type Statistic = keyof Words<'match-stats'>['stats'] & keyof TeamStats;
export type StatGroup = keyof Words<'match-stats'>['matchStats']['groups'];

export const GROUPS: Readonly<Record<StatGroup, readonly Statistic[]>> = {
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

export type Totals = Readonly<Partial<Record<Statistic, number | null>>>;

/** Returns the service's totals of both sides. */
export function totalsOf({ stats, teams }: Match): readonly [home: Totals, away: Totals] {
  const statsOf = (id: string) => stats?.find(({ team_id }) => team_id === id) ?? {};
  return [statsOf(teams.home.id), statsOf(teams.away.id)];
}

/** Returns whether a match has any statistic of either side. */
export function hasStatistics(match: Match): boolean {
  const totals = totalsOf(match);
  return Object.values(GROUPS)
    .flat()
    .some((key) => totals.some((side) => side[key] != null));
}
