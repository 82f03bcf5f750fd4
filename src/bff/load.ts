import { setImmediate as nextTurn } from 'node:timers/promises';
import { createBulkhead } from '#bff/upstream/bulkhead.ts';
import { createMissingRoutes } from '#bff/upstream/missing-routes.ts';
import { MAX_CONCURRENT_CALLS, type UpstreamPages } from '#bff/upstream/upstream-client.ts';
import type { AgeingClock } from '#contract/clock.ts';
import {
  type AnyRecord,
  ContractError,
  type ParsedAnswer,
  readAnswerInSteps,
} from '#contract/read-answer.ts';
import { settle } from '#contract/settle.ts';
import type { Budget } from './account/budget.ts';
import type { ApiRequest } from './api-request.ts';
import { computeFreshness, type Terms } from './cache/freshness.ts';
import { progressOf } from './cache/progress.ts';
import { JSON_TYPE, makeBody, type Version } from './cache/version.ts';
import { collect } from './collect.ts';
import { asFailure, detailsOf, Failure } from './failure.ts';
import type { Log } from './log.ts';
import { addSettled, type SettledRecords } from './settled-records.ts';
import type { UpstreamCall } from './upstream-call.ts';

export interface LoadOptions {
  readonly upstream: UpstreamPages;
  readonly clock: AgeingClock;
  /** The machine's monotonic time, ms. */
  readonly elapsed: () => number;
  readonly budget: Pick<Budget, 'observe' | 'call' | 'stretch' | 'window'>;
  readonly terms: Terms;
  readonly log: Log;
  /** Called after each request to the data service. */
  onCall(call: UpstreamCall): void;
  /** Called when unreadable records were dropped; the operation is `<route>?t=<selector>`. */
  onDropped(operation: string, records: number): void;
  /** Called when records that contradicted themselves were settled. */
  onSettled(records: SettledRecords): void;
  /** Called with the data of each version, before that is stored. */
  onData(apiRequest: ApiRequest, data: unknown): void;
}

interface LoadedAnswer {
  readonly data: unknown;
  /** Losses, settled contradictions and paging. Holds no timestamps, so that equal data give equal bytes. */
  readonly meta: {
    dropped: number;
    refused?: readonly string[];
    settled?: SettledRecords;
    page?: number;
    pages?: number;
    total?: number;
    /** The feed is longer than what is read of it. */
    cut?: boolean;
  };
}

interface SettledAnswer extends ParsedAnswer {
  readonly settled: SettledRecords;
}

const EMPTY_ANSWER: LoadedAnswer = { data: [], meta: { dropped: 0 } };

/** Lead of a refresh before a watched answer expires, ms and share of its period. */
const MAX_LEAD_MS = 1_000;
const MAX_LEAD_SHARE = 0.2;

/** Time after which reading a page yields to other requests. */
const TURN_MS = 10;

const MAX_WAITING_CALLS = 256;

/** Returns what is not as requested or as sent: losses, refused datasets, settled contradictions. */
const notesOf = ({ refusedDatasets: refused }: ApiRequest, dropped: number, settled: SettledRecords) => ({
  dropped,
  ...(refused && { refused }),
  ...(Object.keys(settled).length > 0 && { settled }),
});

function isWorthless({ data, dropped }: ParsedAnswer): boolean {
  return dropped > 0 && (data === null || (Array.isArray(data) && data.length === 0));
}

/** Fetches answers from the data service, reads them by the contract and turns them into versions. */
export function createLoad(options: LoadOptions) {
  const { upstream, clock, elapsed, budget, terms, log, onCall, onDropped, onSettled, onData } = options;
  const bulkhead = createBulkhead(MAX_CONCURRENT_CALLS, MAX_WAITING_CALLS);
  const missingRoutes = createMissingRoutes({ now: () => clock.ageingNow(), rate: clock.rate });

  /** Yields to other requests in between: reading a page takes milliseconds, a hostile one seconds. */
  async function takeTurns(steps: Generator<void, ParsedAnswer, void>): Promise<ParsedAnswer> {
    for (let turnEndsAt = 0; ; ) {
      if (elapsed() >= turnEndsAt) {
        await nextTurn();
        turnEndsAt = elapsed() + TURN_MS;
      }
      const step = steps.next();
      if (step.done) return step.value;
    }
  }

  async function readBody(apiRequest: ApiRequest, body: unknown, call: number) {
    const { name, operation, include, offset, oddsFormat } = apiRequest;
    try {
      let settled: SettledRecords = {};
      const finish = (record: AnyRecord) =>
        settle(operation.record, record, (rule) => {
          settled = addSettled(settled, { [rule]: 1 });
        });
      const steps = readAnswerInSteps(operation, include, body, offset, oddsFormat, finish);
      const answer = { ...(await takeTurns(steps)), settled };
      onSettled(settled);
      budget.observe(apiRequest, answer.meta, call);
      if (answer.dropped > 0) onDropped(name, answer.dropped);
      if (answer.problems.length > 0) {
        log('warn', 'unreadable records', {
          operation: name,
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

  async function readPage(
    apiRequest: ApiRequest,
    page: number | null,
    signal: AbortSignal,
  ): Promise<SettledAnswer> {
    const { operation, parameters } = apiRequest;
    const sentParameters = page === null ? parameters : [...parameters, ['page', String(page)] as const];
    const startedAt = elapsed();
    const call = { operation: apiRequest.name, ms: 0, bytes: 0, requestsLeft: null };
    const request = () => upstream.request(operation.route, sentParameters, signal);
    try {
      // Whether a call may be sent is decided when it is its turn.
      const { response, call: number } = await bulkhead.run(() => budget.call(apiRequest, request));
      const { body, bytes } = response;
      Object.assign(call, { ms: elapsed() - startedAt, bytes });
      const answer = await readBody(apiRequest, body, number);
      onCall({ ...call, outcome: 'ok', requestsLeft: answer.meta.requestsLeft });
      return answer;
    } catch (thrown) {
      const failure = asFailure(thrown);
      const ms = call.ms || elapsed() - startedAt;
      if (!failure.isUnsent) onCall({ ...call, ms, outcome: failure.reason, ...detailsOf(failure) });
      throw failure;
    }
  }

  async function readOne(apiRequest: ApiRequest, signal: AbortSignal): Promise<LoadedAnswer> {
    const { data, dropped, settled, meta } = await readPage(apiRequest, null, signal);
    const notes = notesOf(apiRequest, dropped, settled);
    if (apiRequest.operation.shape !== 'list') return { data, meta: notes };
    const { page, pages, total } = meta;
    return {
      data,
      meta: {
        ...notes,
        ...(page && { page }),
        ...(pages && { pages }),
        ...(total !== null && { total }),
      },
    };
  }

  async function readFeed(apiRequest: ApiRequest, signal: AbortSignal): Promise<LoadedAnswer> {
    const { records, dropped, total, settled, isCut } = await collect(async (page) => {
      const { data, dropped, lostRecords, settled, meta } = await readPage(apiRequest, page, signal);
      const records = data as readonly { readonly id: string }[];
      return { records, dropped, lostRecords, settled, pages: meta.pages, total: meta.total };
    });
    return {
      data: records,
      meta: {
        ...notesOf(apiRequest, dropped, settled),
        ...(total !== null && { total }),
        ...(isCut && { cut: true }),
      },
    };
  }

  return async (apiRequest: ApiRequest, previous: Version | null, signal: AbortSignal): Promise<Version> => {
    const [asOf, worldTime] = [clock.ageingNow(), clock.now()];
    const { operation, offset } = apiRequest;
    const request = () => (operation.collect ? readFeed(apiRequest, signal) : readOne(apiRequest, signal));
    const response = operation.notLive
      ? await missingRoutes.fetch(operation.route, request)
      : await request();
    const receivedAt = clock.ageingNow();
    // A route that the service lacks counts as an empty list, which is no error for clients.
    const { data, meta } = 'deadUntil' in response ? EMPTY_ANSWER : response;
    const text = JSON.stringify({ data, meta });
    if (upstream.holdsSecret(text)) throw new Failure('upstream_refused', 'body');
    onData(apiRequest, data);
    const body = await makeBody(text, JSON_TYPE, previous?.body ?? null);
    // A version that was fetched early starts when the previous one ends, so each period costs one call.
    const startsAt = Math.max(asOf, previous?.freshUntil ?? asOf);
    const { freshMs, endsWithEvent, maxStaleMs } = computeFreshness(
      operation,
      data,
      worldTime + startsAt - asOf,
      terms,
      offset,
    );
    // Headers count whole seconds, so no period is shorter than one, however fast the world runs.
    const periodMs = Math.max(freshMs, 1_000 * clock.rate);
    const stretchedMs = budget.stretch(apiRequest, periodMs, data);
    const isStretched = stretchedMs > periodMs;
    const isPunctual = endsWithEvent || isStretched;
    const leadMs = isPunctual ? 0 : Math.min(MAX_LEAD_MS * clock.rate, MAX_LEAD_SHARE * periodMs);
    const freshUntil = 'deadUntil' in response ? response.deadUntil : startsAt + stretchedMs;
    const refreshAt = freshUntil - leadMs;
    // The next refresh takes about as long as this one.
    const expectedAt = refreshAt + clock.ageingNow() - asOf;
    return {
      body,
      asOf,
      receivedAt,
      freshUntil,
      ...(isStretched && { stretch: budget.window }),
      refreshAt,
      ...(expectedAt < freshUntil && { expectedAt }),
      deleteAt: freshUntil + maxStaleMs,
      progress: progressOf(data, worldTime),
    };
  };
}
