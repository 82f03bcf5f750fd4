import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { foldPrices, type Priced } from '#web/features/odds/fold-prices.ts';
import { dayOddsQuery, liveOddsQuery } from '#web/queries/day-odds.ts';
import type { Answer, OperationKey } from '#web/queries/fetch.ts';

interface Asked {
  /** The matches of the list. */
  readonly records: readonly MatchRow[];
  /** The UTC days that they are on. */
  readonly utcDays: readonly string[];
  /** The competitions in sight, by id. */
  readonly leagues: ReadonlySet<string>;
}

export interface Prices {
  /** By match, what is known of those that were in sight so far. */
  readonly prices: ReadonlyMap<string, Priced>;
  /** The competitions of which all has come. */
  readonly told: ReadonlySet<string>;
  /** What is asked for. */
  readonly keys: readonly OperationKey[];
}

type Rows = Answer<readonly MatchRow[]>;

const NO_LEAGUES: readonly string[] = [];
const NO_PRICES: ReadonlyMap<string, Priced> = new Map();
const answersOf = (results: readonly UseQueryResult<Rows>[]) => results.map(({ data }) => data);

/**
 * The prices of the matches in sight, of each competition by itself: a phone on a busy day asks for a fiftieth of
 * what they all weigh. Those in play are asked for as long as one of them is in sight.
 */
export function usePrices({ records, utcDays, leagues }: Asked): Prices {
  const seen = useAll(leagues, utcDays.join());
  const asked = seen.flatMap((league) =>
    utcDays.map((day) => ({ league, query: dayOddsQuery(day, league) })),
  );
  const answers = useQueries({
    queries: asked.map(({ league, query }) => ({ ...query, enabled: leagues.has(league) })),
    combine: answersOf,
  });
  const wantsLive = records.some(({ phase, league }) => phase === 'live' && leagues.has(league.id));
  const { data: live, error } = useQuery({ ...liveOddsQuery, enabled: wantsLive });
  const before = useMemo(() => byMatch(answers, 'odds_prematch'), [answers]);
  const inPlay = useMemo(() => byMatch([live], 'odds_inplay'), [live]);
  const prices = useFolded({ records, before, inPlay, isComing: !live && !error });
  const waiting = new Set(asked.filter((_, at) => !answers[at]).map(({ league }) => league));
  const inSight = asked.filter(({ league }) => leagues.has(league)).map(({ query }) => query.queryKey);
  return {
    prices,
    told: new Set(seen.filter((league) => !waiting.has(league))),
    keys: wantsLive ? [...inSight, liveOddsQuery.queryKey] : inSight,
  };
}

/** All that was in a set so far, in the order in which it came; another subject begins anew. */
function useAll(now: ReadonlySet<string>, subject: string): readonly string[] {
  const [kept, keep] = useState({ subject, all: NO_LEAGUES });
  const before = kept.subject === subject ? kept.all : NO_LEAGUES;
  const added = [...now].filter((one) => !before.includes(one));
  if (kept.subject === subject && added.length === 0) return before;
  const all = [...before, ...added];
  keep({ subject, all });
  return all;
}

type Told = ReadonlyMap<string, NonNullable<MatchRow['odds_prematch']>>;

function byMatch(answers: readonly (Rows | undefined)[], which: 'odds_prematch' | 'odds_inplay'): Told {
  const rows = answers.flatMap((answer) => answer?.data ?? []);
  return new Map(rows.map((row) => [row.id, row[which] ?? []]));
}

interface ToFold {
  readonly records: readonly MatchRow[];
  readonly before: Told;
  readonly inPlay: Told;
  /** Whether prices in play are on their way. */
  readonly isComing: boolean;
}

function useFolded(given: ToFold): ReadonlyMap<string, Priced> {
  const { records, before, inPlay, isComing } = given;
  const [kept, keep] = useState<ToFold & { readonly prices: typeof NO_PRICES }>({
    ...given,
    records: [],
    prices: NO_PRICES,
  });
  const isSame = kept.records === records && kept.before === before && kept.inPlay === inPlay;
  if (isSame && kept.isComing === isComing) return kept.prices;
  const told = (id: string) => ({ before: before.get(id), inPlay: inPlay.get(id), isComing });
  const prices = foldPrices(kept.prices, records, told);
  keep({ ...given, prices });
  return prices;
}
