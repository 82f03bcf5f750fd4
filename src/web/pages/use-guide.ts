import { useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { interests } from '#web/features/scores/interests.ts';
import { byCompetition, type Group } from '#web/features/scores/order.ts';
import { NOTHING_BESIDE, type Row } from '#web/features/scores/shown.ts';
import type { Programme, Shown } from '#web/features/tv/programme.ts';
import { type Day, dayAt } from '#web/format/day.ts';
import { guideDayQuery } from '#web/queries/guide-day.ts';
import { useAnswer } from '#web/queries/source.ts';
import type { StateOfData } from '#web/queries/use-state-of-data.ts';
import { useDay } from './use-day.ts';
import { useWishes } from './use-wishes.ts';

interface GuideOfDay {
  /** In order of interest; null until the day's lists have come. */
  readonly programmes: readonly Programme[] | null;
  /** The same matches as rows of the scores page. */
  readonly rows: readonly Row[];
  readonly groups: readonly Group[];
  readonly confirmed: () => number;
  readonly state: StateOfData;
  readonly dropped: number;
}

const indices = new WeakMap<readonly MatchRow[], ReadonlyMap<string, readonly Shown[]>>();

/** Returns the channels of the matches of a list, by match id; computed once per list. */
function channelsIn(list: readonly MatchRow[]): ReadonlyMap<string, readonly Shown[]> {
  const index = indices.get(list) ?? new Map(list.map(({ id, tvs }) => [id, tvs ?? []]));
  indices.set(list, index);
  return index;
}

const NO_DAY = { ...guideDayQuery(''), enabled: false };

/**
 * Returns the TV listings of a viewer's day, merged with the live list. The live list has no channels; for matches that
 * kicked off before midnight they come from the list of the previous day.
 */
export function useGuide(day: Day | null, today: Day | null, zone: string): GuideOfDay {
  const { rows, complete, brought, watched, confirmed, state, dropped } = useDay(
    day,
    today,
    zone,
    NOTHING_BESIDE,
    guideDayQuery,
  );
  const goesOn = (rows ?? [])
    .map(({ record }) => dayAt(record.time.timestamp * 1000, 'UTC'))
    .find((utcDay) => !watched.utcDays.includes(utcDay));
  const { data: before } = useAnswer(goesOn ? guideDayQuery(goesOn) : NO_DAY);
  const told = brought.flatMap(({ kind, answer }) => (kind === 'day' && answer ? [answer.data] : []));
  const lists = [...told, ...(before ? [before.data] : [])];
  const wishes = useWishes();
  const [first, second, third, fourth] = lists;
  const onAir = useMemo(() => {
    const indexed = [first, second, third, fourth].flatMap((list) => (list ? [channelsIn(list)] : []));
    const channelsOf = (id: string) => indexed.find((index) => index.has(id))?.get(id);
    const shown = (rows ?? []).filter(({ record }) => channelsOf(record.id) !== undefined);
    const groups = byCompetition(shown, wishes);
    const programmes = groups
      .flatMap((group) => group.rows)
      .map(
        ({ record: match, seen }): Programme => ({
          match,
          seen,
          channels: channelsOf(match.id) ?? [],
          isFollowed: interests(match, wishes),
        }),
      );
    return { groups, programmes, rows: shown };
  }, [rows, first, second, third, fourth, wishes]);
  // The live list alone has no channels: without the day's lists the guide is loading and not empty.
  const isKnown = rows !== null && (complete || onAir.programmes.length > 0);
  return { ...onAir, programmes: isKnown ? onAir.programmes : null, confirmed, state, dropped };
}
