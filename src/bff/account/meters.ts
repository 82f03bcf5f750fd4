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
import { windowEnd } from './window.ts';

/** A probe without an answer is repeated after this time, ms; until then no other request may be made. */
const PROBE_MS = 60_000;
/** Wait of a request during a probe, ms. */
const PROBE_WAIT_MS = 5_000;

/** The state that is kept over a restart. Holds no credentials. */
export interface BudgetState {
  readonly reported: ReportedState;
  readonly hour?: CountedState | undefined;
  readonly day?: CountedState | undefined;
}

/** The reading of the meter that allows the fewest requests a second. */
interface Supply extends Reading {
  readonly left: number;
  /** Requests a second if the rest is spent evenly. */
  readonly perSecond: number;
}

/** All meters of the account: of what the service reports, and of the limits that the operator has set. */
export interface Meters {
  /** Counts a request that is about to be made. */
  spend(): void;
  /** Uncounts a request that did not reach the service. */
  refund(): void;
  /** `at`: when the request was made, epoch ms; the window may have ended before its answer. */
  observe(report: Report, underWay: number, at: number): void;
  /** Records that the service refuses requests because the allowance is used up. */
  usedUp(): void;
  /** ms of the machine until any request may be made; 0: now. */
  waitForAny(): number;
  /** ms of the machine until a request of a rank may be made; 0: now. */
  waitForRank(rank: Rank): number;
  /** Whether the allowance is used up; only probes may be made then. */
  readonly isUsedUp: boolean;
  /** Null: the allowance is unknown. */
  readonly supply: Supply | null;
  readonly state: BudgetState;
}

/** @param elapsed the machine's monotonic time, ms */
export function createMeters(
  { perHour, perDay }: Allowance,
  saved: BudgetState | null,
  clock: Clock,
  elapsed: () => number,
): Meters {
  const reported: ReportedMeter = createReportedMeter({ hour: perHour, day: perDay }, saved?.reported);
  const hour: CountedMeter | null =
    perHour === null ? null : createCountedMeter('hour', perHour, saved?.hour);
  const day: CountedMeter | null = perDay === null ? null : createCountedMeter('day', perDay, saved?.day);
  const counted = [hour, day].filter((meter) => meter !== null);
  const all = [reported, ...counted];
  let probeAt = Number.NEGATIVE_INFINITY;

  const isOut = ({ left, limit }: Reading) => left !== null && left <= hardStop(limit);
  const machineMs = (worldMs: number) => Math.ceil(worldMs / Math.max(clock.rate, 1));

  function waitOf(rank: Rank, reading: Reading, now: number): number {
    const { left, limit, endsAt, lengthMs, isOutdated } = reading;
    if (left === null || limit === null || isOutdated) return 0;
    return machineMs(shareUntilAllowed(rank, left, limit, (endsAt - now) / lengthMs) * lengthMs);
  }

  function waitForAny(): number {
    const now = clock.now();
    const ends = counted.map((meter) => meter.read(now)).filter(isOut);
    if (ends.length > 0) return machineMs(Math.max(...ends.map(({ endsAt }) => endsAt - now)));
    if (!isOut(reported.read(now))) return 0;
    if (!reported.isDueForProbe(now)) return machineMs(windowEnd('hour', now) - now);
    return elapsed() - probeAt < PROBE_MS ? PROBE_WAIT_MS : 0;
  }

  return {
    spend() {
      const now = clock.now();
      if (isOut(reported.read(now))) probeAt = elapsed();
      for (const meter of all) meter.spend(now);
    },
    refund() {
      for (const meter of all) meter.refund();
    },
    observe: (report, underWay, at) => reported.observe(report, underWay, at),
    usedUp: () => reported.usedUp(clock.now()),
    waitForAny,
    waitForRank(rank) {
      const now = clock.now();
      const wait = waitForAny();
      if (wait > 0 || isOut(reported.read(now))) return wait;
      return Math.max(...all.map((meter) => waitOf(rank, meter.read(now), now)));
    },
    get isUsedUp() {
      const now = clock.now();
      return all.some((meter) => isOut(meter.read(now)));
    },
    get supply() {
      const now = clock.now();
      const supplies = all.flatMap((meter): Supply[] => {
        const { left, ...rest } = meter.read(now);
        if (left === null || rest.isOutdated) return [];
        const perSecond = supplyPerSecond({ ...rest, left, secondsLeft: (rest.endsAt - now) / 1_000 });
        return [{ ...rest, left, perSecond }];
      });
      return supplies.toSorted((a, b) => a.perSecond - b.perSecond)[0] ?? null;
    },
    get state() {
      return { reported: reported.state, hour: hour?.state, day: day?.state };
    },
  };
}
