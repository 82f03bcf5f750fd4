import { useEffect, useState } from 'react';
import { clearSnapshot } from '#web/wall/snapshot/snapshot.ts';
import type { View, WallContext, WallPage } from '#web/wall/view.ts';
import { reportBroken } from './broken-views.ts';

/** A page that failed is tried again after this time, ms: its data may have changed. */
const RETRY_MS = 60_000;

const NO_KEYS: ReadonlySet<string> = new Set();

export type BrokenPages = ReturnType<typeof useBrokenPages>;

/** Leaves pages that failed out of the rotation for a minute. */
export function useBrokenPages() {
  const [keys, setKeys] = useState(NO_KEYS);
  useEffect(() => {
    if (keys.size === 0) return;
    const timer = setTimeout(() => setKeys(NO_KEYS), RETRY_MS);
    return () => clearTimeout(timer);
  }, [keys]);
  return {
    /** Whether a page is left out. */
    hasAny: keys.size > 0,
    /** Called when a page could not be drawn. */
    add(key: string): void {
      clearSnapshot();
      reportBroken();
      setKeys((previous) => new Set(previous).add(key));
    },
    /** Returns the pages of a view without broken ones; none if the view fails. */
    pagesOf(view: View, context: WallContext): readonly WallPage[] {
      try {
        return view.pages(context).filter(({ key }) => !keys.has(key));
      } catch (error) {
        reportBroken(error);
        return [];
      }
    },
  };
}
