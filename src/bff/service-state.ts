import type { AccountAllowance } from '#bff/account/account-allowance.ts';
import type { AnswerCache } from '#bff/cache/answer-cache.ts';
import type { AnswerOutcome } from '#bff/cache/answer-outcome.ts';
import type { Fleet } from '#bff/fleet/fleet.ts';
import type { Clock } from '#contract/clock.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { ServiceStatus } from '#contract/service-status.ts';
import { readBuildInfo } from './build-info.ts';
import { addSettled, type SettledRecords } from './settled-records.ts';
import type { UpstreamCall } from './upstream-call.ts';

/** Operations without a request in this time are omitted from the ages. */
const AGES_WINDOW_MS = 10 * 60_000;

/** Outcomes of a working service. */
const HEALTHY: ReadonlySet<UpstreamCall['outcome']> = new Set(['ok', 'absent', 'no_route', 'plan']);
/** Outcomes that say nothing about the service: it was not called, or the allowance is used up. */
const NEUTRAL: ReadonlySet<UpstreamCall['outcome']> = new Set([
  'breaker',
  'busy',
  'limit',
  'request',
  'defect',
]);
/** Outcomes that are not reported as failures. */
const EXPECTED: ReadonlySet<UpstreamCall['outcome']> = new Set(['ok', 'absent', 'no_route']);

export interface ServiceStateOptions {
  readonly clock: Clock;
  /** The machine's monotonic time, ms. */
  readonly elapsed: () => number;
  readonly holdings: () => AnswerCache['holdings'];
  readonly account: Pick<AccountAllowance, 'budget' | 'lacks'>;
  readonly fleet: Pick<Fleet, 'store' | 'storeSince'> | null;
}

/** Collects the data of `/api/status` from calls to the data service and answers to clients. */
export interface ServiceState {
  onCall(call: UpstreamCall): void;
  onOutcome(operation: string, outcome: AnswerOutcome): void;
  onSettled(records: SettledRecords): void;
  /** @param isOperator whether to include data for the operator only */
  read(isOperator: boolean): ServiceStatus;
}

interface LastAnswer {
  readonly asOf: number;
  readonly at: number;
}

const seconds = (ms: number) => Math.floor(ms / 1_000);

export function createServiceState({
  clock,
  elapsed,
  holdings,
  account,
  fleet,
}: ServiceStateOptions): ServiceState {
  const startedAt = elapsed();
  const { version: touchline, node } = readBuildInfo();
  const versions = { touchline, node };
  const lastAnswers = new Map<string, LastAnswer>();
  let calls: { readonly route: string; readonly at: number }[] = [];
  let settled: SettledRecords = {};
  let lastFailure: ServiceStatus['lastFailure'] = null;
  // Assumed before the first call; the embedded service has just reported that it is ready.
  let isUp = true;
  let since = clock.now();

  const isRecent = ({ at }: { at: number }, windowMs: number) => elapsed() - at < windowMs;

  function callsPerMinute() {
    calls = calls.filter((call) => isRecent(call, MINUTE_MS));
    const byRoute = Object.entries(Object.groupBy(calls, ({ route }) => route));
    return byRoute
      .map(([route, list = []]) => ({ route, calls: list.length }))
      .sort((a, b) => b.calls - a.calls);
  }

  function ages() {
    return [...lastAnswers]
      .filter(([, answer]) => isRecent(answer, AGES_WINDOW_MS))
      .map(([operation, { asOf }]) => ({ operation, seconds: Math.max(0, seconds(clock.now() - asOf)) }))
      .sort((a, b) => b.seconds - a.seconds);
  }

  function upstream(): NonNullable<ServiceStatus['upstream']> {
    const { gate, waitMs } = account.budget.state;
    const instant = (afterMs: number) => seconds(clock.now() + Math.max(0, afterMs) * clock.rate);
    return {
      gate,
      nextCallAt: gate === 'open' ? null : instant(waitMs),
      lacks: account.lacks.map(({ name, until }) => ({ name, until: instant(until - elapsed()) })),
    };
  }

  return {
    onCall({ operation, outcome }) {
      if (calls.length > 10_000) callsPerMinute();
      calls.push({ route: operation.split('?')[0] ?? '', at: elapsed() });
      if (!EXPECTED.has(outcome)) lastFailure = { at: seconds(clock.now()), reason: outcome, operation };
      if (NEUTRAL.has(outcome) || isUp === HEALTHY.has(outcome)) return;
      isUp = !isUp;
      since = clock.now();
    },
    onOutcome(operation, outcome) {
      if (outcome.how !== 'failed') lastAnswers.set(operation, { asOf: outcome.version.asOf, at: elapsed() });
    },
    onSettled(records) {
      settled = addSettled(settled, records);
    },
    read(isOperator) {
      const { requestsLeft, limit, resetsAt } = account.budget.state;
      return {
        service: isUp ? 'up' : holdings() === 'nothing' ? 'down' : 'stale',
        since: seconds(since),
        lastFailure,
        uptimeSeconds: seconds(elapsed() - startedAt),
        ages: ages(),
        ...(isOperator && {
          account: { requestsLeft, limit, resetsAt: resetsAt === null ? null : seconds(resetsAt) },
          upstream: upstream(),
          callsPerMinute: callsPerMinute(),
          settled,
          versions,
          ...(fleet && {
            store: { state: fleet.store.isUp ? 'up' : 'away', since: seconds(fleet.storeSince) },
          }),
        }),
      };
    },
  };
}
