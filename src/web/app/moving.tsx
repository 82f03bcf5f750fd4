import { useLinks } from './links.ts';
import { useScroll } from './scroll.ts';

/**
 * Moves between pages without loading them, and keeps the place on each. It comes after the first view: until then,
 * and where it cannot be fetched, the browser follows links and keeps places by itself.
 */
export function Moving({ warm }: { warm: (address: string) => void }) {
  useLinks(warm);
  useScroll();
  return null;
}
