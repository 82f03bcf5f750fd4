import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { tableRuleOf } from '#contract/table/table-rule-of.ts';
import { isNotFound } from '#web/data/api-error.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { isFirstLoad } from '#web/data/is-first-load.ts';
import { seasonMatchesQuery } from '#web/data/season.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { NoContent } from '#web/features/pre-match/section-card.tsx';
import { StakesList } from '#web/features/pre-match/stakes-list.tsx';
import { type Stakes, stakesOf } from '#web/features/standings/stakes.ts';
import { DatedPart } from '#web/routes/shared/dated-part.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { usePreMatchWords } from '#web/words/pre-match.ts';
import type { ContentProps } from './content-props.ts';
import { cupStakes } from './cup-stakes.ts';
import { useMatchTable } from './use-match-table.ts';

interface Props extends ContentProps {
  /** Other attempts at the match, or the other leg; null while loading. */
  readonly related: readonly MatchRow[] | null;
}

/** What the results of a match mean: for the table, or for who goes through. */
export function StakesContent({ related, ...props }: Props) {
  const { match } = props;
  const { preMatch: say } = usePreMatchWords();
  const cup = cupStakes(match, related, say);
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
  const rule = tableRuleOf(match.league, match.season_name);
  const early = useMemo(
    () => (rows ? stakesOf({ rows, match: match as MatchRow, rule, matches: null }) : null),
    [rows, match, rule],
  );
  // Head-to-head results are requested only where they decide.
  const needsSeason = isNear && early?.needsMatches === true && canRequestSeason;
  const season = useQuery(enabledIf(needsSeason, seasonMatchesQuery(match.season_id ?? '')));
  const stakes = useMemo(
    (): Stakes | null =>
      rows && season.data
        ? stakesOf({ rows, match: match as MatchRow, rule, matches: season.data.data })
        : early,
    [rows, match, rule, season.data, early],
  );
  const isComing = isFirstLoad(season);
  const { home, away } = match.teams;
  const { trouble } = useStateOfData([queryKey]);
  if (rows === null || (rows && !stakes) || isNotFound(error)) return <NoContent />;
  if (stakes && !isComing)
    return (
      <DatedPart keys={[queryKey]}>
        <StakesList outcomes={stakes.outcomes} teams={{ home: home.name, away: away.name }} />
      </DatedPart>
    );
  return trouble && !rows ? <ErrorState trouble={trouble} /> : reserved;
}
