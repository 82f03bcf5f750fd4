import { reservedButton } from '#web/ui/reserved-button.tsx';
import type { BellProps } from './bell-props.ts';

/** Sets the alerts of a team, a competition, a match or a player, or shows that there are some. */
export const Bell = reservedButton<BellProps>(async () => (await import('./bell-button.tsx')).BellButton);
