import { useLayoutEffect } from 'react';

/** Gives the document a title. Preact, with which embeds are built, leaves a `<title>` where it is drawn, without effect. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
