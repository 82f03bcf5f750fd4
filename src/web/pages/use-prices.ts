import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import type { OddsMarket } from '#contract/records/odds.ts';
import { foldPrices, type Priced } from '#web/features/odds/fold-prices.ts';
import { useOnlyMine } from '#web/features/odds/use-only-mine.ts';
import { dayOddsQuery, liveOddsQuery } from '#web/queries/day-odds.ts';
import type { Answer } from '#web/queries/fetch.ts';
import type { OperationKey } from '#web/queries/operation-key.ts';
import { type Asked, useExtraAnswers } from './use-extra-answers.ts';

export interface Prices {
  /** Prices of the matches that have been in sight, by match id. */
  readonly prices: ReadonlyMap<string, Priced>;
  /** Competitions whose answers have all come. */
  readonly told: ReadonlySet<string>;
  /** Keys of the active queries. */
  readonly keys: readonly OperationKey[];
}

const NO_MARKETS: readonly OddsMarket[] = [];
const NO_PRICES: ReadonlyMap<string, Priced> = new Map();

/**
 * Fetches the prices of the matches in sight by competition, which on a busy day is a fiftieth of all prices. Prices in
 * play are polled while such a match is in sight.
 */
export function usePrices(asked: Asked & { readonly records: readonly MatchRow[] }): Prices {
  const { records, leagues, numbers } = asked;
  const { answers, told, keys } = useExtraAnswers(dayOddsQuery, asked);
  const isInSight = ({ league }: MatchRow) => numbers !== undefined || leagues.has(league.id);
  const wantsLive = records.some((match) => match.phase === 'live' && isInSight(match));
  const { data: live, error } = useQuery({ ...liveOddsQuery, enabled: wantsLive });
  const onlyMine = useOnlyMine();
  const before = useMemo(() => byMatch(answers, 'odds_prematch', onlyMine), [answers, onlyMine]);
  const inPlay = useMemo(() => byMatch([live], 'odds_inplay', onlyMine), [live, onlyMine]);
  const prices = useFolded({ records, before, inPlay, isComing: !live && !error, onlyMine });
  return { prices, told, keys: wantsLive ? [...keys, liveOddsQuery.queryKey] : keys };
}

type OnlyMine = ReturnType<typeof useOnlyMine>;
type Told = ReadonlyMap<string, readonly OddsMarket[]>;

function byMatch(
  answers: readonly (Answer<readonly MatchRow[]> | undefined)[],
  which: 'odds_prematch' | 'odds_inplay',
  onlyMine: OnlyMine,
): Told {
  const rows = answers.flatMap((answer) => answer?.data ?? []);
  return new Map(rows.map((row) => [row.id, onlyMine(row[which] ?? NO_MARKETS)]));
}

interface ToFold {
  readonly records: readonly MatchRow[];
  readonly before: Told;
  readonly inPlay: Told;
  /** Whether prices in play are loading. */
  readonly isComing: boolean;
  /** Filters markets by the viewer's bookmakers; another filter discards the previous prices. */
  readonly onlyMine: OnlyMine;
}

function useFolded(given: ToFold): ReadonlyMap<string, Priced> {
  const { records, before, inPlay, isComing, onlyMine } = given;
  const [kept, keep] = useState<ToFold & { readonly prices: typeof NO_PRICES }>({
    ...given,
    records: [],
    prices: NO_PRICES,
  });
  const isSame = kept.records === records && kept.before === before && kept.inPlay === inPlay;
  if (isSame && kept.isComing === isComing) return kept.prices;
  const told = (id: string) => ({ before: before.get(id), inPlay: inPlay.get(id), isComing });
  const known = kept.onlyMine === onlyMine ? kept.prices : NO_PRICES;
  const prices = foldPrices(known, records, told);
  keep({ ...given, prices });
  return prices;
}
