import type { Operation, Parameter } from '#contract/operation.ts';
import { OPERATIONS } from '#contract/operations.ts';
import { neededParameters } from '#contract/parameters.ts';

/** One request of an operation. */
export interface Step {
  readonly operation: Operation;
  /** Optional parameters to send as well. */
  readonly filters: readonly Parameter[];
  /** The value of `include`; "" for none. */
  readonly include: string;
}

/** Maximum requests of a step: after a response without data another id is tried. */
export const MAX_TRIES = 3;

/** Maximum number of further operations that a crawl of some steps may request to find their ids. */
export const MAX_SOURCES = 8;

/**
 * Returns the steps of an operation: without datasets, with each dataset alone, with all, and for a catalogue with
 * each of its filters, since filtered lists have another shape.
 */
function stepsOfOperation(operation: Operation): readonly Step[] {
  const names = operation.includes.map(({ name }) => name);
  const includes = ['', ...names, ...(names.length > 1 ? [names.join(',')] : [])];
  const filters = operation.pace === 'catalogue' && operation.shape === 'list' ? idFilters(operation) : [];
  return [
    ...includes.map((include): Step => ({ operation, filters: [], include })),
    ...filters.map((filter): Step => ({ operation, filters: [filter], include: '' })),
  ];
}

function idFilters({ parameters }: Operation): readonly Parameter[] {
  return parameters.filter(({ kind, required }) => kind === 'id' && !required);
}

export const STEPS: readonly Step[] = OPERATIONS.flatMap(stepsOfOperation);

/** Returns the steps of a route ("fixtures") or of one operation ("fixtures.info"); none for any other text. */
export function stepsOf(only: string): readonly Step[] {
  return STEPS.filter(({ operation: { route, t } }) => only === route || only === `${route}.${t}`);
}

/** Returns the parameters that a step sends, in the order of the table. */
export function givenParameters({ operation, filters }: Step): readonly Parameter[] {
  const needed = neededParameters(operation);
  return operation.parameters.filter((each) => needed.includes(each) || filters.includes(each));
}

/** Returns other steps that may be requested to find the parameters of these. */
export function sourcesOf(steps: readonly Step[]): readonly Step[] {
  if (steps.every((step) => givenParameters(step).length === 0)) return [];
  return STEPS.filter((step) => step.include === '' && step.filters.length === 0 && !steps.includes(step));
}

/** Returns the maximum number of requests of a crawl through these steps. */
export function maxRequestsOf(steps: readonly Step[]): number {
  return (steps.length + Math.min(MAX_SOURCES, sourcesOf(steps).length)) * MAX_TRIES;
}
