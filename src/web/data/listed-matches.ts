import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query';
import type { MatchRow } from '#contract/records/match.ts';
import {
  confirmAnswer,
  EMPTY_STORE,
  isSameEntry,
  type MatchListAnswer,
  type MatchStore,
  mergeAnswer,
} from '#news/match-store.ts';
import { MAX_LAG_MS, worldClock } from '#web/clock/world-clock.ts';
import { shieldVersion } from '#web/settings/shield-version.ts';
import { createListeners, type Store } from '#web/state/store.ts';
import type { Answer } from './fetch.ts';
import { freshnessOf } from './freshness.ts';
import { recordsIn } from './incomplete.ts';
import type { OperationKey } from './operation-key.ts';

/** The matches of all lists that a program has, each as the newest answer shows it. */
interface ListedMatches extends Pick<Store<MatchStore>, 'get' | 'subscribe'> {
  /**
   * Returns the as-of instant of the newest answer, or of the newest one that has a match, epoch ms; before the first one
   * -Infinity. Always the same function.
   */
  readonly confirmed: (id?: string) => number;
}

/** Lists of matches as they are now, and what each answer means. */
const KINDS_BY_OPERATION: Readonly<Record<string, MatchListAnswer['kind']>> = {
  'livescores live': 'live',
  'fixtures schedule': 'day',
  'fixtures sort': 'day',
  'fixtures season': 'day',
  'fixtures round': 'day',
  'fixtures last_next': 'day',
  'broadcast schedule': 'day',
};

/** Returns the kind of a query's list; undefined if it has no matches, or prices, which differ from their lists. */
function kindOf({ queryKey }: Query): MatchListAnswer['kind'] | undefined {
  const [route, { t, include = 'events' }] = queryKey as unknown as OperationKey;
  return include === 'events' || include === 'tvs' ? KINDS_BY_OPERATION[`${route} ${t}`] : undefined;
}

interface List {
  readonly answer: Answer<unknown>;
  readonly asOf: number;
  readonly ids: ReadonlySet<string>;
}

/** `Age` has full seconds of the world, ms. */
const AGE_PRECISION_MS = 1000;

function createMatchStore(client: QueryClient): ListedMatches {
  const cache = client.getQueryCache();
  const { notify, subscribe } = createListeners();
  const lists = new Map<string, List>();
  let store = EMPTY_STORE;

  function reset(): void {
    store = EMPTY_STORE;
    lists.clear();
  }

  function take(query: Query): void {
    const kind = kindOf(query);
    if (!kind) return;
    const answer = query.state.data as Answer<unknown> | undefined;
    if (!answer) {
      drop(query);
      return;
    }
    const now = worldClock.now() ?? 0;
    // An operator has set the world back.
    if (now < store.asOf - MAX_LAG_MS) reset();
    const { queryHash } = query;
    const asOf = freshnessOf(queryHash).asOf ?? now;
    const matches = recordsIn(answer.data) as readonly MatchRow[];
    const previous = lists.get(queryHash);
    const isSame = previous?.answer === answer;
    lists.set(queryHash, { answer, asOf, ids: isSame ? previous.ids : new Set(matches.map(({ id }) => id)) });
    const { entries } = store;
    const list = { kind, asOf, precision: AGE_PRECISION_MS, receivedAt: now, matches };
    store = isSame ? confirmAnswer(store, list) : mergeAnswer(store, list);
    const isEntrySame = ({ id }: MatchRow) => isSameEntry(entries.get(id), store.entries.get(id));
    // With the observers of the query, so that a page renders once.
    if (!isSame || !matches.every(isEntrySame)) notifyManager.schedule(notify);
  }

  function takeAll(): void {
    const instant = ({ queryHash }: Query) => freshnessOf(queryHash).asOf ?? 0;
    for (const query of cache.getAll().toSorted((a, b) => instant(a) - instant(b))) take(query);
  }

  function drop(query: Query): void {
    if (!lists.delete(query.queryHash)) return;
    const isListed = (id: string) => [...lists.values()].some(({ ids }) => ids.has(id));
    const { liveIds, liveAsOf } = kindOf(query) === 'live' ? EMPTY_STORE : store;
    const entries = new Map([...store.entries].filter(([id]) => isListed(id)));
    store = { ...store, entries, liveIds, liveAsOf };
  }

  cache.subscribe((event) => {
    if (event.type === 'removed') drop(event.query);
    if (event.type === 'updated' && /^(?:success|setState)$/.test(event.action.type)) take(event.query);
  });
  // The answers have been filtered again.
  shieldVersion.subscribe(() => {
    reset();
    takeAll();
    notify();
  });
  takeAll();
  return {
    get: () => store,
    subscribe,
    confirmed(id) {
      const all = [...lists.values()];
      const holding = id === undefined ? [] : all.filter(({ ids }) => ids.has(id));
      return Math.max(...(holding.length > 0 ? holding : all).map(({ asOf }) => asOf));
    },
  };
}

const stores = new WeakMap<QueryClient, ListedMatches>();

/** Returns the matches that a client's queries have listed; they follow its answers from the first call on. */
export function matchesOf(client: QueryClient): ListedMatches {
  const store = stores.get(client) ?? createMatchStore(client);
  stores.set(client, store);
  return store;
}
