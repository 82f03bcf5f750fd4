import './row-extras.css';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { MatchRow } from '#contract/records/match.ts';
import { LIST } from '#web/app/list.ts';
import { RowChannel } from '#web/features/tv/row-channel.tsx';
import { dayAt } from '#web/format/day.ts';
import { dayChannelsQuery } from '#web/queries/day-channels.ts';
import { Queries } from '#web/queries/engine.tsx';
import type { Dataset } from '#web/queries/match-extras.ts';
import { useCountries } from '#web/settings/countries.ts';
import { extrasSetting, wants } from '#web/settings/extras.ts';
import { useKept } from '#web/settings/kept.ts';
import { tellsOdds } from '#web/settings/tells-odds.ts';
import { later } from '#web/ui/later.tsx';
import type { RowExtrasProps } from './row-extras-props.ts';
import { useBatches } from './use-batches.ts';
import { useExtraAnswers } from './use-extra-answers.ts';
import { type RowsById, useRowsInSight } from './use-rows-in-sight.ts';

const RowOdds = later(async () => (await import('./row-odds.tsx')).RowOdds);

const NOBODY: readonly string[] = [];
const NO_LEAGUES: ReadonlySet<string> = new Set();

/** All matches on the page, by id. */
type Known = ReadonlyMap<string, { readonly record: MatchRow }>;

interface Props {
  readonly board: { readonly entries: Known };
  /** UTC days on the page; if absent, those of the rows in sight. */
  readonly utcDays?: readonly string[];
  /** Id of the rows' container. */
  readonly place?: string;
  /**
   * Whether the rows are of so many competitions and days that requests go by match ids, for all rows in sight at once.
   */
  readonly areMixed?: boolean;
}

/** The extras that the viewer has chosen for rows, fetched after the rows are painted and only for rows in sight. */
export function RowExtras({ board: { entries }, utcDays, place = LIST, areMixed = false }: Props) {
  const extras = useKept(extrasSetting);
  const rows = useRowsInSight(place);
  const wantsOdds = wants(extras, 'odds') && tellsOdds();
  const batches = useBatches(areMixed ? [...rows.keys()] : NOBODY);
  const given = useMemo(() => extended(entries, rows, utcDays), [entries, rows, utcDays]);
  const datasets: readonly Dataset[] = [
    ...(wants(extras, 'tv') ? (['broadcast'] as const) : []),
    ...(wantsOdds ? (['odds_prematch'] as const) : []),
  ];
  const asked = areMixed ? { ...given, leagues: NO_LEAGUES, numbers: { batches, datasets } } : given;
  return (
    <Queries>
      {wants(extras, 'tv') && <RowChannels {...asked} />}
      {wantsOdds && <RowOdds {...asked} />}
    </Queries>
  );
}

function extended(known: Known, rows: RowsById, utcDays: readonly string[] | undefined): RowExtrasProps {
  const records = [...rows.keys()].flatMap((id) => known.get(id)?.record ?? []);
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
function RowChannels({ records, into, ...asked }: RowExtrasProps) {
  const [country] = useCountries();
  const { answers } = useExtraAnswers(dayChannelsQuery, asked);
  const channels = useMemo(
    () =>
      new Map(answers.flatMap((answer) => answer?.data ?? []).map(({ id, broadcast }) => [id, broadcast])),
    [answers],
  );
  return records.map((record) =>
    into(record, <RowChannel channels={channels.get(record.id) ?? []} country={country ?? null} />),
  );
}
