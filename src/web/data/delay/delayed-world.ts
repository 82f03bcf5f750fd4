import type { Query, QueryClient } from '@tanstack/react-query';
import { resume } from '#web/clock/pause.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { filtering } from '#web/data/answer-filter.ts';
import { operationUrl } from '#web/data/fetch.ts';
import { dropFreshness, freshnessOf } from '#web/data/freshness.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import { stepsBack } from '#web/settings/delay-state.ts';
import { shieldVersion } from '#web/settings/shield-version.ts';
import { UNDELAYED_OPERATIONS } from './undelayed-operations.ts';

/** By how much the page runs behind the world, in its seconds. */
let seconds = 0;

export const delaySeconds = (): number => seconds;

/** Names of what the page keeps in the session's storage. With a longer delay it would show what is not to be seen yet. */
const SEEN = /^(?:vidiprinter$|corrections )/;

/** Whether the proxy delays the answer of an address. */
export function isDelayed(url: string): boolean {
  const [, route, t] = /(\w+)\/\?(t=\w+)/.exec(url) ?? [];
  return !UNDELAYED_OPERATIONS.has(`${route}?${t}`);
}

/** Returns the address that a query requests, without the delay. */
export const urlOf = ({ queryKey }: Query): string => operationUrl(queryKey as unknown as OperationKey);

export const isOfMatches = (query: Query): boolean => isDelayed(urlOf(query));

/** Whether a query has an answer from after the instant at which the page is now, or waits for one. */
const isAhead = (query: Query): boolean =>
  query.state.data === undefined ||
  (isOfMatches(query) && (freshnessOf(query.queryHash).asOf ?? Infinity) > (worldClock.now() ?? 0));

/**
 * Lets the page run behind the world: its clock, and everything that it requests from now on. What it has from later is
 * dropped.
 */
export function runBehind(client: QueryClient, nextSeconds: number): void {
  const isLonger = nextSeconds > seconds;
  seconds = nextSeconds;
  worldClock.behindMs = seconds * 1000;
  worldClock.wake();
  // Requests under way are for an instant before the delay changed.
  void client.cancelQueries();
  if (isLonger) goBack(client);
  void client.invalidateQueries({ predicate: (query) => isOfMatches(query) || !query.state.data });
}

function goBack(client: QueryClient): void {
  resume();
  filtering.rawAnswers?.clear();
  forgetSession();
  const hashes = client.getQueryCache().findAll({ predicate: isAhead });
  for (const { queryHash } of hashes) dropFreshness(queryHash);
  void client.resetQueries({ predicate: isAhead });
  shieldVersion.set(shieldVersion.get() + 1);
  stepsBack.set(stepsBack.get() + 1);
}

function forgetSession(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (SEEN.test(name)) sessionStorage.removeItem(name);
  } catch {
    // Storage is blocked.
  }
}
