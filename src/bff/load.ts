import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '#contract/clock.ts';
import { type Answer, ContractError, readAnswer } from '#contract/read.ts';
import type { Budget } from './cache/budget.ts';
import { freshness, type Terms } from './cache/freshness.ts';
import { JSON_TYPE, makeBody, type Version } from './cache/version.ts';
import { collect } from './collect.ts';
import { asFailure, Failure } from './failure.ts';
import type { Log } from './log.ts';
import type { Question } from './question.ts';
import type { Upstream } from './upstream/client.ts';
import { createDeadRoutes } from './upstream/dead-routes.ts';
import type { UpstreamCall } from './upstream-call.ts';

export interface LoadOptions {
  readonly upstream: Upstream;
  readonly clock: Clock;
  readonly budget: Budget;
  readonly terms: Terms;
  readonly log: Log;
  readonly elapsed: () => number;
  /** Called after each request to the data service. */
  readonly onCall: (call: UpstreamCall) => void;
  /** Called where records could not be read, by `<route>?t=<selector>`. */
  readonly onDropped: (operation: string, records: number) => void;
}

interface Read {
  readonly data: unknown;
  /** What was lost, and where the list goes on. Nothing in it changes by itself, so equal data are equal bytes. */
  readonly meta: { dropped: number; page?: number; pages?: number; total?: number };
}

const NOTHING: Read = { data: [], meta: { dropped: 0 } };

function isWorthless({ data, dropped }: Answer): boolean {
  return dropped > 0 && (data === null || (Array.isArray(data) && data.length === 0));
}

/** Gets answers from the data service, reads them by the contract and makes versions of them. */
export function createLoad(options: LoadOptions) {
  const { upstream, clock, budget, terms, log, elapsed, onCall, onDropped } = options;
  const deadRoutes = createDeadRoutes(clock);

  async function readPage(question: Question, page: number | null, signal: AbortSignal): Promise<Answer> {
    const { operation, parameters, include, offset, oddsFormat } = question;
    const asked = page === null ? parameters : [...parameters, ['page', String(page)] as const];
    const startedAt = elapsed();
    const call = (outcome: UpstreamCall['outcome'], requestsLeft: number | null) =>
      onCall({ operation: question.name, outcome, ms: elapsed() - startedAt, bytes: 0, requestsLeft });
    const body = await upstream.ask(operation.route, asked, signal).catch((thrown: unknown) => {
      call(asFailure(thrown).reason, null);
      throw thrown;
    });
    // Reading a page takes milliseconds; between pages it is the turn of those who wait for an answer.
    await nextTurn();
    try {
      const answer = readAnswer(operation, include, body, offset, oddsFormat);
      budget.observe(answer.meta.requestsLeft);
      call('ok', answer.meta.requestsLeft);
      if (answer.dropped > 0) onDropped(question.name, answer.dropped);
      if (answer.problems.length > 0) {
        const { route, t } = operation;
        log('warn', 'unreadable', {
          operation: `${route}?t=${t}`,
          problems: answer.problems.length,
          dropped: answer.dropped,
        });
      }
      if (isWorthless(answer)) throw new Failure('upstream_refused', 'body');
      return answer;
    } catch (thrown) {
      throw thrown instanceof ContractError ? new Failure('upstream_refused', 'body') : thrown;
    }
  }

  async function readOne(question: Question, signal: AbortSignal): Promise<Read> {
    const { data, dropped, meta } = await readPage(question, null, signal);
    if (question.operation.shape !== 'list') return { data, meta: { dropped } };
    const { page, pages, total } = meta;
    return {
      data,
      meta: { dropped, ...(page && { page }), ...(pages && { pages }), ...(total !== null && { total }) },
    };
  }

  async function readFeed(question: Question, signal: AbortSignal): Promise<Read> {
    const { records, dropped, total } = await collect(async (page) => {
      const { data, dropped, meta } = await readPage(question, page, signal);
      const records = data as readonly { readonly id: string }[];
      return { records, dropped, pages: meta.pages, total: meta.total };
    });
    return { data: records, meta: { dropped, ...(total !== null && { total }) } };
  }

  return async (question: Question, previous: Version | null, signal: AbortSignal): Promise<Version> => {
    const asOf = clock.now();
    const { operation, offset } = question;
    const ask = () => (operation.collect ? readFeed(question, signal) : readOne(question, signal));
    const told = operation.notLive ? await deadRoutes.ask(operation.route, ask) : await ask();
    // A route that is not there has nothing to tell: whoever asks it all the same gets that, and no error.
    const read = 'deadUntil' in told ? NOTHING : told;
    const text = upstream.scrub(JSON.stringify(read));
    const body = await makeBody(text, JSON_TYPE, previous?.body ?? null);
    const { fresh, maxStale } = freshness(operation, read.data, asOf, terms, offset);
    // A header cannot say less than a second, so neither does the cache, however fast the world runs.
    const freshUntil = 'deadUntil' in told ? told.deadUntil : asOf + Math.max(fresh, 1_000 * clock.rate);
    return { body, asOf, freshUntil, deleteAt: freshUntil + maxStale };
  };
}
