import { queryOptions } from '@tanstack/react-query';
import type { SearchHit } from '#contract/records/search-hit.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { freshBy } from './poll.ts';

/** Letters that the service needs before it looks for them. */
export const LEAST_LETTERS = 3;

/** A text as it is asked for: case and blanks find nothing else, so they ask nothing else. */
const askedFor = (text: string) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Whether the service looks for a text at all. */
export const isLongEnough = (text: string) => [...askedFor(text)].length >= LEAST_LETTERS;

/**
 * What is called so, of a kind. Asked once: nobody polls for a name. Whoever types on asks for something else, and
 * the question before is called off.
 */
export const searchQuery = (t: string, text: string) => {
  // Keys are written into the address as they are.
  const queryKey: OperationKey = ['search', { t, q: encodeURIComponent(askedFor(text)) }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<readonly SearchHit[]>> => fetchAnswer(context),
    staleTime: freshBy,
    gcTime: 300_000,
    enabled: isLongEnough(text),
  });
};
