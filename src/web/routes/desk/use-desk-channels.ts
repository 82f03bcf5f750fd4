import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import type { Answer } from '#web/data/fetch.ts';
import { guideDayQuery } from '#web/data/guide-day.ts';
import type { MatchChannel } from '#web/features/tv/tv-listing.ts';

type Result = UseQueryResult<Answer<readonly MatchRow[]>>;

const combine = (results: readonly Result[]) => results.map(({ data }) => data);
const NO_CHANNELS: readonly MatchChannel[] = [];

/**
 * Returns the channels of the matches of UTC days, by match id.
 *
 * @param utcDays `YYYY-MM-DD`; empty to fetch nothing
 */
export function useDeskChannels(utcDays: readonly string[]) {
  const queries = utcDays.map(guideDayQuery);
  const answers = useQueries({ queries, combine });
  const channelsOf = useMemo(() => {
    const channels = new Map(
      answers.flatMap((answer) => answer?.data.map(({ id, tvs }) => [id, tvs ?? NO_CHANNELS] as const) ?? []),
    );
    return (id: string) => channels.get(id) ?? NO_CHANNELS;
  }, [answers]);
  return { channelsOf, keys: queries.map(({ queryKey }) => queryKey) };
}
