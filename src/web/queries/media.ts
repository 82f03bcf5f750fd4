import { queryOptions } from '@tanstack/react-query';
import type { MediaGroup } from '#contract/records/media-group.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { freshBy, whileFailing } from './poll.ts';

/** What media can be about, by the selectors of its route. */
export type MediaSubject = 'event' | 'league' | 'season' | 'team';

/** Reports, previews and the like; where the service has no such route the proxy answers with none. */
export const mediaQuery = (t: MediaSubject, id: string) => {
  const queryKey: OperationKey = ['media', { t, id }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<readonly MediaGroup[]>> => fetchAnswer(context),
    staleTime: freshBy,
    refetchInterval: whileFailing,
  });
};
