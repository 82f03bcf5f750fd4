let header: HTMLElement | null = null;

/** Ref of the page's header, which stays at the top of the window. */
export function setPageHeader(element: HTMLElement | null): void {
  header = element;
}

/** Returns where the header ends, px from the top of the window: what is above that is hidden. */
export function pageHeaderBottom(): number {
  return header?.getBoundingClientRect().bottom ?? 0;
}
