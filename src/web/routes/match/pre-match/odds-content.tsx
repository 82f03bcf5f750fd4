import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { enabledIf } from '#web/data/enabled-if.ts';
import { oddsQuery } from '#web/data/odds.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { matchPrices } from '#web/features/odds/best-prices.ts';
import { useOnlyMine } from '#web/features/odds/use-only-mine.ts';
import { WinChanceList } from '#web/features/odds/win-chance-list.tsx';
import { NoContent } from '#web/features/pre-match/section-card.tsx';
import { DatedPart } from '#web/routes/shared/dated-part.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useLoading } from '#web/ui/loading.tsx';

export interface OddsContentProps {
  readonly matchId: string;
  /** Whether the section is near the screen, so that the prices are wanted. */
  readonly isNear: boolean;
}

/** The best prices of a match, and the win chances that they imply. */
export function OddsContent({ matchId, isNear }: OddsContentProps) {
  const query = oddsQuery(matchId, true);
  const { data } = useQuery(enabledIf(isNear, query));
  const { trouble } = useStateOfData([query.queryKey]);
  const onlyMine = useOnlyMine();
  const prices = useMemo(() => {
    if (!data) return undefined;
    const own = onlyMine(data.data);
    return matchPrices(own.length > 0 ? own : data.data, null).prices;
  }, [data, onlyMine]);
  useLoading(isNear && prices === undefined && trouble === null);
  if (prices)
    return (
      <DatedPart keys={[query.queryKey]}>
        <WinChanceList prices={prices} />
      </DatedPart>
    );
  if (prices === null) return <NoContent />;
  return trouble && <ErrorState trouble={trouble} />;
}
