import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import type { Answer } from '#web/data/fetch.ts';
import { type Dataset, matchExtrasQuery } from '#web/data/row-extras.ts';
import type { Batch } from './batches.ts';
import { type LeaguesInSight, useLeagueAnswers } from './use-league-answers.ts';

type Rows = Answer<readonly MatchRow[]>;

/** A request of extra data: of competitions in sight by day, or of matches by id. */
export interface ExtrasRequest extends LeaguesInSight {
  /** The ids of matches and all datasets to fetch for them; absent for competitions. */
  readonly numbers?:
    | { readonly batches: readonly Batch[]; readonly datasets: readonly Dataset[] }
    | undefined;
}

const NO_MATCHES: NonNullable<ExtrasRequest['numbers']> = { batches: [], datasets: [] };
const answersOf = (results: readonly UseQueryResult<Rows>[]) => results.map(({ data }) => data);

/** Fetches extra data of matches, by competition and day or by match id. */
export function useExtraAnswers(
  queryOf: Parameters<typeof useLeagueAnswers>[0],
  { numbers = NO_MATCHES, ...inSight }: ExtrasRequest,
): ReturnType<typeof useLeagueAnswers> {
  const ofLeagues = useLeagueAnswers(queryOf, inSight);
  const queries = numbers.batches.map((ids) => matchExtrasQuery(ids, numbers.datasets));
  const ofMatches = useQueries({ queries, combine: answersOf });
  const answers = useMemo(() => [...ofLeagues.answers, ...ofMatches], [ofLeagues.answers, ofMatches]);
  return { ...ofLeagues, answers };
}
