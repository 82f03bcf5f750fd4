import { useQueries, useQuery } from '@tanstack/react-query';
import type { League } from '#contract/records/league.ts';
import { leaguesQuery } from '#web/queries/leagues.ts';

interface Competitions {
  /** As many as are known so far, in the order of the service; null as long as nobody has told any. */
  readonly leagues: readonly League[] | null;
  /** Whether all pages have come. */
  readonly complete: boolean;
}

/** All competitions, page by page: the first one tells how many there are. */
export function useCompetitions(): Competitions {
  const first = useQuery(leaguesQuery(1)).data;
  const count = first?.meta.pages ?? 1;
  const rest = useQueries({
    queries: Array.from({ length: count - 1 }, (_, at) => leaguesQuery(at + 2)),
  });
  if (!first) return { leagues: null, complete: false };
  return {
    leagues: [first, ...rest.map(({ data }) => data)].flatMap((page) => page?.data ?? []),
    complete: rest.every(({ data }) => data),
  };
}
