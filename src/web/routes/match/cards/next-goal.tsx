import { useCallback } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import type { StandingsRecord } from '#contract/records/standings.ts';
import { tableRuleOf } from '#contract/table/table-rule-of.ts';
import { StakesList } from '#web/features/pre-match/stakes-list.tsx';
import { nextGoalStakes } from '#web/features/standings/stakes.ts';
import type { MatchTabProps } from '#web/routes/match/match-tab-props.ts';
import { useStakes } from '#web/routes/match/use-stakes.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props extends Pick<MatchTabProps, 'match' | 'related'> {
  /** The table as it stands, and without the matches in play. */
  readonly now: StandingsRecord;
  readonly official: StandingsRecord | null;
}

/** What the next goal of a match in play would mean for the places of both teams. */
export function NextGoal({ match, related, now, official }: Props) {
  const { matchCards: t } = useWords<'match-cards'>();
  const compute = useCallback(
    (matches: readonly MatchRow[] | null) =>
      nextGoalStakes(
        { standings: now, official },
        { match: match as MatchRow, rule: tableRuleOf(match.league, match.season_name), matches },
      ),
    [now, official, match],
  );
  const stakes = useStakes({
    seasonId: match.season_id,
    canRequestSeason: related?.length === 0,
    compute,
  });
  if (!stakes) return null;
  const teams = { home: match.teams.home.name, away: match.teams.away.name };
  return (
    <div className="border-line border-t px-3 pt-1 pb-2">
      <h2 className="py-1 font-semibold">{t.nextGoal}</h2>
      <StakesList
        outcomes={stakes.outcomes}
        teams={teams}
        titleOf={(result) => t.goal(result === 'away' ? teams.away : teams.home)}
        note={t.ifNothingElse}
      />
    </div>
  );
}
