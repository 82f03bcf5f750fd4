import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { isNotFound } from '#web/data/api-error.ts';
import { type Freshness, freshnessOf } from '#web/data/freshness.ts';
import { isServerUp } from '#web/ui/reload-once.ts';
import { SNAPSHOT } from './health.ts';
import { nextTryAt } from './next-try.ts';

/** A wall without any answer of the server for this time is stuck, ms. */
const STUCK_MS = 600_000;
/** Time between two looks at the server; what can recover by itself does so within it, ms. */
const PROBE_GAP_MS = 60_000;
/** What a failure is called without a response of the server. */
const NO_RESPONSE = new Set(['offline', 'unreachable', 'timeout']);

const NEVER = Number.NEGATIVE_INFINITY;
const newest = (instants: readonly number[], atLeast = NEVER) => Math.max(atLeast, ...instants);

/** When an answer arrived, a request was refused, and one failed without a response; by `performance.now()`. */
const arrivedAt = ({ freshUntil, remainingMs, detail, asOf }: Freshness) =>
  asOf === null || detail === SNAPSHOT ? NEVER : freshUntil - remainingMs;
const unansweredAt = ({ failedAt, failure }: Freshness) =>
  NO_RESPONSE.has(failure ?? '') ? (failedAt ?? NEVER) : NEVER;
const refusedAt = (answer: Freshness) =>
  unansweredAt(answer) === NEVER ? (answer.failedAt ?? NEVER) : NEVER;

interface Options {
  readonly client: QueryClient;
  /** Called when a reload is all that is left. */
  readonly onStuck: () => void;
  readonly now?: () => number;
}

/**
 * Watches the requests of a wall from outside of React and React Query: repeats what failed within 30 s and all of it at
 * once when the server is back, and at last has the page reloaded. The browser ends a request that would never settle.
 */
export function createWatchdog({ client, onStuck, now = () => performance.now() }: Options) {
  const startedAt = now();
  let wasDown = false;
  let probedAt = Number.NEGATIVE_INFINITY;
  let hasFoundServer = false;
  const activeQueries = () => client.getQueryCache().findAll({ type: 'active' });
  const answers = () => activeQueries().map(({ queryKey }) => freshnessOf(hashKey(queryKey)));

  function refetch(queries: readonly Query[]): void {
    const hashes = new Set(queries.map(({ queryHash }) => queryHash));
    void client.refetchQueries(
      { predicate: ({ queryHash }) => hashes.has(queryHash) },
      { cancelRefetch: true },
    );
  }

  function repeatFailures(): void {
    const failed = activeQueries().filter(
      ({ queryHash, state }) => freshnessOf(queryHash).failedAt !== null && !isNotFound(state.error),
    );
    const isDown = newest(answers().map(unansweredAt)) > newest(answers().map(arrivedAt));
    const due = failed.filter(({ queryHash, state }) => {
      const isDue = now() >= nextTryAt(freshnessOf(queryHash));
      return state.fetchStatus === 'idle' && (isDue || (wasDown && !isDown));
    });
    wasDown = isDown;
    if (due.length > 0) refetch(due);
  }

  /** The page is stuck if it gets no answer although the server has been there since the last probe. */
  async function probe(): Promise<void> {
    probedAt = now();
    const isUp = await isServerUp();
    if (isUp && hasFoundServer) onStuck();
    hasFoundServer = isUp;
  }

  return {
    /** Requests everything at once, in place of what is on its way. */
    refetchAll: () => refetch(activeQueries()),
    /** Called every second. */
    check(): void {
      repeatFailures();
      const all = answers();
      const answeredAt = newest(
        all.map((one) => Math.max(arrivedAt(one), refusedAt(one))),
        startedAt,
      );
      if (now() - answeredAt <= STUCK_MS) hasFoundServer = false;
      else if (now() - probedAt > PROBE_GAP_MS) void probe();
    },
  };
}
