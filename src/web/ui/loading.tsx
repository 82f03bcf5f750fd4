import { type ComponentProps, useLayoutEffect } from 'react';

let loadingCount = 0;

/** Whether any part of the page is in its loading state. */
export const isAnythingLoading = (): boolean => loadingCount > 0;

/** Counts a component while it is visible and loading. */
export function useLoading(isLoading: boolean): void {
  useLayoutEffect(() => {
    if (!isLoading) return;
    loadingCount += 1;
    return () => {
      loadingCount -= 1;
    };
  }, [isLoading]);
}

/** The container of a loading state. */
export function Loading(props: ComponentProps<'div'>) {
  useLoading(true);
  return <div {...props} aria-busy="true" />;
}
