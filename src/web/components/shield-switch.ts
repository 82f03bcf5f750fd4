import { reservedButton } from '#web/ui/reserved-button.tsx';
import type { ShieldSwitchProps } from './shield-switch-button.tsx';

/** Sets the spoiler shield of a team or a competition, or removes it. */
export const ShieldSwitch = reservedButton<ShieldSwitchProps>(
  async () => (await import('./shield-switch-button.tsx')).ShieldSwitchButton,
);
