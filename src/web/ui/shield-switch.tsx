import type { Shield } from '#web/settings/shields.ts';
import { lazyAfterFirstView } from './lazy-after-first-view.tsx';

type Props = Pick<Shield, 'kind' | 'id' | 'name'>;

const ShieldToggle = lazyAfterFirstView<Props>(async () => (await import('./shield-toggle.tsx')).ShieldToggle);

/** The place of a spoiler shield's switch, which comes after the first view. */
export function ShieldSwitch(props: Props) {
  return (
    <span className="pointer-fine:size-8 size-11 flex-none">
      <ShieldToggle {...props} />
    </span>
  );
}
