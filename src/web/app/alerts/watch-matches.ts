import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { LineUpsRecord } from '#contract/records/line-up.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { type MatchStore, pickEntries } from '#news/match-store.ts';
import { dayQuery } from '#web/data/day.ts';
import type { Answer } from '#web/data/fetch.ts';
import { lineUpsQuery } from '#web/data/line-ups.ts';
import { matchesOf } from '#web/data/listed-matches.ts';
import { liveQuery } from '#web/data/live.ts';
import { pollFromHeaders } from '#web/data/poll.ts';
import { relatedQuery } from '#web/data/related.ts';
import { observeAnswers } from './observe-answers.ts';
import type { SideRequests } from './side-requests.ts';

/** Lists of matches that have not begun are requested at most this often, ms. */
const SLOW_POLL_MS = 300_000;
/** Line-ups come an hour before kick-off, both teams' at once. */
const LINE_UPS_POLL_MS = 180_000;

export interface Sighting {
  readonly store: MatchStore;
  /** Whether the line-ups of matches are out, by id, as far as they were requested. */
  readonly lineUps: ReadonlyMap<string, boolean>;
}

const areOut = (lineUps: LineUpsRecord | null): boolean =>
  lineUps !== null &&
  [lineUps.home, lineUps.away].every(
    ({ squad, confirmed_formation }) => squad.length > 0 && confirmed_formation !== false,
  );

/**
 * Polls the live list in a hidden tab as well, by the same query as the pages, and what else alerts need.
 *
 * @param onSighting gets what is known of their matches after every answer; returns what to request besides
 * @returns stops it
 */
export function watchMatches(
  client: QueryClient,
  onSighting: (sighting: Sighting) => SideRequests,
): () => void {
  const stops = new Map<string, () => void>();
  const lineUps = new Map<string, boolean>();
  const matches = matchesOf(client);
  /** Of the matches in its own lists: a memory of all that pages have opened would be large. */
  const listedIds = new Set<string>();
  let isReporting = false;
  let isStopped = false;
  let hasNews = false;

  function takeList({ data }: Answer<readonly MatchRow[]>): void {
    for (const { id } of data) listedIds.add(id);
    report();
  }

  function ownMatches(): MatchStore {
    const store = matches.get();
    return { ...store, entries: pickEntries(store, listedIds) };
  }

  function report(): void {
    if (isStopped || matches.get().liveAsOf === Number.NEGATIVE_INFINITY) return;
    hasNews = true;
    // An answer from the cache comes while its observer is being started.
    if (isReporting) return;
    isReporting = true;
    while (hasNews) {
      hasNews = false;
      request(onSighting({ store: ownMatches(), lineUps: new Map(lineUps) }));
    }
    isReporting = false;
  }

  function request({ days, matches: ids, isUrgent, soon }: SideRequests): void {
    const starts = new Map<string, () => () => void>();
    const addList = (query: ReturnType<typeof dayQuery>, minMs: number) => {
      const refetchInterval = pollFromHeaders<readonly MatchRow[]>(undefined, minMs);
      starts.set(`${hashKey(query.queryKey)} ${minMs}`, () =>
        observeAnswers(client, { ...query, refetchInterval }, takeList),
      );
    };
    for (const day of days) addList(dayQuery(day), SLOW_POLL_MS);
    if (ids.length > 0) addList(relatedQuery(ids), isUrgent ? 0 : SLOW_POLL_MS);
    for (const match of soon) {
      const query = lineUpsQuery(match);
      const refetchInterval = pollFromHeaders<LineUpsRecord | null>(areOut, LINE_UPS_POLL_MS);
      starts.set(hashKey(query.queryKey), () =>
        observeAnswers(client, { ...query, refetchInterval }, ({ data }) => {
          lineUps.set(match.id, areOut(data));
          report();
        }),
      );
    }
    for (const [key, stop] of stops)
      if (!starts.has(key)) {
        stop();
        stops.delete(key);
      }
    for (const [key, start] of starts) if (!stops.has(key)) stops.set(key, start());
  }

  const stopLive = observeAnswers(client, liveQuery, takeList);
  return () => {
    isStopped = true;
    stopLive();
    for (const stop of stops.values()) stop();
  };
}
