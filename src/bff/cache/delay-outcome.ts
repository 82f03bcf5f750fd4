import type { ApiRequest } from '#bff/api-request.ts';
import type { OutcomeWithData } from './answer-outcome.ts';
import { type RecentVersion, type RecentVersions, recentVersionOf } from './recent-versions.ts';

/**
 * Returns what a request with a delay gets: the newest version that arrived at least so long ago, else the oldest one. It is
 * fresh until the next version is old enough, at most for a period, so that delayed polls keep their key watched.
 *
 * @param outcome of the same request without a delay
 */
export function delayOutcome(
  { key, delay }: Pick<ApiRequest, 'key' | 'delay'>,
  outcome: OutcomeWithData,
  recent: RecentVersions,
): OutcomeWithData<RecentVersion> {
  if (delay === 0) return outcome;
  const { answeredAt } = outcome;
  const { asOf, freshUntil } = outcome.version;
  const currentVersion = recentVersionOf(outcome.version);
  const delayMs = delay * 1_000;
  const entry = recent.at(key, answeredAt - delayMs);
  if (!entry || entry.version.asOf >= currentVersion.asOf) return { ...outcome, version: currentVersion };
  const { version, next } = entry;
  const end = Math.min((next ?? currentVersion).asOf + delayMs, answeredAt + freshUntil - asOf);
  return { how: 'hit', version: { ...version, freshUntil: end }, isCollapsed: false, answeredAt };
}
