import type { Allowance } from '#bff/config/config.ts';
import type { Clock } from '#contract/clock.ts';
import { type CountedMeter, type CountedState, createCountedMeter } from './counted-meter.ts';
import type { Reading } from './meter.ts';
import { hardStop, shareUntilAllowed, supplyPerSecond } from './pacing.ts';
import type { Rank } from './ranks.ts';
import {
  createReportedMeter,
  type Judgement,
  type Report,
  type ReportedMeter,
  type ReportedState,
} from './reported-meter.ts';
import { WINDOW_MS, type WindowKind } from './window.ts';

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
  readonly window: WindowKind;
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
  judge(report: Report, underWay: number, at: number): Judgement;
  /** @param isProven whether a higher report counts at once, and a lower one is a sudden fall */
  observe(report: Report, underWay: number, at: number, isProven?: boolean): void;
  /** Records that the service refuses requests because the allowance is used up. */
  recordExhaustion(): void;
  /** The window whose requests are used up by our own count, and the machine ms to its end; null: none. */
  readonly end: { readonly window: WindowKind; readonly waitMs: number } | null;
  /** Returns the machine ms until a request of a rank may be sent; 0: now. */
  waitForRank(rank: Rank): number;
  /** Whether the allowance is used up, so that only probes may be sent. */
  readonly isUsedUp: boolean;
  /** Whether the service's reports say so, for the present window. */
  readonly isReportedOut: boolean;
  /** The window that the service counts by, and the machine ms to its end. */
  readonly reportedWindow: { readonly window: WindowKind; readonly waitMs: number };
  /** Null: the allowance is unknown. */
  readonly supply: Supply | null;
  readonly state: BudgetState;
}

export function createMeters(
  { perHour, perDay }: Allowance,
  savedState: BudgetState | null,
  clock: Clock,
): Meters {
  const reported: ReportedMeter = createReportedMeter({ hour: perHour, day: perDay }, savedState?.reported);
  const hour: CountedMeter | null =
    perHour === null ? null : createCountedMeter('hour', perHour, savedState?.hour);
  const day: CountedMeter | null =
    perDay === null ? null : createCountedMeter('day', perDay, savedState?.day);
  const countedMeters = [hour, day].filter((meter) => meter !== null);
  const allMeters = [reported, ...countedMeters];

  const isOut = ({ remaining, limit }: Reading) => remaining !== null && remaining <= hardStop(limit);
  const machineMs = (worldMs: number) => Math.ceil(worldMs / Math.max(clock.rate, 1));

  function waitOf(rank: Rank, reading: Reading, now: number): number {
    const { remaining, limit, endsAt, lengthMs, isOutdated } = reading;
    if (remaining === null || limit === null || isOutdated) return 0;
    return machineMs(shareUntilAllowed(rank, remaining, limit, (endsAt - now) / lengthMs) * lengthMs);
  }

  const windowOf = ({ lengthMs, endsAt }: Pick<Reading, 'lengthMs' | 'endsAt'>, now: number) => ({
    window: lengthMs === WINDOW_MS.hour ? ('hour' as const) : ('day' as const),
    waitMs: machineMs(endsAt - now),
  });

  return {
    spend() {
      const now = clock.now();
      for (const meter of allMeters) meter.spend(now);
    },
    refund() {
      for (const meter of allMeters) meter.refund();
    },
    learnUsed: (period, window, used) =>
      (period === 'hour' ? hour : day)?.learnUsed(window, used, clock.now()),
    judge: (report, underWay, at) => reported.judge(report, underWay, at),
    observe: (report, underWay, at, isProven) => reported.observe(report, underWay, at, isProven),
    recordExhaustion: () => reported.recordExhaustion(clock.now()),
    get end() {
      const now = clock.now();
      const ends = countedMeters
        .map((meter) => meter.read(now))
        .filter(isOut)
        .map((reading) => windowOf(reading, now));
      return ends.toSorted((a, b) => b.waitMs - a.waitMs)[0] ?? null;
    },
    waitForRank(rank) {
      const now = clock.now();
      return Math.max(...allMeters.map((meter) => waitOf(rank, meter.read(now), now)));
    },
    get isUsedUp() {
      const now = clock.now();
      return allMeters.some((meter) => isOut(meter.read(now)));
    },
    get isReportedOut() {
      const reading = reported.read(clock.now());
      return isOut(reading) && !reading.isOutdated;
    },
    get reportedWindow() {
      const now = clock.now();
      return windowOf(reported.read(now), now);
    },
    get supply() {
      const now = clock.now();
      const supplies = allMeters.flatMap((meter): Supply[] => {
        const { remaining, ...rest } = meter.read(now);
        if (remaining === null || rest.isOutdated) return [];
        const perSecond = supplyPerSecond({ ...rest, remaining, secondsLeft: (rest.endsAt - now) / 1_000 });
        return [{ ...rest, remaining, perSecond, window: windowOf(rest, now).window }];
      });
      return supplies.toSorted((a, b) => a.perSecond - b.perSecond)[0] ?? null;
    },
    get state() {
      return { reported: reported.state, hour: hour?.state, day: day?.state };
    },
  };
}
