import { LRUCache } from 'lru-cache';
import { matchStates } from '#bff/cache/match-states.ts';
import type { Allowance } from '#bff/config/config.ts';
import { Failure, type Reason } from '#bff/failure.ts';
import type { Question } from '#bff/question.ts';
import type { Clock } from '#contract/clock.ts';
import { type CountedMeter, type CountedState, createCountedMeter } from './counted-meter.ts';
import { createDemand, type Refresh } from './demand.ts';
import type { Reading } from './meter.ts';
import { hardStop, shareUntilAllowed, stretchFactors, supplyPerSecond } from './pacing.ts';
import { type ByRank, RANK_OF, type Rank } from './ranks.ts';
import {
  createReportedMeter,
  type Report,
  type ReportedMeter,
  type ReportedState,
} from './reported-meter.ts';
import { windowEnd } from './window.ts';

/** A probe without an answer is repeated after this, ms; meanwhile nobody else is let through. */
const PROBE_MS = 60_000;
/** What a request waits that comes while a probe is under way, ms. */
const PROBE_WAIT_MS = 5_000;
/** How long a refusal without `Retry-After` counts as the same one, ms. */
const REFUSAL_MS = 60_000;
/** Refusals in a row after which the allowance counts as used up, whatever was reported. */
const REFUSALS_BELIEVED = 2;

/** Periods that are stretched by this are worth a line in the log. */
const SHORT_STRETCH = 2;
const MAX_KEYS = 5_000;

/** Requests that failed so never came to be counted by the service. */
const UNCOUNTED: ReadonlySet<Reason> = new Set<Reason>([
  'breaker',
  'busy',
  'certificate',
  'connection',
  'credentials',
  'dns',
  'limit',
]);

const UNSTRETCHED: ByRank = { live: 1, day: 1, table: 1, catalogue: 1 };

/** What outlives a restart. Holds no credentials. */
export interface BudgetState {
  readonly reported: ReportedState;
  readonly hour?: CountedState | undefined;
  readonly day?: CountedState | undefined;
}

/** What the status page shows of the account. */
export interface AllowanceState {
  readonly requestsLeft: number | null;
  readonly limit: number | null;
  /** Epoch ms; null: nothing is known of the allowance. */
  readonly resetsAt: number | null;
  /** By how much periods are stretched now, 1: not at all. */
  readonly stretch: ByRank;
}

/** How an operator is told of it in the log. */
export type AllowanceLevel = 'plenty' | 'short' | 'used up';

export interface Budget {
  /** ms until a refresh for `question` may begin; 0: now. Changes nothing. */
  wait(question: Question): number;
  /**
   * Makes one request of a refresh for `question`, unless the allowance is used up: then throws a `Failure` that says
   * when to try again.
   */
  call<T>(question: Question, request: () => Promise<T>): Promise<T>;
  /** Notes what an answer says of the account. */
  observe(report: Report): void;
  /**
   * How long the answer that was just loaded is to be served, ms of the world; `freshMs` if requests are plenty. A
   * single match is refreshed at its kick-off even so: from then on it is in play.
   */
  stretch(question: Question, freshMs: number, data: unknown): number;
  readonly state: AllowanceState;
  readonly level: AllowanceLevel;
  /** What to save. */
  readonly saved: BudgetState;
  /** Goes on from what was saved, or from nothing: the account is another one. */
  restore(saved: BudgetState | null): void;
}

export interface BudgetOptions {
  /** Of the world: windows are counted in it. */
  readonly clock: Clock;
  /** The machine's monotonic time, ms. */
  readonly elapsed: () => number;
  readonly allowance: Allowance;
  /** False: requests cost nothing, so periods are never stretched. */
  readonly stretches: boolean;
  /** The usual period of what is in play, ms: no key is planned for more often. */
  readonly livePeriodMs: number;
  /** Called after every change that `saved` shows. */
  readonly onChange: () => void;
}

/** Spreads the requests of the account over its window: see pacing.ts for how, and the meters for what is left. */
export function createBudget(options: BudgetOptions): Budget {
  const { clock, elapsed, allowance, stretches, livePeriodMs, onChange } = options;
  const demand = createDemand();
  const callsOf = new LRUCache<string, number>({ max: MAX_KEYS });
  let reported: ReportedMeter;
  let hour: CountedMeter | null;
  let day: CountedMeter | null;
  let underWay = 0;
  let probeAt = Number.NEGATIVE_INFINITY;
  let refusals = 0;
  let refusedUntil = Number.NEGATIVE_INFINITY;
  let stretch = UNSTRETCHED;
  let level: AllowanceLevel = 'plenty';

  function restore(saved: BudgetState | null): void {
    const { perHour, perDay } = allowance;
    reported = createReportedMeter({ hour: perHour, day: perDay }, saved?.reported);
    hour = perHour === null ? null : createCountedMeter('hour', perHour, saved?.hour);
    day = perDay === null ? null : createCountedMeter('day', perDay, saved?.day);
  }
  restore(null);

  const counted = () => [hour, day].filter((meter) => meter !== null);
  const isOut = ({ left, limit }: Reading) => left !== null && left <= hardStop(limit);
  const machineMs = (worldMs: number) => Math.ceil(worldMs / Math.max(clock.rate, 1));

  /** ms until any request may be made. */
  function waitForAny(now: number): number {
    const ends = counted()
      .map((meter) => meter.read(now))
      .filter(isOut)
      .map(({ endsAt }) => endsAt - now);
    if (ends.length > 0) return machineMs(Math.max(...ends));
    if (!isOut(reported.read(now))) return 0;
    if (!reported.isDueForProbe(now)) return machineMs(windowEnd('hour', now) - now);
    return elapsed() - probeAt < PROBE_MS ? PROBE_WAIT_MS : 0;
  }

  function waitForRank(rank: Rank, reading: Reading, now: number): number {
    const { left, limit, endsAt, lengthMs, isOutdated } = reading;
    if (left === null || limit === null || isOutdated) return 0;
    return machineMs(shareUntilAllowed(rank, left, limit, (endsAt - now) / lengthMs) * lengthMs);
  }

  /** What is left by the meter that allows the least, and how many requests a second that is; null: unknown. */
  function tightest(now: number): (Reading & { readonly left: number; readonly perSecond: number }) | null {
    const known = [reported, ...counted()].flatMap((meter) => {
      const { left, ...rest } = meter.read(now);
      if (left === null) return [];
      const perSecond = supplyPerSecond({ ...rest, left, secondsLeft: (rest.endsAt - now) / 1_000 });
      return { ...rest, left, perSecond };
    });
    return known.toSorted((a, b) => a.perSecond - b.perSecond)[0] ?? null;
  }

  /** One refusal may be for too many requests at once; the second one in a row is for the allowance. */
  function refused(retryAfter: number | null): void {
    if (elapsed() < refusedUntil) return;
    refusedUntil = elapsed() + (retryAfter ?? REFUSAL_MS);
    refusals += 1;
    const { left, limit } = reported.read(clock.now());
    const wasProbe = left !== null && left <= hardStop(limit);
    if (wasProbe || refusals >= REFUSALS_BELIEVED) reported.usedUp(clock.now());
  }

  return {
    wait(question) {
      const now = clock.now();
      const rank = demand.rankOf(question.key) ?? RANK_OF[question.operation.pace];
      const any = waitForAny(now);
      if (any > 0 || isOut(reported.read(now))) return any;
      return Math.max(...[reported, ...counted()].map((meter) => waitForRank(rank, meter.read(now), now)));
    },

    async call({ key }, request) {
      const now = clock.now();
      const wait = waitForAny(now);
      if (wait > 0) throw new Failure('rate_limited', 'limit', { retryAfter: wait });
      if (isOut(reported.read(now))) probeAt = elapsed();
      for (const meter of [reported, ...counted()]) meter.spend(now);
      callsOf.set(key, (callsOf.get(key) ?? 0) + 1);
      underWay += 1;
      try {
        const response = await request();
        refusals = 0;
        return response;
      } catch (thrown) {
        if (thrown instanceof Failure) {
          if (UNCOUNTED.has(thrown.reason)) for (const meter of [reported, ...counted()]) meter.refund();
          if (thrown.code === 'rate_limited') refused(thrown.retryAfter);
        }
        throw thrown;
      } finally {
        underWay -= 1;
        onChange();
      }
    },

    observe(report) {
      reported.observe(report, underWay, clock.now());
      onChange();
    },

    stretch({ key, operation }, freshMs, data) {
      const calls = callsOf.get(key) ?? 0;
      callsOf.delete(key);
      // An answer without a request costs nothing, so it needs no other period.
      if (!stretches || calls === 0) return freshMs;
      const now = clock.now();
      const periodMs = Math.max(freshMs, livePeriodMs);
      const isInPlay = operation.pace === 'match' && periodMs <= livePeriodMs;
      const refresh: Refresh = { rank: isInPlay ? 'live' : RANK_OF[operation.pace], calls, periodMs };
      const supply = tightest(now);
      stretch = stretchFactors(
        demand.perSecond(key, refresh, now),
        supply?.perSecond ?? Number.POSITIVE_INFINITY,
      );
      const factor = stretch[refresh.rank];
      // A new window may bring plenty: everything is refreshed soon after it begins.
      const untilReset = supply ? supply.endsAt + livePeriodMs - now : Number.POSITIVE_INFINITY;
      const kickOff = operation.pace === 'match' ? matchStates(data, now).nextKickOff : null;
      const untilKickOff = kickOff === null ? Number.POSITIVE_INFINITY : kickOff - now;
      const longest = Math.min(factor * periodMs, untilReset, untilKickOff);
      const lasts = factor > 1 ? Math.max(freshMs, longest) : freshMs;
      demand.note(key, refresh, now, now + lasts);
      return lasts;
    },

    get state() {
      const supply = tightest(clock.now());
      return {
        requestsLeft: supply?.left ?? null,
        limit: supply?.limit ?? null,
        resetsAt: supply?.endsAt ?? null,
        stretch,
      };
    },

    get level() {
      const now = clock.now();
      const highest = Math.max(...Object.values(stretch));
      if ([reported, ...counted()].some((meter) => isOut(meter.read(now)))) level = 'used up';
      else if (highest >= SHORT_STRETCH) level = 'short';
      else if (highest === 1) level = 'plenty';
      return level;
    },

    get saved() {
      return { reported: reported.state, hour: hour?.state, day: day?.state };
    },
    restore,
  };
}
