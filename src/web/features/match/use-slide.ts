import { type RefObject, useLayoutEffect, useRef } from 'react';

const SLIDE = { duration: 180, easing: 'ease-out' } as const;
const REDUCED = '(prefers-reduced-motion: reduce)';

/** Where a line stands in its list, as laid out: neither scrolling nor sliding counts. */
type Tops = ReadonlyMap<Element, number>;

function topsIn(list: HTMLElement): Tops {
  const lines = [...list.children] as HTMLElement[];
  return new Map(lines.map((line) => [line, line.offsetTop - list.offsetTop]));
}

/** What comes after the list, and moves with its end. */
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
 * Keeps a list calm to which lines come at the top. Where they come in sight, what they push down slides to its new
 * place; out of sight what one reads stays where it is, which browsers without scroll anchoring have to be helped with.
 */
export function useSlide(ref: RefObject<HTMLElement | null>, told: unknown): void {
  const before = useRef<Tops>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines come with what is told
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
