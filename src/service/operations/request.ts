import type { Includes } from '#service/answer/include.ts';
import type { Paging } from '#service/answer/paging.ts';
import type { Query } from '#service/answer/query.ts';
import type { ServiceLibrary } from '#service/answer/service-library.ts';
import type { WriteContext } from '#service/answer/write-context.ts';

/** What an operation is asked: the world at an instant, and the parameters that all operations read alike. */
export interface DataRequest extends WriteContext, ServiceLibrary {
  readonly query: Query;
  readonly includes: Includes;
  /** From 1. */
  readonly page: number;
  /** Whether the caller's plan reads a competition; lists leave the others out (v2.2 wire, errors and limits). */
  covers(competitionId: number): boolean;
}

/** What it answers: `data`, and where that stands among all there is. */
export interface Answer {
  readonly data: unknown;
  readonly paging: Paging;
}

/** An operation. Throws a Refusal for a bad parameter or an unknown thing. */
export type Handler = (request: DataRequest) => Answer;
