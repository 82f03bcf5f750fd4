import './row-extras.css';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { type Dataset, dayChannelsQuery } from '#web/data/row-extras.ts';
import type { RowCellsProps } from '#web/features/match-row/row-cells.tsx';
import { isOnMine, preferredChannel } from '#web/features/tv/channels-for.ts';
import { RowChannel } from '#web/features/tv/row-channel.tsx';
import { dayAt } from '#web/format/day.ts';
import { useCountries } from '#web/settings/countries.ts';
import { extrasSetting, hasExtra } from '#web/settings/extras.ts';
import { useHasOdds } from '#web/settings/has-odds.ts';
import { useMyChannels } from '#web/settings/my-channels.ts';
import { useStore } from '#web/state/store.ts';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import type { RowExtrasRequest } from './row-extras-request.ts';
import { createRowExtrasStore, type RowExtrasStore } from './row-extras-store.ts';
import { useExtraAnswers } from './use-extra-answers.ts';

const RowOdds = lazyAfterFirstView(async () => (await import('./row-odds.tsx')).RowOdds);

const NO_IDS: ReadonlySet<string> = new Set();
const NO_CHANNELS: ReadonlyMap<string, string> = new Map();

export interface RowExtrasProps {
  readonly matches: ReadonlyMap<string, { readonly record: MatchRow }>;
  /** UTC days on the page; if absent, those of the rows in sight. */
  readonly utcDays?: readonly string[];
  /**
   * Whether the rows are of so many competitions and days that requests go by match ids, for all rows in sight at once.
   */
  readonly areMixed?: boolean;
  /** Whether rows have their channels whatever the viewer has chosen for lists. */
  readonly hasChannels?: boolean;
}

/** Returns the components that draw the extras of a list's rows and that fetch them. */
export function createRowExtras() {
  const store = createRowExtrasStore();
  return {
    Cells: (props: RowCellsProps) => <Cells {...props} store={store} />,
    Requests: (props: RowExtrasProps) => <Requests {...props} store={store} />,
  };
}

/** The extras of a match; renders only when they change. */
function Cells({ id, row, store }: RowCellsProps & { readonly store: RowExtrasStore }) {
  useEffect(() => (row.current ? store.watch(row.current, id) : undefined), [store, id, row]);
  const channel = useStore(store, ({ channels }) => channels.get(id));
  const isOther = useStore(store, ({ onOthers }) => onOthers.has(id));
  const matchPrices = useStore(store, ({ prices }) => prices.get(id));
  const { RowPrices } = store.get();
  return (
    <>
      {channel !== undefined && <RowChannel name={channel} isOther={isOther} />}
      {matchPrices && RowPrices && <RowPrices matchPrices={matchPrices} />}
    </>
  );
}

/** Fetches the extras that the viewer has chosen, after the rows are painted and only for rows in sight. */
function Requests({
  matches,
  utcDays,
  areMixed,
  hasChannels,
  store,
}: RowExtrasProps & { store: RowExtrasStore }) {
  const extras = useStore(extrasSetting);
  const inSight = useStore(store, (state) => state.inSight);
  const batches = useStore(store, (state) => state.batches);
  const wantsChannels = hasChannels || hasExtra(extras, 'tv');
  const wantsOdds = useHasOdds() && hasExtra(extras, 'odds');
  const request = useMemo(() => requestOf(matches, inSight, utcDays), [matches, inSight, utcDays]);
  const datasets: readonly Dataset[] = [
    ...(wantsChannels ? (['broadcast'] as const) : []),
    ...(wantsOdds ? (['odds_prematch'] as const) : []),
  ];
  const props = {
    ...request,
    ...(areMixed && { leagues: NO_IDS, numbers: { batches, datasets } }),
    store,
  };
  return (
    <>
      {wantsChannels && <RowChannels {...props} />}
      {wantsOdds && <RowOdds {...props} />}
    </>
  );
}

/** Returns the request of extras for the matches in sight, by competition and day. */
function requestOf(
  matches: RowExtrasProps['matches'],
  inSight: ReadonlySet<string>,
  utcDays: readonly string[] | undefined,
) {
  const records = [...inSight].flatMap((id) => matches.get(id)?.record ?? []);
  const ofRows = () => [...new Set(records.map(({ time }) => dayAt(time.timestamp * 1000, 'UTC')))].sort();
  return {
    records,
    leagues: new Set(records.map(({ league }) => league.id)),
    utcDays: utcDays ?? ofRows(),
  };
}

/** Fetches the channels of the matches in sight, for their rows: the viewer's own, else those of their first country. */
function RowChannels({ records, store, ...request }: RowExtrasRequest) {
  const [country] = useCountries();
  const mine = useMyChannels();
  const { answers } = useExtraAnswers(dayChannelsQuery, request);
  const part = useMemo(() => {
    const inSight = new Set(records.map(({ id }) => id));
    const matches = answers.flatMap((answer) => answer?.data ?? []).filter(({ id }) => inSight.has(id));
    const reception = { codes: country === undefined ? [] : [country], mine };
    const preferred = matches.flatMap(({ id, broadcast }) => {
      const channel = preferredChannel(broadcast ?? [], reception);
      return channel ? [{ id, channel }] : [];
    });
    const onOthers = preferred.filter(({ channel }) => mine.size > 0 && !isOnMine([channel], reception));
    return {
      channels: new Map(preferred.map(({ id, channel }) => [id, channel.name])),
      onOthers: new Set(onOthers.map(({ id }) => id)),
    };
  }, [records, answers, country, mine]);
  useLayoutEffect(() => store.change(part), [store, part]);
  useEffect(() => () => store.change({ channels: NO_CHANNELS, onOthers: NO_IDS }), [store]);
  return null;
}
