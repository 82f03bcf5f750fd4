import { queryOptions } from '@tanstack/react-query';
import type { Comment } from '#contract/records/comment.ts';
import type { Match } from '#contract/records/match.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import { isSettled } from './match.ts';
import type { OperationKey } from './operation-key.ts';
import { pollFromHeaders, staleTimeFromHeaders } from './poll.ts';

/** A match's commentary in a language, or in English if the service has no other. */
export const commentsQuery = (match: Match, language: string) => {
  const parameters = { t: 'match_comments', id: match.id };
  const queryKey: OperationKey = [
    'fixtures',
    language === 'en' ? parameters : { ...parameters, lang: language },
  ];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<readonly Comment[]>> => fetchAnswer(context),
    staleTime: staleTimeFromHeaders,
    refetchInterval: pollFromHeaders(() => isSettled(match)),
    retry: false,
  });
};
