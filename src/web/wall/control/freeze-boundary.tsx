import { IsRestoringProvider } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useStore } from '#web/state/store.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { wallControl } from './wall-control.ts';

/**
 * Keeps queries from fetching while the wall is frozen. Unfrozen, the wall begins anew with what it has: the goals of the
 * meantime are no news, and do not take the screen one after another.
 */
export function FreezeBoundary({ children }: { children: ReactNode }) {
  const isFrozen = useStore(wallControl, ({ freeze }) => freeze !== null);
  const [{ starts }] = useAccumulator(
    (previous) =>
      previous.isFrozen === isFrozen ? previous : { isFrozen, starts: previous.starts + (isFrozen ? 0 : 1) },
    { isFrozen, starts: 0 },
  );
  return (
    <IsRestoringProvider value={isFrozen}>
      <Fragment key={starts}>{children}</Fragment>
    </IsRestoringProvider>
  );
}
