import type { Operation, Parameter } from '#contract/operation.ts';
import { OPERATIONS } from '#contract/operations.ts';
import { requiredParameters } from '#contract/parameters.ts';

/** One request of an operation. */
export interface CrawlStep {
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
function stepsOfOperation(operation: Operation): readonly CrawlStep[] {
  const names = operation.includes.map(({ name }) => name);
  const includes = ['', ...names, ...(names.length > 1 ? [names.join(',')] : [])];
  const filters = operation.pace === 'catalogue' && operation.shape === 'list' ? idFilters(operation) : [];
  return [
    ...includes.map((include): CrawlStep => ({ operation, filters: [], include })),
    ...filters.map((filter): CrawlStep => ({ operation, filters: [filter], include: '' })),
  ];
}

function idFilters({ parameters }: Operation): readonly Parameter[] {
  return parameters.filter(({ kind, required }) => kind === 'id' && !required);
}

export const CRAWL_STEPS: readonly CrawlStep[] = OPERATIONS.flatMap(stepsOfOperation);

/** Returns the steps of a route ("fixtures") or of one operation ("fixtures.info"); none for any other text. */
export function crawlStepsOf(selector: string): readonly CrawlStep[] {
  return CRAWL_STEPS.filter(
    ({ operation: { route, t } }) => selector === route || selector === `${route}.${t}`,
  );
}

/** Returns the parameters that a step sends, in the order of the table. */
export function stepParameters({ operation, filters }: CrawlStep): readonly Parameter[] {
  const needed = requiredParameters(operation);
  return operation.parameters.filter((each) => needed.includes(each) || filters.includes(each));
}

/** Returns other steps that may be requested to find the parameters of these. */
export function sourcesOf(steps: readonly CrawlStep[]): readonly CrawlStep[] {
  if (steps.every((step) => stepParameters(step).length === 0)) return [];
  return CRAWL_STEPS.filter(
    (step) => step.include === '' && step.filters.length === 0 && !steps.includes(step),
  );
}

export function maxRequestsOf(steps: readonly CrawlStep[]): number {
  return (steps.length + Math.min(MAX_SOURCES, sourcesOf(steps).length)) * MAX_TRIES;
}
