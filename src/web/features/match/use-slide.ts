import { type RefObject, useLayoutEffect, useRef } from 'react';

const SLIDE = { duration: 180, easing: 'ease-out' } as const;
const REDUCED = '(prefers-reduced-motion: reduce)';

/** Positions of the lines in a list, ignoring scrolling and animation. */
type Tops = ReadonlyMap<Element, number>;

function topsIn(list: HTMLElement): Tops {
  const lines = [...list.children] as HTMLElement[];
  return new Map(lines.map((line) => [line, line.offsetTop - list.offsetTop]));
}

/** Returns the blocks after the list, which move with its end. */
function after(list: HTMLElement): readonly Element[] {
  const found: Element[] = [];
  for (let next = list.parentElement?.nextElementSibling; next; next = next.nextElementSibling)
    found.push(next);
  return found;
}

function push(element: Element, by: number): void {
  element.animate([{ transform: `translateY(${-by}px)` }, { transform: 'none' }], SLIDE);
}

/**
 * Animates a list when new lines appear at its top. If the lines are visible, everything below slides to its new
 * place; if not, the scroll position is kept, for browsers without scroll anchoring.
 */
export function useSlide(ref: RefObject<HTMLElement | null>, told: unknown): void {
  const before = useRef<Tops>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines come with new content
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const now = topsIn(list);
    const stayed = [...now].filter(([line]) => before.current.has(line));
    const moved = stayed.map(([line, top]) => [line, top - (before.current.get(line) ?? top)] as const);
    const by = moved.at(-1)?.[1] ?? 0;
    const came = [...now.keys()].find((line) => !before.current.has(line));
    const isFirst = before.current.size === 0;
    before.current = now;
    if (isFirst || !came || by <= 0) return;
    const head = document.querySelector('body header')?.getBoundingClientRect().bottom ?? 0;
    if (came.getBoundingClientRect().top < head) {
      if (!CSS.supports('overflow-anchor', 'auto')) window.scrollBy(0, by);
      return;
    }
    if (matchMedia(REDUCED).matches) return;
    for (const [line, way] of moved) if (way > 0) push(line, way);
    for (const block of after(list)) push(block, by);
  }, [ref, told]);
}
