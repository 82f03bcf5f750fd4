import { lazyAfterFirstView } from './lazy-after-first-view.tsx';
import type { ShieldSwitchProps } from './shield-switch-button.tsx';

const ShieldSwitchButton = lazyAfterFirstView<ShieldSwitchProps>(
  async () => (await import('./shield-switch-button.tsx')).ShieldSwitchButton,
);

/** Sets the spoiler shield of a team or a competition, or removes it; its place is there from the first paint on. */
export function ShieldSwitch(props: ShieldSwitchProps) {
  return (
    <span className="pointer-fine:size-8 size-11 flex-none">
      <ShieldSwitchButton {...props} />
    </span>
  );
}
