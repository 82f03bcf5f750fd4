import type { QueryClient } from '@tanstack/react-query';
import { restoreSnapshot, saveSnapshot } from '#web/wall/snapshot/snapshot.ts';
import { wallControl } from './wall-control.ts';

/**
 * Stores the answers on the screen when the wall is frozen, for a reload, and gives them back when it is unfrozen: without a
 * subscriber they have been dropped meanwhile.
 *
 * @returns stops it
 */
export function keepFrozenAnswers(client: QueryClient): () => void {
  let wasFrozen = wallControl.get().freeze !== null;
  return wallControl.subscribe(() => {
    const isFrozen = wallControl.get().freeze !== null;
    if (isFrozen === wasFrozen) return;
    wasFrozen = isFrozen;
    if (isFrozen) saveSnapshot(client);
    else restoreSnapshot(client);
  });
}
