import { memoize } from '#web/state/memoize.ts';
import { useStore } from '#web/state/store.ts';
import { createPersisted } from './persisted.ts';

/** The channels and services that the viewer can watch, by id, and whether they have answered the question for them. */
export interface MyChannels {
  readonly ids: readonly string[];
  readonly isAnswered: boolean;
}

export const MAX_MY_CHANNELS = 300;
/** No service has longer ids. */
const MAX_ID_CHARS = 20;

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_ID_CHARS;

export const myChannels = createPersisted<MyChannels>('channels', (json) => {
  const { ids, isAnswered } = (json ?? {}) as { readonly ids?: unknown; readonly isAnswered?: unknown };
  const channelIds = Array.isArray(ids) ? [...new Set(ids.filter(isId))].slice(0, MAX_MY_CHANNELS) : [];
  return { ids: channelIds, isAnswered: isAnswered === true || channelIds.length > 0 };
});

/** Adds or removes channels; any choice is an answer. */
export function chooseChannels(ids: readonly string[], isMine: boolean): void {
  const others = myChannels.get().ids.filter((id) => !ids.includes(id));
  myChannels.set({
    ids: (isMine ? [...others, ...ids] : others).slice(0, MAX_MY_CHANNELS),
    isAnswered: true,
  });
}

const setOf = memoize(({ ids }: MyChannels): ReadonlySet<string> => new Set(ids));

/** Returns the ids of the viewer's channels, empty without a choice; the same set while nothing changes. */
export const useMyChannels = (): ReadonlySet<string> => setOf(useStore(myChannels));
