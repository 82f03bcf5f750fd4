import type { QueryFunctionContext } from '@tanstack/react-query';
import type { ListRequest, ParsedResponse } from './long/list-worker.ts';

/** Withholds what the viewer must not see: answers that are ahead of their delay, and what their spoiler shields hide. */
export interface AnswerFilter {
  fetchForViewer(request: ListRequest, previous: unknown, signal: AbortSignal): Promise<ParsedResponse>;
  shieldAnswer<A>(context: QueryFunctionContext, answer: A): Promise<A>;
}

interface Filtering {
  /** Set from the first shield or delay on; resolves once the settings are applied. */
  filter?: Promise<AnswerFilter>;
  /** The answers as they came, by their queries' hashes: React Query has them filtered. */
  rawAnswers?: Map<string, unknown>;
}

export const filtering: Filtering = {};
