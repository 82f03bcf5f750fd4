import { useCallback } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { tableRuleOf } from '#contract/table/table-rule-of.ts';
import { isNotFound } from '#web/data/api-error.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { NoContent } from '#web/features/pre-match/section-card.tsx';
import { StakesList } from '#web/features/pre-match/stakes-list.tsx';
import { type Stakes, stakesOf } from '#web/features/standings/stakes.ts';
import { useStakes } from '#web/routes/match/use-stakes.ts';
import { DatedPart } from '#web/routes/shared/dated-part.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { ContentProps } from './content-props.ts';
import { cupStakes } from './cup-stakes.ts';
import { isNextOfBoth } from './is-next-of-both.ts';
import { useMatchTable } from './use-match-table.ts';

interface Props extends ContentProps {
  /** Other attempts at the match, or the other leg; null while loading. */
  readonly related: readonly MatchRow[] | null;
}

/** What the results of a match mean: for the table, or for who goes through. */
export function StakesContent({ related, ...props }: Props) {
  const { match } = props;
  const cup = cupStakes(match, related, useWords<'pre-match'>());
  if (cup) return <p className="min-h-15 py-2">{cup}</p>;
  return match.coverage?.has_standings !== false && match.season_id !== null ? (
    <TableStakes {...props} canRequestSeason={related?.length === 0} />
  ) : (
    <NoContent />
  );
}

function TableStakes({
  match,
  isNear,
  reserved,
  canRequestSeason,
}: ContentProps & { readonly canRequestSeason: boolean }) {
  const { queryKey, error, rows } = useMatchTable(match, isNear);
  const compute = useCallback(
    (matches: readonly MatchRow[] | null): Stakes | null => {
      if (!rows || !isNextOfBoth(match as MatchRow, rows, matches)) return null;
      const rule = tableRuleOf(match.league, match.season_name);
      return stakesOf({ rows, match: match as MatchRow, rule, matches });
    },
    [rows, match],
  );
  const stakes = useStakes({
    seasonId: match.season_id,
    canRequestSeason: isNear && canRequestSeason,
    compute,
  });
  const { preMatch: t } = useWords<'pre-match'>();
  const { home, away } = match.teams;
  const { trouble } = useStateOfData([queryKey]);
  if (rows === null || (rows && stakes === null) || isNotFound(error)) return <NoContent />;
  if (stakes)
    return (
      <DatedPart keys={[queryKey]}>
        <StakesList
          outcomes={stakes.outcomes}
          teams={{ home: home.name, away: away.name }}
          titleOf={(result) => (result === 'draw' ? t.draw : t.win(match.teams[result].name))}
          note={t.asItStands}
        />
      </DatedPart>
    );
  return trouble && !rows ? <ErrorState trouble={trouble} /> : reserved;
}
