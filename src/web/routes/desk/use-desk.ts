import { useMemo } from 'react';
import { MINUTE_MS } from '#contract/durations.ts';
import { isShielded } from '#news/is-shielded.ts';
import { useConfirmed, useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { polledEventsQuery } from '#web/data/polled-events.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { dayAt } from '#web/format/day.ts';
import { useDay } from '#web/lists/use-day.ts';
import type { DeskProgram } from '#web/navigation/desk-address.ts';
import { useCountries } from '#web/settings/countries.ts';
import type { DeskSource } from './desk-day.ts';
import { useDeskChannels } from './use-desk-channels.ts';
import { useDeskTables } from './use-desk-tables.ts';

const NO_ROWS: DeskSource['rows'] = [];
const NO_DAYS: readonly string[] = [];

/**
 * Returns what the desk's text is written of: the day's matches with their events, merged with the live list, and with
 * some sections tables and channels.
 */
export function useDesk(program: DeskProgram) {
  const ownZone = useZone();
  const ownCountries = useCountries();
  const confirmed = useConfirmed();
  const { leagues, sections, zone: otherZone, tv } = program;
  const zone = otherZone ?? ownZone;
  const countries = tv.length > 0 ? tv : ownCountries;
  const today = useClock((now) => (now === null ? null : dayAt(now, zone)));
  const day = program.d ?? today;
  const ofDay = useDay(day, today, zone, { listOf: polledEventsQuery, hasRowRequests: true });
  const { watchedMatches, missingHours, onRetry, dropped, isCounted } = ofDay;
  const all = ofDay.rows ?? NO_ROWS;
  const [rows, hidden] = useMemo(() => {
    const chosen = all.filter(({ record }) => leagues.length === 0 || leagues.includes(record.league.id));
    return [
      chosen.filter(({ record }) => !isShielded(record)),
      chosen.filter(({ record }) => isShielded(record)),
    ];
  }, [all, leagues]);
  const tables = useDeskTables({
    leagues,
    zone,
    rows: all,
    departures: watchedMatches.store.departures,
    isWanted: ofDay.rows !== null && sections.includes('tables'),
  });
  const { channelsOf, keys } = useDeskChannels(sections.includes('tv') ? watchedMatches.utcDays : NO_DAYS);
  const state = useStateOfData([...watchedMatches.keys, ...tables.keys, ...keys]);
  // Of the oldest answer, if one is old; to the minute, as the text says it.
  const instant = useClock(() => Math.floor((state.asOf ?? confirmed() ?? 0) / MINUTE_MS) * MINUTE_MS);
  const asOf = instant > 0 ? instant : null;
  const source = useMemo(
    (): DeskSource | null =>
      day === null
        ? null
        : {
            day,
            program: { leagues, sections },
            zone,
            asOf,
            rows,
            tables: tables.tables,
            channelsOf,
            countries,
          },
    [day, leagues, sections, zone, asOf, rows, tables.tables, channelsOf, countries],
  );
  return {
    /** Null until the day is known. */
    source,
    today,
    /** All matches of the day; null until they have come. */
    rows: ofDay.rows,
    state,
    /** Whether a match that is not among the rows is in no list. */
    isWhole: isCounted && missingHours.length === 0 && dropped === 0,
    missingHours,
    onRetry,
    dropped,
    hiddenCount: hidden.length,
    areTablesHidden: tables.isHidden,
    lacksEvents: ofDay.answers.some((answer) => answer?.meta.refused?.includes('events')),
  };
}
