import type { CompetitionTab } from '#contract/pages.ts';
import type { SeasonRecord } from '#contract/records/season.ts';

/**
 * Returns the tabs of a season; the first one is the default: the table or, in a knock-out stage and where no stage has a
 * table, the bracket. An unknown season has a table.
 *
 * @param hasTies whether a knock-out round has been drawn; undefined if unknown
 */
export function competitionTabs(season: SeasonRecord | null, hasTies?: boolean): readonly CompetitionTab[] {
  const stages = season?.stages ?? [];
  const hasTable = stages.length === 0 || stages.some(({ has_standings }) => has_standings !== false);
  const hasBracket = hasTies !== false && stages.some(({ has_cupdraw }) => has_cupdraw === true);
  const current = stages.find(({ id }) => id === season?.current_stage_id);
  const isKnockOut = current?.has_cupdraw === true && current.has_standings === false;
  const [table, bracket] = [hasTable ? (['table'] as const) : [], hasBracket ? (['bracket'] as const) : []];
  return [
    ...(isKnockOut ? [...bracket, ...table] : [...table, ...bracket]),
    'fixtures',
    'results',
    'leaders',
    'venues',
  ];
}
