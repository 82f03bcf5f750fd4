import type { Operation, Parameter } from '#contract/operation.ts';
import { OPERATIONS } from '#contract/operations.ts';
import { neededParameters } from '#contract/parameters.ts';
import { createKnown, type Known } from './known.ts';

/** Parameters of a request without the account, in order. */
export type Question = readonly (readonly [name: string, value: string])[];

export interface Reply {
  readonly status: number;
  /** The parsed body, or what stands for it. */
  readonly body: unknown;
}

/** One thing that can be asked of an operation. */
export interface Step {
  readonly operation: Operation;
  /** Optional parameters that are given as well. */
  readonly filters: readonly Parameter[];
  /** The value of `include`; "" for none. */
  readonly include: string;
}

export interface Visit extends Step {
  /** What was asked last; null when no answer told of what would have to be asked for. */
  readonly asked: { readonly question: Question; readonly reply: Reply } | null;
}

/** What an answer has nothing to tell of is asked of another thing, so often in all. */
const TRIES = 3;

/**
 * What is asked of every operation: itself, each dataset alone, all together, and of a catalogue the list narrowed
 * by each of its filters, since it comes in another shape.
 */
function stepsOf(operation: Operation): readonly Step[] {
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

export const STEPS: readonly Step[] = OPERATIONS.flatMap(stepsOf);

/** No walk asks more often. */
export const MOST_REQUESTS = STEPS.length * TRIES;

/**
 * Walks the whole table. What to ask for comes from the answers: first what needs nothing (feeds and lists), then
 * what they told of, and so on until nothing new can be asked. Yields each step when it is done, at last those
 * that could not be asked.
 */
export async function* walk(ask: Ask): AsyncGenerator<Visit> {
  const known = createKnown();
  let waiting = [...STEPS];
  for (let asked = true; asked && waiting.length > 0; ) {
    asked = false;
    const left: Step[] = [];
    for (const step of waiting) {
      const done = await visit(step, known, ask);
      if (done.asked === null) left.push(step);
      else {
        asked = true;
        yield done;
      }
    }
    waiting = left;
  }
  for (const step of waiting) yield { ...step, asked: null };
}

/** Asks a service. */
export type Ask = (operation: Operation, question: Question) => Promise<Reply>;

async function visit(step: Step, known: Known, ask: Ask): Promise<Visit> {
  let asked: Visit['asked'] = null;
  for (let nth = 0; nth < TRIES; nth += 1) {
    const question = questionOf(step, known, nth);
    if (question === null || `${question}` === `${asked?.question}`) break;
    const reply = await ask(step.operation, question);
    asked = { question, reply };
    if (reply.status === 200) known.learn(step.operation, dataOf(reply.body));
    if (!hasNothing(reply)) break;
  }
  return { ...step, asked };
}

/** What a step asks for, with the `nth` of everything that is known; null while something is not. */
function questionOf({ operation, filters, include }: Step, known: Known, nth: number): Question | null {
  const needed = neededParameters(operation);
  const given = operation.parameters.filter((each) => needed.includes(each) || filters.includes(each));
  const values = given.map((parameter) => known.valueFor(operation, parameter, nth));
  if (values.includes(null)) return null;
  return [
    ['t', operation.t],
    ...given.map(({ name }, place) => [name, values[place] ?? ''] as const),
    ...(include === '' ? [] : [['include', include] as const]),
  ];
}

function hasNothing({ status, body }: Reply): boolean {
  return status === 404 || (status === 200 && isEmpty(dataOf(body)));
}

function dataOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
}

/** A list of nothing, or an object of such lists (`last_next`, line-ups). */
function isEmpty(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  if (typeof data !== 'object' || data === null) return true;
  return Object.values(data).every((value) => Array.isArray(value) && value.length === 0);
}
