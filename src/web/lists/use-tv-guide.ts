import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { guideDayQuery } from '#web/data/guide-day.ts';
import type { MatchChannel, TvListing } from '#web/features/tv/tv-listing.ts';
import { type Day, dayAt } from '#web/format/day.ts';
import { isOfInterest } from '#web/matches/is-of-interest.ts';
import { byCompetition } from '#web/matches/order.ts';
import { memoize } from '#web/state/memoize.ts';
import { useDay } from './use-day.ts';
import { useWishes } from './use-wishes.ts';

/** Returns the channels of the matches of a list, by match id. */
const channelsIn = memoize(
  (list: readonly MatchRow[]): ReadonlyMap<string, readonly MatchChannel[]> =>
    new Map(list.map(({ id, tvs }) => [id, tvs ?? []])),
);

const NO_DAY = { ...guideDayQuery(''), enabled: false };

/**
 * Returns the TV listings of a viewer's day, merged with the live list. The live list has no channels; for matches that
 * kicked off before midnight they come from the list of the previous day.
 */
export function useTvGuide(day: Day | null, today: Day | null, zone: string) {
  const ofDay = useDay(day, today, zone, { listOf: guideDayQuery });
  const { rows, isComplete, answers, watchedMatches, state, dropped } = ofDay;
  const earlierDay = (rows ?? [])
    .map(({ record }) => dayAt(record.time.timestamp * 1000, 'UTC'))
    .find((utcDay) => !watchedMatches.utcDays.includes(utcDay));
  const { data: earlierList } = useQuery(earlierDay ? guideDayQuery(earlierDay) : NO_DAY);
  const dayLists = answers.flatMap((answer) => (answer ? [answer.data] : []));
  const lists = [...dayLists, ...(earlierList ? [earlierList.data] : [])];
  const wishes = useWishes();
  const [first, second, third, fourth] = lists;
  const televised = useMemo(() => {
    const indexed = [first, second, third, fourth].flatMap((list) => (list ? [channelsIn(list)] : []));
    const channelsOf = (id: string) => indexed.find((index) => index.has(id))?.get(id);
    const televisedRows = (rows ?? []).filter(({ record }) => channelsOf(record.id) !== undefined);
    const groups = byCompetition(televisedRows, wishes);
    const programmes = groups
      .flatMap((group) => group.rows)
      .map(
        ({ record: match, anchor }): TvListing => ({
          match,
          anchor,
          channels: channelsOf(match.id) ?? [],
          isFollowed: isOfInterest(match, wishes),
        }),
      );
    return { groups, programmes, rows: televisedRows };
  }, [rows, first, second, third, fourth, wishes]);
  // The live list alone has no channels: without the day's lists the guide is loading and not empty.
  const hasListings = rows !== null && (isComplete || televised.programmes.length > 0);
  return {
    /** The same matches as rows of the scores page. */
    rows: televised.rows,
    groups: televised.groups,
    /** In order of interest; null until the day's lists have come. */
    listings: hasListings ? televised.programmes : null,
    missingHours: ofDay.missingHours,
    onRetry: ofDay.onRetry,
    state,
    keys: watchedMatches.keys,
    dropped,
  };
}
