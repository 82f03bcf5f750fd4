import type { Operation, Parameter } from '#contract/operation.ts';
import { OPERATIONS } from '#contract/operations.ts';
import { neededParameters } from '#contract/parameters.ts';

/** One request of an operation. */
export interface Step {
  readonly operation: Operation;
  /** Optional parameters that are given as well. */
  readonly filters: readonly Parameter[];
  /** The value of `include`; "" for none. */
  readonly include: string;
}

/** Requests of a step: after an answer without data another id is tried. */
export const MAX_TRIES = 3;

/** Further operations that a walk through a part of the table may request to find ids for that part. */
export const MAX_SOURCES = 8;

/**
 * Returns the steps of an operation: without datasets, with each dataset alone, with all, and for a catalogue with each
 * of its filters, since the filtered list has another shape.
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

/** The steps of a route ("fixtures") or of one of its operations ("fixtures.info"); none for another text. */
export function stepsOf(only: string): readonly Step[] {
  return STEPS.filter(({ operation: { route, t } }) => only === route || only === `${route}.${t}`);
}

/** The parameters that a step gives, in the order of the table. */
export function givenParameters({ operation, filters }: Step): readonly Parameter[] {
  const needed = neededParameters(operation);
  return operation.parameters.filter((each) => needed.includes(each) || filters.includes(each));
}

/** Steps beside the given ones that may be requested to find their parameters. */
export function sourcesOf(steps: readonly Step[]): readonly Step[] {
  if (steps.every((step) => givenParameters(step).length === 0)) return [];
  return STEPS.filter((step) => step.include === '' && step.filters.length === 0 && !steps.includes(step));
}

/** No walk through these steps makes more requests. */
export function maxRequestsOf(steps: readonly Step[]): number {
  return (steps.length + Math.min(MAX_SOURCES, sourcesOf(steps).length)) * MAX_TRIES;
}
