import type { Includes } from '#service/answer/include.ts';
import type { Paging } from '#service/answer/paging.ts';
import type { QueryParameters } from '#service/answer/query-parameters.ts';
import type { ServiceLibrary } from '#service/answer/service-library.ts';
import type { WriteContext } from '#service/answer/write-context.ts';

/** A request to an operation: the write context, and the parameters that all operations share. */
export interface DataRequest extends WriteContext, ServiceLibrary {
  readonly query: QueryParameters;
  readonly includes: Includes;
  /** Page number from 1. */
  readonly page: number;
  /**
   * Returns whether the caller's plan includes a competition; lists omit others (v2.2 wire, errors and limits).
   */
  covers(competitionId: number): boolean;
}

/** `data`, and its position in the whole list. */
export interface OperationResult {
  readonly data: unknown;
  readonly paging: Paging;
}

/** Runs an operation. Throws a RefusedRequest for an invalid parameter or an unknown entity. */
export type Handler = (request: DataRequest) => OperationResult;
