/** A count in front of a page's title. */
const COUNT = /^\(\d+\) /;

/** Pages write their title when their data change, which removes the count. */
const REWRITE_MS = 1000;

/** Counts the alerts that the viewer has not seen, in the title of this tab and on the app's icon. */
export function createUnseen() {
  const keys = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    const title = document.title.replace(COUNT, '');
    const next = keys.size > 0 ? `(${keys.size}) ${title}` : title;
    if (next !== document.title) document.title = next;
    const badge = keys.size > 0 ? navigator.setAppBadge?.(keys.size) : navigator.clearAppBadge?.();
    // Only installed apps have an icon.
    badge?.catch(() => {});
  }

  return {
    add(added: readonly string[]): void {
      for (const key of added) keys.add(key);
      write();
    },
    /** Removes all keys or some, and returns those that were there. */
    clear(some: readonly string[] = [...keys]): readonly string[] {
      const cleared = some.filter((key) => keys.delete(key));
      if (cleared.length > 0) write();
      return cleared;
    },
    /** Writes the count again once the page has drawn an answer. */
    refresh(): void {
      clearTimeout(timer);
      if (keys.size > 0) timer = setTimeout(write, REWRITE_MS);
    },
    stop(): void {
      clearTimeout(timer);
      keys.clear();
      write();
    },
  };
}
