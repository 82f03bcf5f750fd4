import { hashKey, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { worldClock } from '#web/clock/world-clock.ts';
import { freshnessOf } from '#web/data/freshness.ts';
import { hasFailed } from '#web/data/has-failed.ts';
import { liveQuery } from '#web/data/live.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import { departedQuery, endedQuery, pagesOfIds } from '#web/data/printer-matches.ts';
import { parsePrinter, writePrinter } from '#web/matches/vidiprinter/parse-printer.ts';
import {
  EMPTY_PRINTER,
  mergeDeparted,
  mergeEnded,
  mergeLive,
  type Printer,
} from '#web/matches/vidiprinter/printer.ts';
import { readSession, writeSession } from '#web/settings/session.ts';
import { shieldsJson } from '#web/settings/shield-state.ts';
import { shieldVersion } from '#web/settings/shield-version.ts';
import { createStore, useStore } from '#web/state/store.ts';

const SESSION_NAME = 'vidiprinter';

/** The vidiprinter that is shown; the session has it between two pages. */
const printerStore = createStore<Printer>(EMPTY_PRINTER);

/** Returns the as-of instant of a query's answer, epoch ms; null before there is one. */
const asOfOf = (key: OperationKey): number | null => freshnessOf(hashKey(key)).asOf;

/** The shields as a text, to compare. */
const shieldsText = () => JSON.stringify(shieldsJson.get());

/** Returns what the session has. Lines that other shields let through are dropped, and come again without the hidden ones. */
function restoredPrinter(): Printer {
  const { shields, ...stored } = Object(readSession(SESSION_NAME)) as { readonly shields?: unknown };
  return shields === shieldsText() ? parsePrinter(stored) : EMPTY_PRINTER;
}

function update(next: Printer): void {
  if (next === printerStore.get()) return;
  printerStore.set(next);
  writeSession(SESSION_NAME, { ...Object(writePrinter(next)), shields: shieldsText() });
}

/**
 * Returns the vidiprinter, and keeps it printing while it is shown: from the live list, from the matches that leave it,
 * and at the start and after a gap from the list of those that ended.
 */
export function useVidiprinter() {
  const printer = useStore(printerStore);
  const { departed, endedSince } = printer;
  const live = useQuery(liveQuery);
  const needsEnded = endedSince !== null;
  const ended = useQuery({ ...endedQuery, enabled: needsEnded });
  const [isEndedMerged, setEndedMerged] = useState(false);
  // After a gap the list of those that ended has most of them.
  const pages = useMemo(() => (needsEnded ? [] : pagesOfIds(departed)), [departed, needsEnded]);
  const rest = useQueries({
    queries: pages.map(departedQuery),
    combine: (results) => results.map(({ data, dataUpdatedAt }) => ({ data, dataUpdatedAt })),
  });

  const version = useStore(shieldVersion);
  const [firstVersion] = useState(version);
  useLayoutEffect(
    () => printerStore.set(version === firstVersion ? restoredPrinter() : EMPTY_PRINTER),
    [version, firstVersion],
  );
  // An unchanged answer is merged too: it says until when nothing happened. Its instant is set before its data.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts
  useEffect(() => {
    const asOf = asOfOf(liveQuery.queryKey);
    const { period } = freshnessOf(hashKey(liveQuery.queryKey));
    if (live.data && asOf !== null)
      update(mergeLive(printerStore.get(), live.data.data, asOf, worldClock.rate(), period));
  }, [live.data, live.dataUpdatedAt, version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts
  useEffect(() => {
    const asOf = asOfOf(endedQuery.queryKey);
    if (!ended.data || asOf === null || printerStore.get().endedSince === null) return;
    update(mergeEnded(printerStore.get(), ended.data.data, asOf));
    if (!ended.isFetching) setEndedMerged(true);
  }, [needsEnded, ended.data, ended.dataUpdatedAt, ended.isFetching]);
  useEffect(() => {
    for (const [at, ids] of pages.entries()) {
      const asOf = asOfOf(departedQuery(ids).queryKey);
      const records = rest[at]?.data?.data;
      if (records && asOf !== null) update(mergeDeparted(printerStore.get(), ids, records, asOf));
    }
  }, [rest, pages]);

  return {
    printer,
    /** The records of the live list; none before it has come. */
    live: live.data?.data,
    keys: [liveQuery.queryKey],
    /** Whether the list of matches that ended is on its way; one that the proxy has had for a while will do at first. */
    isEndedLoading: needsEnded && !isEndedMerged && !hasFailed(ended),
  };
}
