import { hasTeam } from '#contract/has-team.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { byCompetition, NO_PREFERENCES } from '#web/matches/order.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import type { Section } from '#web/wall/parts/pack-sections.ts';

/** The rows of a competition. */
export interface LeagueSection extends Section<MatchListRow> {
  readonly league: MatchRow['league'];
  readonly round: string | null;
}

/** Returns the sections of some matches by competition; those with a followed team in their row come first. */
export function leagueSections(
  rows: readonly MatchListRow[],
  follow: readonly string[],
): readonly LeagueSection[] {
  const isFirst = ({ record }: MatchListRow) => hasTeam(record, follow);
  const sections = byCompetition(rows, NO_PREFERENCES).flatMap((group): LeagueSection[] => {
    if (group.kind !== 'competition') return [];
    const { key, league, round } = group;
    const first = group.rows.filter(isFirst);
    const others = group.rows.filter((row) => !isFirst(row));
    return [{ key, league, round, rows: [...first, ...others] }];
  });
  const hasFollowed = (section: LeagueSection) => section.rows.some(isFirst);
  return [...sections.filter(hasFollowed), ...sections.filter((section) => !hasFollowed(section))];
}
