import { type UseQueryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import type { Answer } from '#web/queries/fetch.ts';
import type { OperationKey } from '#web/queries/operation-key.ts';

type Rows = Answer<readonly MatchRow[]>;
type RowsQuery = UseQueryOptions<Rows, Error, Rows, OperationKey>;

export interface LeaguesInSight {
  /** The UTC days that the list is of. */
  readonly utcDays: readonly string[];
  /** The competitions in sight, by id. */
  readonly leagues: ReadonlySet<string>;
}

interface LeagueAnswers {
  /** What was answered so far, also of what is out of sight again. */
  readonly answers: readonly (Rows | undefined)[];
  /** The competitions of which all has come. */
  readonly told: ReadonlySet<string>;
  /** What is asked for. */
  readonly keys: readonly OperationKey[];
}

const NO_LEAGUES: readonly string[] = [];
const answersOf = (results: readonly UseQueryResult<Rows>[]) => results.map(({ data }) => data);

/**
 * Asks for the matches of every competition in sight by itself, with what the query has them told with.
 *
 * @param queryOf the question for a UTC day and a competition
 */
export function useLeagueAnswers(
  queryOf: (utcDay: string, league: string) => RowsQuery,
  { utcDays, leagues }: LeaguesInSight,
): LeagueAnswers {
  const seen = useAll(leagues, utcDays.join());
  const asked = seen.flatMap((league) => utcDays.map((day) => ({ league, query: queryOf(day, league) })));
  const answers = useQueries({
    queries: asked.map(({ league, query }) => ({ ...query, enabled: leagues.has(league) })),
    combine: answersOf,
  });
  const waiting = new Set(asked.filter((_, at) => !answers[at]).map(({ league }) => league));
  return {
    answers,
    told: new Set(seen.filter((league) => !waiting.has(league))),
    keys: asked.filter(({ league }) => leagues.has(league)).map(({ query }) => query.queryKey),
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
