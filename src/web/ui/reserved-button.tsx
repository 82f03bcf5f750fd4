import type { ComponentType } from 'react';
import { lazyAfterFirstView } from './lazy-after-first-view.tsx';

/** Returns a round button whose code loads after the first view; its place is there from the first paint on. */
export function reservedButton<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Button = lazyAfterFirstView(load);
  return function ReservedButton(props: P) {
    return (
      <span className="pointer-fine:size-8 size-11 flex-none">
        <Button {...props} />
      </span>
    );
  };
}
