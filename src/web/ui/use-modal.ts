import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

let openCount = 0;

/** Whether a dialog covers the page. */
export const isModalOpen = (): boolean => openCount > 0;

/** Returns the ref of a dialog that is open above the page while its component is mounted. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    openCount += 1;
    return () => {
      openCount -= 1;
    };
  }, []);
  // While it is still in the document, so that the focus goes back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return dialog;
}
