import type { Allowance } from '#bff/config/config.ts';
import type { Clock } from '#contract/clock.ts';
import { type CountedMeter, type CountedState, createCountedMeter } from './counted-meter.ts';
import type { Reading } from './meter.ts';
import { hardStop, shareUntilAllowed, supplyPerSecond } from './pacing.ts';
import type { Rank } from './ranks.ts';
import {
  createReportedMeter,
  type Report,
  type ReportedMeter,
  type ReportedState,
} from './reported-meter.ts';
import { type WindowKind, windowEnd } from './window.ts';

/** Time after which an unanswered probe is repeated; until then no other request is sent. */
const PROBE_MS = 60_000;
/** Wait of other requests during a probe. */
const PROBE_WAIT_MS = 5_000;

/** State that survives a restart. Holds no credentials. */
export interface BudgetState {
  readonly reported: ReportedState;
  readonly hour?: CountedState | undefined;
  readonly day?: CountedState | undefined;
}

/** Reading of the meter that allows the fewest requests per second. */
interface Supply extends Reading {
  readonly remaining: number;
  /** Requests per second if the rest is spent evenly. */
  readonly perSecond: number;
}

/** Meters of the account: one for the service's reports, one for each limit of the operator. */
export interface Meters {
  /** Counts a request before it is sent. */
  spend(): void;
  /** Takes over the requests of all processes in a window. */
  learnUsed(period: WindowKind, window: number, used: number): void;
  /** Takes back a request that did not reach the service. */
  refund(): void;
  /** @param at time of the request, epoch ms; its window may have ended before the answer */
  observe(report: Report, underWay: number, at: number): void;
  /** Records that the service refuses requests because the allowance is used up. */
  recordExhaustion(): void;
  /** Returns the machine ms until any request may be sent; 0: now. */
  waitForAny(): number;
  /** Returns the machine ms until a request of a rank may be sent; 0: now. */
  waitForRank(rank: Rank): number;
  /** Whether the allowance is used up, so that only probes may be sent. */
  readonly isUsedUp: boolean;
  /** Null: the allowance is unknown. */
  readonly supply: Supply | null;
  readonly state: BudgetState;
}

/** @param elapsed the machine's monotonic time, ms */
export function createMeters(
  { perHour, perDay }: Allowance,
  savedState: BudgetState | null,
  clock: Clock,
  elapsed: () => number,
): Meters {
  const reported: ReportedMeter = createReportedMeter({ hour: perHour, day: perDay }, savedState?.reported);
  const hour: CountedMeter | null =
    perHour === null ? null : createCountedMeter('hour', perHour, savedState?.hour);
  const day: CountedMeter | null =
    perDay === null ? null : createCountedMeter('day', perDay, savedState?.day);
  const countedMeters = [hour, day].filter((meter) => meter !== null);
  const allMeters = [reported, ...countedMeters];
  let probeAt = Number.NEGATIVE_INFINITY;

  const isOut = ({ remaining, limit }: Reading) => remaining !== null && remaining <= hardStop(limit);
  const machineMs = (worldMs: number) => Math.ceil(worldMs / Math.max(clock.rate, 1));

  function waitOf(rank: Rank, reading: Reading, now: number): number {
    const { remaining, limit, endsAt, lengthMs, isOutdated } = reading;
    if (remaining === null || limit === null || isOutdated) return 0;
    return machineMs(shareUntilAllowed(rank, remaining, limit, (endsAt - now) / lengthMs) * lengthMs);
  }

  function waitForAny(): number {
    const now = clock.now();
    const exhaustedReadings = countedMeters.map((meter) => meter.read(now)).filter(isOut);
    if (exhaustedReadings.length > 0)
      return machineMs(Math.max(...exhaustedReadings.map(({ endsAt }) => endsAt - now)));
    if (!isOut(reported.read(now))) return 0;
    if (!reported.isDueForProbe(now)) return machineMs(windowEnd('hour', now) - now);
    return elapsed() - probeAt < PROBE_MS ? PROBE_WAIT_MS : 0;
  }

  return {
    spend() {
      const now = clock.now();
      if (isOut(reported.read(now))) probeAt = elapsed();
      for (const meter of allMeters) meter.spend(now);
    },
    refund() {
      for (const meter of allMeters) meter.refund();
    },
    learnUsed: (period, window, used) =>
      (period === 'hour' ? hour : day)?.learnUsed(window, used, clock.now()),
    observe: (report, underWay, at) => reported.observe(report, underWay, at),
    recordExhaustion: () => reported.recordExhaustion(clock.now()),
    waitForAny,
    waitForRank(rank) {
      const now = clock.now();
      const wait = waitForAny();
      if (wait > 0 || isOut(reported.read(now))) return wait;
      return Math.max(...allMeters.map((meter) => waitOf(rank, meter.read(now), now)));
    },
    get isUsedUp() {
      const now = clock.now();
      return allMeters.some((meter) => isOut(meter.read(now)));
    },
    get supply() {
      const now = clock.now();
      const supplies = allMeters.flatMap((meter): Supply[] => {
        const { remaining, ...rest } = meter.read(now);
        if (remaining === null || rest.isOutdated) return [];
        const perSecond = supplyPerSecond({ ...rest, remaining, secondsLeft: (rest.endsAt - now) / 1_000 });
        return [{ ...rest, remaining, perSecond }];
      });
      return supplies.toSorted((a, b) => a.perSecond - b.perSecond)[0] ?? null;
    },
    get state() {
      return { reported: reported.state, hour: hour?.state, day: day?.state };
    },
  };
}
