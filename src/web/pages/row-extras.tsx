import './row-extras.css';
import { type ReactNode, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { MatchRow } from '#contract/records/match.ts';
import { LIST } from '#web/app/list.ts';
import { RowChannel } from '#web/features/tv/row-channel.tsx';
import { dayAt } from '#web/format/day.ts';
import { dayChannelsQuery } from '#web/queries/day-channels.ts';
import { Queries } from '#web/queries/engine.tsx';
import { useCountries } from '#web/settings/countries.ts';
import { extrasSetting, wants } from '#web/settings/extras.ts';
import { useSetting } from '#web/settings/setting.ts';
import { tellsOdds } from '#web/settings/tells-odds.ts';
import { later } from '#web/ui/later.tsx';
import { useLeagueAnswers } from './use-league-answers.ts';
import { type RowsById, useRowsInSight } from './use-rows-in-sight.ts';

const RowOdds = later(async () => (await import('./row-odds.tsx')).RowOdds);

/** All that the page has, by id. */
type Known = ReadonlyMap<string, { readonly record: MatchRow }>;

interface Props {
  readonly board: { readonly entries: Known };
  /** The UTC days that are on the page; where it has many, those of the rows in sight are asked for. */
  readonly utcDays?: readonly string[];
  /** The id of the element that has the rows. */
  readonly place?: string;
}

/** What is asked for, of which matches. */
export interface Extended {
  readonly records: readonly MatchRow[];
  readonly leagues: ReadonlySet<string>;
  readonly utcDays: readonly string[];
  /** Puts something into the row of a match. */
  readonly into: (record: MatchRow, extra: ReactNode) => ReactNode;
}

/** What the viewer wants in the rows besides the match: asked for once they are painted, for those in sight alone. */
export function RowExtras({ board: { entries }, utcDays, place = LIST }: Props) {
  const extras = useSetting(extrasSetting);
  const rows = useRowsInSight(place);
  const given = useMemo(() => extended(entries, rows, utcDays), [entries, rows, utcDays]);
  return (
    <Queries>
      {wants(extras, 'tv') && <RowChannels {...given} />}
      {wants(extras, 'odds') && tellsOdds() && <RowOdds {...given} />}
    </Queries>
  );
}

function extended(known: Known, rows: RowsById, utcDays: readonly string[] | undefined): Extended {
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

/** The channel that shows a match in the viewer's first country; none where there is none. */
function RowChannels({ records, into, ...inSight }: Extended) {
  const [country] = useCountries();
  const { answers } = useLeagueAnswers(dayChannelsQuery, inSight);
  const channels = useMemo(
    () =>
      new Map(answers.flatMap((answer) => answer?.data ?? []).map(({ id, broadcast }) => [id, broadcast])),
    [answers],
  );
  return records.map((record) =>
    into(record, <RowChannel channels={channels.get(record.id) ?? []} country={country ?? null} />),
  );
}
