import type { Match } from '#contract/records/match.ts';
import { type Answer, operationUrl } from '#web/data/fetch.ts';
import { matchQuery } from '#web/data/match.ts';

/** A match as it is in truth, and a clock that tells the truth. */
export interface TrueMatch {
  readonly asOf: number;
  readonly match: Match;
  /** Returns the world's time at an instant of `performance.now()`, epoch ms. */
  readonly worldTimeAt: (at: number) => number;
}

/** Fetches a match without the viewer's delay; null if there is no answer. Nothing of it may be shown. */
export async function observeMatch(id: string, signal: AbortSignal): Promise<TrueMatch | null> {
  const response = await fetch(operationUrl(matchQuery(id).queryKey), { cache: 'no-cache', signal });
  const arrivedAt = performance.now();
  const [, time, rate = '1'] =
    /^(\d+)(?:; ?rate=([\d.]+))?$/.exec(response.headers.get('world-time') ?? '') ?? [];
  if (!response.ok || !time) return null;
  const { data } = (await response.json()) as Answer<Match | null>;
  if (!data?.time) return null;
  return {
    match: data,
    asOf: Number(time) - Number(response.headers.get('age') ?? 0) * 1000,
    worldTimeAt: (at) => Number(time) + (at - arrivedAt) * Number(rate),
  };
}
