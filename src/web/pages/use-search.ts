import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { closeness } from '#web/features/search/closeness.ts';
import { type Group, grouped } from '#web/features/search/groups.ts';
import { amongKnown, followedThing, known } from '#web/features/search/known.ts';
import type { Answer } from '#web/queries/fetch.ts';
import { isLongEnough, searchQuery } from '#web/queries/search.ts';
import { useIsAllowanceShort } from '#web/queries/use-allowance.ts';
import { type StateOfData, useStateOfData } from '#web/queries/use-state-of-data.ts';
import { favourites } from '#web/settings/favourites.ts';
import { useKept } from '#web/settings/kept.ts';
import { KINDS, recent, type Thing, type ThingKind } from '#web/settings/recent.ts';
import { useWords } from '#web/words/use-words.ts';
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
  /** Only what is loaded already is searched, since few requests are left today. */
  readonly isLimited: boolean;
  /** Kinds that have not been searched yet: each costs a request. */
  readonly moreKinds: readonly ThingKind[];
  readonly searchKind: (kind: ThingKind) => void;
  /** Kinds whose similar names can be looked for, where nothing was found: each costs up to three requests. */
  readonly similarKinds: readonly ThingKind[];
  readonly searchSimilar: (kind: ThingKind) => void;
  /** Fetches the clubs of players with the same name; null where there are none, or their clubs are there. */
  readonly fetchClubs: (() => void) | null;
}

/** Searched at once: what people look for most. The other kinds wait for a button. */
const FIRST_KINDS: readonly ThingKind[] = ['team', 'league', 'player'];
/** Those whose names people mistype. */
const SIMILAR_KINDS: readonly ThingKind[] = ['team', 'league', 'player', 'country', 'tv'];

interface Demands {
  /** The text that they are for. */
  readonly text: string;
  readonly kinds: readonly ThingKind[];
  readonly similar: ThingKind | null;
  readonly clubs: boolean;
}

/** Further searches that the viewer requested for the same text. */
function useDemands(text: string) {
  const none: Demands = { text, kinds: FIRST_KINDS, similar: null, clubs: false };
  const [demands, setDemands] = useState(none);
  const current = demands.text === text ? demands : none;
  return [current, (more: Partial<Demands>) => setDemands({ ...current, ...more })] as const;
}

/** Longer than people need from letter to letter. */
const DEBOUNCE_MS = 400;

/** A text once nobody has typed on for a moment; the first one at once. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** What the page has at hand: what is followed, what was chosen before, and whatever plays on the days it has seen. */
function useKnown(): readonly Thing[] {
  const client = useQueryClient();
  const followed = useKept(favourites);
  const chosen = useKept(recent);
  const words = useWords();
  const [seen] = useState(() =>
    known(
      ['livescores', 'fixtures']
        .flatMap((route) => client.getQueriesData<Answer<readonly MatchRow[]>>({ queryKey: [route] }))
        .flatMap(([, answer]) => (Array.isArray(answer?.data) ? [answer.data.filter(isRow)] : [])),
      words,
    ),
  );
  return useMemo(() => [...chosen, ...followed.map(followedThing), ...seen], [chosen, followed, seen]);
}

/** Of what is asked for by these routes, prices and line-ups are no matches. */
const isRow = (record: Partial<MatchRow> | null) => Boolean(record?.teams && record.league);

const NO_KINDS: readonly ThingKind[] = [];

/** Finds what has this name: in loaded data at once, and by at most three requests to the service. */
export function useSearch(text: string): Found {
  const wanted = usePaused(text);
  const isLimited = useIsAllowanceShort();
  const [demands, demand] = useDemands(wanted);
  const kinds = isLimited ? NO_KINDS : demands.kinds;
  const isLong = isLongEnough(wanted);
  const hits = useHits(kinds, [wanted]);
  const { trouble } = useStateOfData(isLong ? kinds.map((kind) => searchQuery(kind, wanted).queryKey) : []);
  const atHand = useKnown();
  const isWaiting = text !== wanted || (isLong && hits.isLoading);
  // What was found last stays until all have said what there is now: nothing jumps from letter to letter.
  const [last, keep] = useState(hits.things);
  if (!isWaiting && last !== hits.things) keep(hits.things);
  const shown = isWaiting ? last.filter(({ name }) => closeness(name, text) !== null) : hits.things;
  const groups = grouped([...shown, ...amongKnown(atHand, text)], text);
  const isNone = isLong && !isWaiting && groups.length === 0 && trouble === null;
  const near = useNearly(wanted, atHand, isNone, isLimited ? null : demands.similar);
  const { groups: named, hasNamesakes } = useNamesakes(
    near.things.length > 0 ? grouped(near.things, wanted) : groups,
    demands.clubs,
  );
  const canAsk = isLong && !isWaiting && !isLimited && trouble === null;
  return {
    groups: named,
    isNearly: near.things.length > 0,
    isWaiting: isWaiting || near.isWaiting,
    trouble,
    isLimited,
    moreKinds: canAsk ? KINDS.filter((kind) => !demands.kinds.includes(kind)) : NO_KINDS,
    searchKind: (kind) => demand({ kinds: [...demands.kinds, kind] }),
    similarKinds: canAsk && isNone ? SIMILAR_KINDS.filter((kind) => kind !== demands.similar) : NO_KINDS,
    searchSimilar: (kind) => demand({ similar: kind }),
    fetchClubs: canAsk && hasNamesakes ? () => demand({ clubs: true }) : null,
  };
}
