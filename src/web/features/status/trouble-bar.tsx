import { later } from '#web/ui/later.tsx';
import type { TroubleProps } from './trouble-line.tsx';

/** The line at the foot that says what is the matter: there before it is needed, and not in the way of the first view. */
export const TroubleBar = later<TroubleProps>(async () => (await import('./trouble-line.tsx')).TroubleLine);
