import { later } from '#web/ui/later.tsx';
import type { TroubleProps } from './trouble-line.tsx';

/** The notice at the foot of the page, loaded ahead of need and after the first view. */
export const TroubleBar = later<TroubleProps>(async () => (await import('./trouble-line.tsx')).TroubleLine);
