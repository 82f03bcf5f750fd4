import { queryOptions } from '@tanstack/react-query';
import { type CompetitionNames, namesAddress } from '#contract/competition-names.ts';
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import { lastNames } from '#web/settings/last-names.ts';
import { requestJson } from './request-json.ts';

/** The names of competitions in a language, once a day; those of the last visit until then. */
export function competitionNamesQuery(language: string) {
  const last = lastNames.get();
  return queryOptions({
    queryKey: ['names', { language }],
    queryFn: ({ signal }) => requestJson<CompetitionNames>(namesAddress(language), { signal }),
    ...(last?.language === language && { initialData: last.names, initialDataUpdatedAt: last.at }),
    staleTime: DAY_MS,
    refetchInterval: ({ state }) => (state.error ? MINUTE_MS : DAY_MS),
  });
}
