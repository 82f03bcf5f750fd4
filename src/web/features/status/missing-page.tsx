import { later } from '#web/ui/later.tsx';
import type { MissingPageProps } from './trouble-line.tsx';

/** The error state of a page, loaded ahead of need. */
export const MissingPage = later<MissingPageProps>(
  async () => (await import('./trouble-line.tsx')).MissingPageText,
  Promise.resolve(),
);
