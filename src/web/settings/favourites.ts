import { useStore } from '#web/state/store.ts';
import { createPersisted } from './persisted.ts';
import { pins } from './pins.ts';

/** A followed entity; name and picture are stored for days without data about it. */
export interface Favourite {
  readonly kind: 'team' | 'competition' | 'match' | 'player';
  readonly id: string;
  readonly name: string;
  /** A path of this site (`/img/…`). */
  readonly img: string | null;
}

/** Maximum of favourites; the oldest matches beyond it are dropped. */
export const MAX_FAVOURITES = 300;

const FAVOURITE_KINDS: readonly unknown[] = [
  'team',
  'competition',
  'match',
  'player',
] satisfies Favourite['kind'][];

function favouritesIn(json: unknown): readonly Favourite[] {
  return Array.isArray(json) ? json.flatMap(favouriteOf) : [];
}

function favouriteOf(json: unknown): readonly Favourite[] {
  if (typeof json !== 'object' || json === null) return [];
  const { kind, id, name, img } = json as Record<string, unknown>;
  if (!FAVOURITE_KINDS.includes(kind) || typeof id !== 'string' || typeof name !== 'string') return [];
  const picture = typeof img === 'string' && img.startsWith('/img/') ? img : null;
  return [{ kind: kind as Favourite['kind'], id, name, img: picture }];
}

/** What the viewer follows, in the order of choosing, or the viewer's own (order-favourites.ts). */
export const favourites = createPersisted('favourites', favouritesIn);

/** Returns whether a favourite is of one entity. */
export const isSame =
  ({ kind, id }: Pick<Favourite, 'kind' | 'id'>) =>
  (one: Favourite): boolean =>
    one.kind === kind && one.id === id;

/** Follows an entity, if it is not followed; `settings/unfollow.ts` ends it. */
export function follow(favourite: Favourite): void {
  const now = favourites.get();
  if (now.some(isSame(favourite))) return;
  const next = [...now, favourite];
  const over = Math.max(next.length - MAX_FAVOURITES, 0);
  const oldest = new Set(next.filter(({ kind }) => kind === 'match').slice(0, over));
  favourites.set(next.filter((one) => !oldest.has(one)));
}

/** Whether an entity is followed, or pinned as before a pin was a follow; the component renders only when that changes. */
export function useIsFollowed(one: Pick<Favourite, 'kind' | 'id'>): boolean {
  const isPinned = useStore(pins, (all) => one.kind === 'competition' && all.includes(one.id));
  return useStore(favourites, (all) => all.some(isSame(one))) || isPinned;
}
