import { type UseQueryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import type { Answer } from '#web/data/fetch.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import { type Dataset, matchExtrasQuery } from '#web/data/row-extras.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import type { Batch } from './batches.ts';

type Rows = Answer<readonly MatchRow[]>;
type ExtrasQuery = (utcDay: string, league: string) => UseQueryOptions<Rows, Error, Rows, OperationKey>;

interface LeaguesInSight {
  /** UTC days of the list. */
  readonly utcDays: readonly string[];
  /** Ids of the competitions in sight. */
  readonly leagues: ReadonlySet<string>;
}

const NO_LEAGUES: readonly string[] = [];
const answersOf = (results: readonly UseQueryResult<Rows>[]) => results.map(({ data }) => data);

/**
 * Fetches the matches of every competition in sight, each with a query of its own.
 *
 * @param queryOf returns the query of a UTC day and a competition
 */
function useLeagueAnswers(queryOf: ExtrasQuery, { utcDays, leagues }: LeaguesInSight) {
  const requestedLeagues = useAccumulated(leagues, utcDays.join());
  const requests = requestedLeagues.flatMap((league) =>
    utcDays.map((day) => ({ league, query: queryOf(day, league) })),
  );
  const answers = useQueries({
    queries: requests.map(({ league, query }) => ({ ...query, enabled: leagues.has(league) })),
    combine: answersOf,
  });
  const pendingLeagues = new Set(requests.filter((_, at) => !answers[at]).map(({ league }) => league));
  return {
    /** Answers so far, including those of competitions out of sight again. */
    answers,
    /** Competitions whose answers have all come. */
    completeLeagues: new Set(requestedLeagues.filter((league) => !pendingLeagues.has(league))),
    /** Keys of the active queries. */
    keys: requests.filter(({ league }) => leagues.has(league)).map(({ query }) => query.queryKey),
  };
}

/** Returns everything that a set has contained so far, in order of arrival; another subject starts again. */
function useAccumulated(current: ReadonlySet<string>, subject: string): readonly string[] {
  const [{ all }] = useAccumulator(
    (previous) => {
      const isSame = previous.subject === subject;
      const previousAll = isSame ? previous.all : NO_LEAGUES;
      const added = [...current].filter((one) => !previousAll.includes(one));
      return isSame && added.length === 0 ? previous : { subject, all: [...previousAll, ...added] };
    },
    { subject, all: NO_LEAGUES },
  );
  return all;
}

/** A request of extra data: of competitions in sight by day, or of matches by id. */
export interface ExtrasRequest extends LeaguesInSight {
  /** The ids of matches and all datasets to fetch for them; absent for competitions. */
  readonly numbers?:
    | { readonly batches: readonly Batch[]; readonly datasets: readonly Dataset[] }
    | undefined;
}

const NO_MATCHES: NonNullable<ExtrasRequest['numbers']> = { batches: [], datasets: [] };

/** Fetches extra data of matches, by competition and day or by match id. */
export function useExtraAnswers(queryOf: ExtrasQuery, { numbers = NO_MATCHES, ...inSight }: ExtrasRequest) {
  const ofLeagues = useLeagueAnswers(queryOf, inSight);
  const queries = numbers.batches.map((ids) => matchExtrasQuery(ids, numbers.datasets));
  const ofMatches = useQueries({ queries, combine: answersOf });
  const answers = useMemo(() => [...ofLeagues.answers, ...ofMatches], [ofLeagues.answers, ofMatches]);
  return { ...ofLeagues, answers };
}
