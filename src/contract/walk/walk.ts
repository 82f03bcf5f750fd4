import type { Operation } from '#contract/operation.ts';
import { thingOf } from '#contract/things.ts';
import { createKnown, type Known, subjectOf } from './known.ts';
import { givenParameters, MAX_SOURCES, MAX_TRIES, STEPS, type Step, sourcesOf } from './steps.ts';

/** Parameters of a request, in order, without credentials. */
export type Question = readonly (readonly [name: string, value: string])[];

export interface Reply {
  readonly status: number;
  /** The parsed body, or a stand-in for it. */
  readonly body: unknown;
}

export interface Visit extends Step {
  /** The last request and its response; null if its ids were never discovered. */
  readonly asked: { readonly question: Question; readonly reply: Reply } | null;
}

/** Sends a request to a service. Returns null if no further request may be made. */
export type Ask = (operation: Operation, question: Question) => Promise<Reply | null>;

/**
 * Requests the operations of the table, or only some steps of it. Ids come from the responses: first the steps
 * without parameters (feeds and lists), then those whose ids they contain, and so on. Ids that only other steps
 * contain are requested from these. Yields each step when it is done, those without ids last.
 */
export async function* walk(ask: Ask, steps: readonly Step[] = STEPS): AsyncGenerator<Visit> {
  const known = createKnown();
  let sources = sourcesOf(steps);
  let sourcesLeft = MAX_SOURCES;
  let waiting = steps;
  while (waiting.length > 0) {
    const left: Step[] = [];
    for (const step of waiting) {
      const done = await visit(step, known, ask);
      if (done.asked === null) left.push(step);
      else yield done;
    }
    const isStuck = left.length === waiting.length;
    waiting = left;
    if (!isStuck) continue;
    const source = sourcesLeft > 0 ? bestSource(sources, waiting, known) : null;
    if (source === null || (await visit(source, known, ask)).asked === null) break;
    sources = sources.filter((step) => step !== source);
    sourcesLeft -= 1;
  }
  for (const step of waiting) yield { ...step, asked: null };
}

/** Returns the step that is ready and yields ids that others need, else the first that is ready. */
function bestSource(sources: readonly Step[], waiting: readonly Step[], known: Known): Step | null {
  const missing = new Set(
    waiting.flatMap((step) =>
      givenParameters(step)
        .filter((parameter) => known.valueFor(step.operation, parameter, 0) === null)
        .map((parameter) => thingOf(step.operation, parameter)),
    ),
  );
  const possible = sources.filter((step) => questionOf(step, known, 0) !== null);
  return possible.find(({ operation }) => missing.has(subjectOf(operation))) ?? possible[0] ?? null;
}

async function visit(step: Step, known: Known, ask: Ask): Promise<Visit> {
  let asked: Visit['asked'] = null;
  for (let nth = 0; nth < MAX_TRIES; nth += 1) {
    const question = questionOf(step, known, nth);
    if (question === null || `${question}` === `${asked?.question}`) break;
    const reply = await ask(step.operation, question);
    if (reply === null) break;
    asked = { question, reply };
    if (reply.status === 200) known.learn(step.operation, dataOf(reply.body));
    if (!hasNothing(reply)) break;
  }
  return { ...step, asked };
}

/** Returns the parameters of a step, with the `nth` discovered value of each; null while one is missing. */
function questionOf(step: Step, known: Known, nth: number): Question | null {
  const { operation, include } = step;
  const given = givenParameters(step);
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

/** Returns whether data holds nothing: an empty list, or an object of empty lists (`last_next`, line-ups). */
function isEmpty(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  if (typeof data !== 'object' || data === null) return true;
  return Object.values(data).every((value) => Array.isArray(value) && value.length === 0);
}
