import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { closeness } from '#web/features/search/closeness.ts';
import { type Group, grouped } from '#web/features/search/groups.ts';
import { amongKnown, followedThing, known } from '#web/features/search/known.ts';
import type { Answer } from '#web/queries/fetch.ts';
import { isLongEnough, searchQuery } from '#web/queries/search.ts';
import { type StateOfData, useStateOfData } from '#web/queries/use-state-of-data.ts';
import { favourites } from '#web/settings/favourites.ts';
import { useKept } from '#web/settings/kept.ts';
import { KINDS, recent, type Thing } from '#web/settings/recent.ts';
import { useHits } from './use-hits.ts';
import { useNamesakes } from './use-namesakes.ts';
import { useNearly } from './use-nearly.ts';

export interface Found {
  readonly groups: readonly Group[];
  /** Nothing is called so; what there is is nearly called so. */
  readonly isNearly: boolean;
  /** The service has yet to say something. */
  readonly isWaiting: boolean;
  readonly trouble: StateOfData['trouble'];
}

/** As fast as people type, letter by letter, ms. */
const PAUSE = 150;

/** A text once nobody has typed on for a moment; the first one at once. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** What the page has at hand: what is followed, what was chosen before, and whatever plays on the days it has seen. */
function useKnown(): readonly Thing[] {
  const client = useQueryClient();
  const followed = useKept(favourites);
  const chosen = useKept(recent);
  const [seen] = useState(() =>
    known(
      ['livescores', 'fixtures']
        .flatMap((route) => client.getQueriesData<Answer<readonly MatchRow[]>>({ queryKey: [route] }))
        .flatMap(([, answer]) => (Array.isArray(answer?.data) ? [answer.data.filter(isRow)] : [])),
    ),
  );
  return useMemo(() => [...chosen, ...followed.map(followedThing), ...seen], [chosen, followed, seen]);
}

/** Of what is asked for by these routes, prices and line-ups are no matches. */
const isRow = (record: Partial<MatchRow> | null) => Boolean(record?.teams && record.league);

/** What is called so, of every kind, from what is at hand and from the service. */
export function useSearch(text: string): Found {
  const wanted = usePaused(text);
  const isLong = isLongEnough(wanted);
  const told = useHits(KINDS, [wanted]);
  const { trouble } = useStateOfData(isLong ? KINDS.map((kind) => searchQuery(kind, wanted).queryKey) : []);
  const atHand = useKnown();
  const isWaiting = text !== wanted || (isLong && told.isLoading);
  // What was found last stays until all have said what there is now: nothing jumps from letter to letter.
  const [last, keep] = useState(told.things);
  if (!isWaiting && last !== told.things) keep(told.things);
  const shown = isWaiting ? last.filter(({ name }) => closeness(name, text) !== null) : told.things;
  const groups = grouped([...shown, ...amongKnown(atHand, text)], text);
  const near = useNearly(wanted, atHand, isLong && !isWaiting && groups.length === 0 && trouble === null);
  const named = useNamesakes(near.things.length > 0 ? grouped(near.things, wanted) : groups);
  return {
    groups: named,
    isNearly: near.things.length > 0,
    isWaiting: isWaiting || near.isWaiting,
    trouble,
  };
}
