import { useLayoutEffect } from 'react';
import { serverView } from '#web/ui/static-page.ts';

/** Shows what is drawn in the place of the server's HTML, as soon as there is something to show. */
export function useReplaceServerView(isReady: boolean): void {
  useLayoutEffect(() => {
    if (isReady) serverView()?.remove();
  }, [isReady]);
}
