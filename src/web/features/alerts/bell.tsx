import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import type { BellProps } from './bell-props.ts';

const BellButton = lazyAfterFirstView<BellProps>(async () => (await import('./bell-button.tsx')).BellButton);

/** The place of a bell, which comes after the first view. */
export function Bell(props: BellProps) {
  return (
    <span className="pointer-fine:size-8 size-11 flex-none">
      <BellButton {...props} />
    </span>
  );
}
