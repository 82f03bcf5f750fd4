import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { enabledIf } from '#web/data/enabled-if.ts';
import { oddsQuery } from '#web/data/odds.ts';
import { matchPrices } from '#web/features/odds/best-prices.ts';
import { useOnlyMine } from '#web/features/odds/use-only-mine.ts';
import { WinChanceList } from '#web/features/odds/win-chance-list.tsx';
import { SectionCard } from '#web/features/pre-match/section-card.tsx';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { useOddsWords } from '#web/words/odds.ts';
import { usePreMatchWords } from '#web/words/pre-match.ts';
import { SectionBody } from './section-body.tsx';
import type { SectionProps } from './section-props.ts';

/** The best prices of a match, and the win chances that they imply. */
export function OddsSection({ match, id, watch, isNear }: SectionProps) {
  const { odds: say } = useOddsWords();
  const { preMatch } = usePreMatchWords();
  const query = oddsQuery(match.id, true);
  const { data, error } = useQuery(enabledIf(isNear, query));
  const onlyMine = useOnlyMine();
  const prices = useMemo(() => {
    if (!data) return undefined;
    const own = onlyMine(data.data);
    return matchPrices(own.length > 0 ? own : data.data, null).prices;
  }, [data, onlyMine]);
  return (
    <SectionCard
      id={id}
      watch={watch}
      title={preMatch.prices}
      link={
        prices && (
          <Link to={matchAddress(match.id, 'odds')} className="text-quiet hover:underline">
            {say.books(prices.books)}
          </Link>
        )
      }
    >
      <SectionBody queryKey={query.queryKey} error={error} isNear={isNear} lineCount={3} none={say.none}>
        {prices === undefined ? null : prices === null ? (
          <p className="py-3 text-quiet">{say.none}</p>
        ) : (
          <WinChanceList prices={prices} />
        )}
      </SectionBody>
    </SectionCard>
  );
}
