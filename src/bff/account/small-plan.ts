import { computeFreshness, type Terms } from '#bff/cache/freshness.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { Pace } from '#contract/operation.ts';
import type { SmallPlan } from '#contract/site.ts';
import { stretchFactors, supplyPerSecond } from './pacing.ts';
import { planTerms } from './plan.ts';

const TERMS: Terms = { mode: 'real', livePollSeconds: 30 };
/** From 18:00 to midnight UTC, when the allowance ends. */
const EVENING_MS = 6 * HOUR_MS;

const periodMs = (pace: Pace) => computeFreshness({ pace }, null, 0, TERMS).freshMs;

/** Returns how often matches in play are fetched for a list of today's scores that is open until the allowance ends. */
function liveMinutes(requests: number, remainingMs: number): number {
  const perSecond = (pace: Pace) => 1_000 / periodMs(pace);
  const supply = supplyPerSecond({
    remaining: requests,
    limit: requests,
    secondsLeft: remainingMs / 1_000,
    othersPerSecond: 0,
  });
  const demand = { live: perSecond('live'), day: perSecond('day'), table: 0, catalogue: 0 };
  return Math.round((stretchFactors(demand, supply).live * periodMs('live')) / MINUTE_MS);
}

/** Returns what the free plan gives, by the functions that pace the calls. */
export function smallPlan(): SmallPlan {
  const requestsPerDay = planTerms('free')?.limit ?? 0;
  return {
    requestsPerDay,
    minutesAllDay: liveMinutes(requestsPerDay, DAY_MS),
    minutesInEvening: liveMinutes(requestsPerDay, EVENING_MS),
  };
}
