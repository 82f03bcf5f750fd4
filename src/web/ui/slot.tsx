import type { ComponentProps, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createStore, useStore } from '#web/state/store.ts';

/** Creates a place that one component draws and another one fills. All portals lead into such places. */
export function createSlot() {
  const element = createStore<HTMLElement | null>(null);
  return {
    /** The place, at most one at a time. */
    Slot: (props: ComponentProps<'div'>) => <div {...props} ref={element.set} />,
    /** Draws its children in the place; nothing while there is none. */
    Fill({ children }: { readonly children: ReactNode }) {
      const place = useStore(element);
      return place && createPortal(children, place);
    },
    /** Returns whether there is a place to fill. */
    useHasSlot: (): boolean => useStore(element) !== null,
  };
}
