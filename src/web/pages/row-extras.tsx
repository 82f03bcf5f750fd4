import './row-extras.css';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { MatchRow } from '#contract/records/match.ts';
import { LIST_ID } from '#web/app/element-ids.ts';
import { RowChannel } from '#web/features/tv/row-channel.tsx';
import { dayAt } from '#web/format/day.ts';
import { dayChannelsQuery } from '#web/queries/day-channels.ts';
import type { Dataset } from '#web/queries/match-extras.ts';
import { useCountries } from '#web/settings/countries.ts';
import { extrasSetting, hasExtra } from '#web/settings/extras.ts';
import { hasOdds } from '#web/settings/has-odds.ts';
import { usePersisted } from '#web/settings/persisted.ts';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import type { RowExtrasProps } from './row-extras-props.ts';
import { useBatches } from './use-batches.ts';
import { useExtraAnswers } from './use-extra-answers.ts';
import { type RowsById, useRowsInSight } from './use-rows-in-sight.ts';

const RowOdds = lazyAfterFirstView(async () => (await import('./row-odds.tsx')).RowOdds);

const NO_IDS: readonly string[] = [];
const NO_LEAGUES: ReadonlySet<string> = new Set();

type MatchesById = ReadonlyMap<string, { readonly record: MatchRow }>;

interface Props {
  readonly store: { readonly entries: MatchesById };
  /** UTC days on the page; if absent, those of the rows in sight. */
  readonly utcDays?: readonly string[];
  /** Id of the rows' container. */
  readonly containerId?: string;
  /**
   * Whether the rows are of so many competitions and days that requests go by match ids, for all rows in sight at once.
   */
  readonly areMixed?: boolean;
}

/** The extras that the viewer has chosen for rows, fetched after the rows are painted and only for rows in sight. */
export function RowExtras({ store: { entries }, utcDays, containerId = LIST_ID, areMixed = false }: Props) {
  const extras = usePersisted(extrasSetting);
  const rows = useRowsInSight(containerId);
  const wantsOdds = hasExtra(extras, 'odds') && hasOdds();
  const batches = useBatches(areMixed ? [...rows.keys()] : NO_IDS);
  const rowProps = useMemo(() => rowExtrasProps(entries, rows, utcDays), [entries, rows, utcDays]);
  const datasets: readonly Dataset[] = [
    ...(hasExtra(extras, 'tv') ? (['broadcast'] as const) : []),
    ...(wantsOdds ? (['odds_prematch'] as const) : []),
  ];
  const request = areMixed ? { ...rowProps, leagues: NO_LEAGUES, numbers: { batches, datasets } } : rowProps;
  return (
    <>
      {hasExtra(extras, 'tv') && <RowChannels {...request} />}
      {wantsOdds && <RowOdds {...request} />}
    </>
  );
}

function rowExtrasProps(
  matches: MatchesById,
  rows: RowsById,
  utcDays: readonly string[] | undefined,
): RowExtrasProps {
  const records = [...rows.keys()].flatMap((id) => matches.get(id)?.record ?? []);
  const ofRows = () => [...new Set(records.map(({ time }) => dayAt(time.timestamp * 1000, 'UTC')))].sort();
  return {
    records,
    leagues: new Set(records.map(({ league }) => league.id)),
    utcDays: utcDays ?? ofRows(),
    into: ({ id }, extra) => {
      const row = rows.get(id);
      return row && createPortal(extra, row, id);
    },
  };
}

/** Shows the channel of a match in the viewer's first country, if there is one. */
function RowChannels({ records, into, ...request }: RowExtrasProps) {
  const [country] = useCountries();
  const { answers } = useExtraAnswers(dayChannelsQuery, request);
  const channels = useMemo(
    () =>
      new Map(answers.flatMap((answer) => answer?.data ?? []).map(({ id, broadcast }) => [id, broadcast])),
    [answers],
  );
  return records.map((record) =>
    into(record, <RowChannel channels={channels.get(record.id) ?? []} country={country ?? null} />),
  );
}
