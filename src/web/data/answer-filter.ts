import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query';

/** Withholds from answers what the viewer's spoiler shields hide. */
interface AnswerFilter {
  shieldAnswer<A>(context: QueryFunctionContext, answer: A): Promise<A>;
  /** Filters all answers of a client again. */
  applyShields(client: QueryClient): void;
}

/** Set from the first shield on. */
interface Filtering {
  filter?: Promise<AnswerFilter>;
  /** The answers as they came, by their queries' hashes: React Query has them filtered. */
  rawAnswers?: Map<string, unknown>;
}

export const filtering: Filtering = {};
