import type { CompetitionTab } from '#contract/pages.ts';
import type { SeasonRecord } from '#contract/records/season.ts';

/**
 * Returns the tabs of a season; the first one is the default: the table or, where no stage has one, the bracket. An
 * unknown season has a table.
 *
 * @param hasTies whether a knock-out round has been drawn; undefined if unknown
 */
export function competitionTabs(season: SeasonRecord | null, hasTies?: boolean): readonly CompetitionTab[] {
  const stages = season?.stages ?? [];
  const hasTable = stages.length === 0 || stages.some(({ has_standings }) => has_standings !== false);
  const hasBracket = hasTies !== false && stages.some(({ has_cupdraw }) => has_cupdraw === true);
  return [
    ...(hasTable ? (['table'] as const) : []),
    ...(hasBracket ? (['bracket'] as const) : []),
    'fixtures',
    'results',
    'leaders',
    'venues',
  ];
}
