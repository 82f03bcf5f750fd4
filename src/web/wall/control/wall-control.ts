import { parseWallAddress } from '#contract/wall-address.ts';
import { isFramed } from '#web/settings/is-framed.ts';
import { createPersisted } from '#web/settings/persisted.ts';
import { createStore, type Store } from '#web/state/store.ts';
import { DEFAULT_CONTROL, type WallControl } from './control.ts';
import { controlIn, type LastingControl } from './read-control.ts';

/**
 * Returns the name under which a wall stores something: windows of one browser with the same name are one wall, and others
 * do not disturb each other.
 */
export const wallStorageName = (name: string, wall: string): string => (wall ? `${name} ${wall}` : name);

/** Creates the control of a wall with a name, which goes on where it was before a reload. */
export function createWallControl(wall: string): Store<WallControl> {
  const lasting = createPersisted<LastingControl>(wallStorageName('wall-control', wall), controlIn);
  const store = createStore<WallControl>({ ...lasting.get(), page: null, isPaused: false });
  lasting.subscribe(() => store.set({ ...store.get(), ...lasting.get() }));
  return {
    ...store,
    set(next) {
      if (Object.is(next, store.get())) return;
      const { page: _, isPaused: __, ...rest } = next;
      store.set(next);
      lasting.set(rest);
    },
  };
}

/** The control of the wall in this window; in a frame it has none, and no memory. */
export const wallControl = isFramed
  ? createStore(DEFAULT_CONTROL)
  : createWallControl(parseWallAddress(location.search).program.name);
