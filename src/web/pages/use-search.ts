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
  /** Whether nothing has exactly this name, so that the results are similar names. */
  readonly isNearly: boolean;
  /** Whether the service has not answered yet. */
  readonly isWaiting: boolean;
  readonly trouble: StateOfData['trouble'];
  /** Whether only loaded data are searched, because few requests are left today. */
  readonly isLimited: boolean;
  /** Kinds not searched yet: each costs a request. */
  readonly moreKinds: readonly ThingKind[];
  readonly searchKind: (kind: ThingKind) => void;
  /** Kinds to search for similar names where nothing was found: each costs up to three requests. */
  readonly similarKinds: readonly ThingKind[];
  readonly searchSimilar: (kind: ThingKind) => void;
  /** Fetches the clubs of players with the same name; null if there are none, or their clubs are loaded. */
  readonly fetchClubs: (() => void) | null;
}

/** Kinds that are searched at once: what people look for most. The others are searched on demand. */
const FIRST_KINDS: readonly ThingKind[] = ['team', 'league', 'player'];
/** Kinds whose names people mistype. */
const SIMILAR_KINDS: readonly ThingKind[] = ['team', 'league', 'player', 'country', 'tv'];

interface Demands {
  /** The text that they are for. */
  readonly text: string;
  readonly kinds: readonly ThingKind[];
  readonly similar: ThingKind | null;
  readonly clubs: boolean;
}

/** Returns the further searches that the viewer requested for the same text, and a function to add some. */
function useDemands(text: string) {
  const none: Demands = { text, kinds: FIRST_KINDS, similar: null, clubs: false };
  const [demands, setDemands] = useState(none);
  const current = demands.text === text ? demands : none;
  return [current, (more: Partial<Demands>) => setDemands({ ...current, ...more })] as const;
}

/** Longer than people need between letters. */
const DEBOUNCE_MS = 400;

/** Returns the text after a pause in typing; the first one at once. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Returns what the page has loaded: favourites, recent choices, and the matches in its queries. */
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

/** Some queries of these routes return prices or line-ups instead of matches. */
const isRow = (record: Partial<MatchRow> | null) => Boolean(record?.teams && record.league);

const NO_KINDS: readonly ThingKind[] = [];

/** Searches for a name: in loaded data at once, and with at most three requests to the service. */
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
  // The last results stay until all new ones have come, so that nothing jumps while typing.
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
