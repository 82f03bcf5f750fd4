import type { ApiRequest } from '#bff/api-request.ts';
import type { OutcomeWithData } from './answer-outcome.ts';
import type { RecentVersion, RecentVersions } from './recent-versions.ts';

/**
 * Returns what a request with a delay gets: the newest version that is at least so old, else the oldest one. It is fresh
 * until the next version is old enough, at most for a period, so that delayed polls keep their key watched.
 *
 * @param outcome of the same request without a delay
 */
export function delayOutcome(
  { key, delay }: Pick<ApiRequest, 'key' | 'delay'>,
  outcome: OutcomeWithData,
  recent: RecentVersions,
): OutcomeWithData<RecentVersion> {
  const { answeredAt, version: currentVersion } = outcome;
  const delayMs = delay * 1_000;
  const entry = delay > 0 ? recent.at(key, answeredAt - delayMs) : null;
  if (!entry || entry.version.asOf >= currentVersion.asOf) return outcome;
  const { version, next } = entry;
  const periodMs = currentVersion.freshUntil - currentVersion.asOf;
  const freshUntil = Math.min((next ?? currentVersion).asOf + delayMs, answeredAt + periodMs);
  return { how: 'hit', version: { ...version, freshUntil }, isCollapsed: false, answeredAt };
}
