import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import type { Answer } from '#web/queries/fetch.ts';
import { type Dataset, matchExtrasQuery } from '#web/queries/match-extras.ts';
import type { Batch } from './use-batches.ts';
import { type LeaguesInSight, useLeagueAnswers } from './use-league-answers.ts';

type Rows = Answer<readonly MatchRow[]>;

/** What is asked for: of competitions in sight, by their days; or of matches by their numbers. */
export interface Asked extends LeaguesInSight {
  /** Together with all that is wanted; none where competitions are asked for. */
  readonly numbers?:
    | { readonly batches: readonly Batch[]; readonly datasets: readonly Dataset[] }
    | undefined;
}

const NOTHING: NonNullable<Asked['numbers']> = { batches: [], datasets: [] };
const answersOf = (results: readonly UseQueryResult<Rows>[]) => results.map(({ data }) => data);

/** What is told besides matches, by the day's lists of their competitions or by their numbers. */
export function useExtraAnswers(
  queryOf: Parameters<typeof useLeagueAnswers>[0],
  { numbers = NOTHING, ...inSight }: Asked,
): ReturnType<typeof useLeagueAnswers> {
  const ofLeagues = useLeagueAnswers(queryOf, inSight);
  const queries = numbers.batches.map((ids) => matchExtrasQuery(ids, numbers.datasets));
  const ofMatches = useQueries({ queries, combine: answersOf });
  const answers = useMemo(() => [...ofLeagues.answers, ...ofMatches], [ofLeagues.answers, ofMatches]);
  return { ...ofLeagues, answers };
}
