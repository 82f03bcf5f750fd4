import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** Creates a place that one component draws and another one fills. All portals lead into such places. */
export function createSlot() {
  let element: HTMLElement | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  function setElement(next: HTMLElement | null): void {
    element = next;
    for (const listener of listeners) listener();
  }
  const useElement = () => useSyncExternalStore(subscribe, () => element);
  return {
    /** The place, at most one at a time. */
    Slot: (props: ComponentProps<'div'>) => <div {...props} ref={setElement} />,
    /** Draws its children in the place; nothing while there is none. */
    Fill({ children }: { readonly children: ReactNode }) {
      const place = useElement();
      return place && createPortal(children, place);
    },
    /** Returns whether there is a place to fill. */
    useHasSlot: (): boolean => useElement() !== null,
  };
}
