import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import type { OddsMarket } from '#contract/records/odds.ts';
import type { Answer } from '#web/data/fetch.ts';
import { dayOddsQuery, liveOddsQuery } from '#web/data/row-extras.ts';
import { type FoldedPrices, foldPrices } from '#web/features/odds/fold-prices.ts';
import { useOnlyMine } from '#web/features/odds/use-only-mine.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { type ExtrasRequest, useExtraAnswers } from './use-extra-answers.ts';

const NO_MARKETS: readonly OddsMarket[] = [];
const NO_PRICES: ReadonlyMap<string, FoldedPrices> = new Map();

/**
 * Fetches the prices of the matches in sight by competition, which on a busy day is a fiftieth of all prices. Prices in
 * play are polled while such a match is in sight.
 */
export function usePrices(request: ExtrasRequest & { readonly records: readonly MatchRow[] }) {
  const { records, leagues, numbers } = request;
  const { answers, completeLeagues, keys } = useExtraAnswers(dayOddsQuery, request);
  const isInSight = ({ league }: MatchRow) => numbers !== undefined || leagues.has(league.id);
  const wantsLive = records.some((match) => match.phase === 'live' && isInSight(match));
  const { data: live, error } = useQuery({ ...liveOddsQuery, enabled: wantsLive });
  const onlyMine = useOnlyMine();
  const before = useMemo(() => byMatch(answers, 'odds_prematch', onlyMine), [answers, onlyMine]);
  const inPlay = useMemo(() => byMatch([live], 'odds_inplay', onlyMine), [live, onlyMine]);
  const isComing = !live && !error;
  const responsesOf = (id: string) => ({ before: before.get(id), inPlay: inPlay.get(id), isComing });
  const [{ prices }] = useAccumulator(
    (previous) => {
      // Another filter discards the previous prices.
      const last = previous.onlyMine === onlyMine ? previous.prices : NO_PRICES;
      const next = foldPrices(last, records, responsesOf);
      return next === previous.prices ? previous : { onlyMine, prices: next };
    },
    { onlyMine, prices: NO_PRICES },
  );
  const isPending = (id: string) =>
    isComing && records.some(({ phase, league }) => phase === 'live' && league.id === id);
  return {
    /** Prices of the matches that have been in sight, by match id. */
    prices,
    /** Competitions whose prices have all loaded, those in play included. */
    completeLeagues: new Set([...completeLeagues].filter((id) => !isPending(id))),
    /** Keys of the active queries. */
    keys: wantsLive ? [...keys, liveOddsQuery.queryKey] : keys,
  };
}

type OnlyMine = ReturnType<typeof useOnlyMine>;
type MarketsByMatch = ReadonlyMap<string, readonly OddsMarket[]>;

function byMatch(
  answers: readonly (Answer<readonly MatchRow[]> | undefined)[],
  which: 'odds_prematch' | 'odds_inplay',
  onlyMine: OnlyMine,
): MarketsByMatch {
  const rows = answers.flatMap((answer) => answer?.data ?? []);
  return new Map(rows.map((row) => [row.id, onlyMine(row[which] ?? NO_MARKETS)]));
}
