import { later } from '#web/ui/later.tsx';
import type { MissingPageProps } from './trouble-line.tsx';

/** Stands where a page would be that cannot be had: what there is none of, and why; its code is there before it is needed. */
export const MissingPage = later<MissingPageProps>(
  async () => (await import('./trouble-line.tsx')).MissingPageText,
  Promise.resolve(),
);
