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
  /** In the order of interest; null as long as the day's lists have not come. */
  readonly programmes: readonly Programme[] | null;
  /** The same matches as the list of scores has them. */
  readonly rows: readonly Row[];
  readonly groups: readonly Group[];
  readonly confirmed: () => number;
  readonly state: StateOfData;
  readonly dropped: number;
}

const indices = new WeakMap<readonly MatchRow[], ReadonlyMap<string, readonly Shown[]>>();

/** The channels of the matches of a list, by match; worked out once a list. */
function channelsIn(list: readonly MatchRow[]): ReadonlyMap<string, readonly Shown[]> {
  const index = indices.get(list) ?? new Map(list.map(({ id, tvs }) => [id, tvs ?? []]));
  indices.set(list, index);
  return index;
}

const NO_DAY = { ...guideDayQuery(''), enabled: false };

/**
 * What is on television on a viewer's day, under what is in play. The list in play tells no channels, and knows what
 * has gone on since before midnight: whoever shows that stands in the list of the day before.
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
  // What is in play alone tells nothing of television: a guide of which nothing is known is not an empty one.
  const isKnown = rows !== null && (complete || onAir.programmes.length > 0);
  return { ...onAir, programmes: isKnown ? onAir.programmes : null, confirmed, state, dropped };
}
