import type { Operation, Parameter } from '#contract/operation.ts';
import { OPERATIONS } from '#contract/operations.ts';
import { neededParameters } from '#contract/parameters.ts';

/** One thing that can be asked of an operation. */
export interface Step {
  readonly operation: Operation;
  /** Optional parameters that are given as well. */
  readonly filters: readonly Parameter[];
  /** The value of `include`; "" for none. */
  readonly include: string;
}

/** Requests for a step: where an answer has no data, another thing is asked for. */
export const MAX_TRIES = 3;

/** Operations that a walk through a part of the table asks to learn the parameters that this part needs. */
export const MAX_SOURCES = 8;

/**
 * What is asked of every operation: itself, each dataset alone, all together, and of a catalogue the list narrowed
 * by each of its filters, since it comes in another shape.
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

/** The steps beside the given ones that may be asked for the sake of their parameters. */
export function sourcesOf(steps: readonly Step[]): readonly Step[] {
  if (steps.every((step) => givenParameters(step).length === 0)) return [];
  return STEPS.filter((step) => step.include === '' && step.filters.length === 0 && !steps.includes(step));
}

/** No walk through these steps makes more requests. */
export function maxRequestsOf(steps: readonly Step[]): number {
  return (steps.length + Math.min(MAX_SOURCES, sourcesOf(steps).length)) * MAX_TRIES;
}
