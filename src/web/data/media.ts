import { queryOptions } from '@tanstack/react-query';
import type { MediaGroup } from '#contract/records/media-group.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { staleTimeFromHeaders, whileFailing } from './poll.ts';

export type MediaSubject = 'event' | 'league' | 'season' | 'team';

/** Reports, previews and the like; the proxy returns none where the service lacks the route. */
export const mediaQuery = (t: MediaSubject, id: string) => {
  const queryKey: OperationKey = ['media', { t, id }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<readonly MediaGroup[]>> => fetchAnswer(context),
    staleTime: staleTimeFromHeaders,
    refetchInterval: whileFailing,
  });
};
