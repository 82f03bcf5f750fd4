import { entityKindOf } from '#contract/entity-kinds.ts';
import type { Operation } from '#contract/operation.ts';
import {
  CRAWL_STEPS,
  type CrawlStep,
  MAX_SOURCES,
  MAX_TRIES,
  sourcesOf,
  stepParameters,
} from './crawl-steps.ts';
import { createDiscoveredIds, type DiscoveredIds, entityKindOfRecords } from './discovered-ids.ts';

/** Parameters of a request, in order, without credentials. */
export type RequestParameters = readonly (readonly [name: string, value: string])[];

export interface ServiceReply {
  readonly status: number;
  /** The parsed body, or a stand-in for it. */
  readonly body: unknown;
}

export interface Visit extends CrawlStep {
  /** The last request and its response, but for a 404 after an answer; null if its ids were never discovered. */
  readonly exchange: { readonly parameters: RequestParameters; readonly reply: ServiceReply } | null;
}

/** Sends a request to a service. Returns null if no further request may be made. */
export type SendRequest = (
  operation: Operation,
  parameters: RequestParameters,
) => Promise<ServiceReply | null>;

/**
 * Requests the operations of the table, or only some steps of it. Ids come from the responses: first the steps
 * without parameters (feeds and lists), then those whose ids they contain, and so on. Ids that only other steps
 * contain are requested from these. Yields each step when it is done, those without ids last.
 */
export async function* crawl(
  send: SendRequest,
  steps: readonly CrawlStep[] = CRAWL_STEPS,
): AsyncGenerator<Visit> {
  const ids = createDiscoveredIds();
  let sources = sourcesOf(steps);
  let sourcesLeft = MAX_SOURCES;
  let waiting = steps;
  while (waiting.length > 0) {
    const stillWaiting: CrawlStep[] = [];
    for (const step of waiting) {
      const done = await visitStep(step, ids, send);
      if (done.exchange === null) stillWaiting.push(step);
      else yield done;
    }
    const isStuck = stillWaiting.length === waiting.length;
    waiting = stillWaiting;
    if (!isStuck) continue;
    const source = sourcesLeft > 0 ? bestSource(sources, waiting, ids) : null;
    if (source === null || (await visitStep(source, ids, send)).exchange === null) break;
    sources = sources.filter((step) => step !== source);
    sourcesLeft -= 1;
  }
  for (const step of waiting) yield { ...step, exchange: null };
}

/** Returns the step that is ready and yields ids that others need, else the first that is ready. */
function bestSource(
  sources: readonly CrawlStep[],
  waiting: readonly CrawlStep[],
  ids: DiscoveredIds,
): CrawlStep | null {
  const missing = new Set(
    waiting.flatMap((step) =>
      stepParameters(step)
        .filter((parameter) => ids.valueFor(step.operation, parameter, 0) === null)
        .map((parameter) => entityKindOf(step.operation, parameter)),
    ),
  );
  const possible = sources.filter((step) => requestParameters(step, ids, 0) !== null);
  return possible.find(({ operation }) => missing.has(entityKindOfRecords(operation))) ?? possible[0] ?? null;
}

async function visitStep(step: CrawlStep, ids: DiscoveredIds, send: SendRequest): Promise<Visit> {
  let exchange: Visit['exchange'] = null;
  let previous = '';
  for (let nth = 0; nth < MAX_TRIES; nth += 1) {
    const parameters = requestParameters(step, ids, nth);
    if (parameters === null || `${parameters}` === previous) break;
    previous = `${parameters}`;
    const reply = await send(step.operation, parameters);
    if (reply === null) break;
    // Further ids may not belong together: that there is nothing of them says less than an answer.
    if (exchange?.reply.status !== 200 || reply.status !== 404) exchange = { parameters, reply };
    if (reply.status === 200) ids.learn(step.operation, dataOf(reply.body));
    if (!isEmptyReply(reply)) break;
  }
  return { ...step, exchange };
}

/** Returns the parameters of a step, with the `nth` discovered value of each; null while one is missing. */
function requestParameters(step: CrawlStep, ids: DiscoveredIds, nth: number): RequestParameters | null {
  const { operation, include } = step;
  const parameters = stepParameters(step);
  const values = parameters.map((parameter) => ids.valueFor(operation, parameter, nth));
  if (values.includes(null)) return null;
  return [
    ['t', operation.t],
    ...parameters.map(({ name }, place) => [name, values[place] ?? ''] as const),
    ...(include === '' ? [] : [['include', include] as const]),
  ];
}

function isEmptyReply({ status, body }: ServiceReply): boolean {
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
