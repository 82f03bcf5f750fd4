/** Delay before elements count as in sight, ms, so that scrolling past fetches nothing. */
const DEBOUNCE_MS = 120;

/**
 * Observes which of the elements with an id are in sight.
 *
 * @param onChange called with the ids in sight once scrolling has paused
 * @param marginPx distance from the screen that still counts, px
 */
export function createSightWatcher(onChange: (inSight: ReadonlySet<string>) => void, marginPx: number) {
  const ids = new Map<Element, string>();
  const visibleElements = new Set<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = () => onChange(new Set([...visibleElements].map((element) => ids.get(element) ?? '')));
  const debounceReport = () => {
    clearTimeout(timer);
    timer = setTimeout(report, DEBOUNCE_MS);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        // An entry may come after its element has left.
        if (isIntersecting && ids.has(target)) visibleElements.add(target);
        else visibleElements.delete(target);
      }
      debounceReport();
    },
    { rootMargin: `${marginPx}px 0px` },
  );
  return {
    /** Observes an element until the returned function is called. */
    watch(element: Element, id: string) {
      ids.set(element, id);
      observer.observe(element);
      return () => {
        observer.unobserve(element);
        ids.delete(element);
        if (visibleElements.delete(element)) debounceReport();
      };
    },
    stop: () => clearTimeout(timer),
  };
}
