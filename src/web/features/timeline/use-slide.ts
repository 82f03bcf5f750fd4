import { type RefObject, useLayoutEffect, useRef } from 'react';
import { scrollerOf, visibleTop } from '#web/navigation/scroller.ts';

const SLIDE_ANIMATION = { duration: 180, easing: 'ease-out' } as const;
const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

/** Positions of the lines in a list, ignoring scrolling and animation. */
type LineTops = ReadonlyMap<Element, number>;

function lineTops(list: HTMLElement): LineTops {
  const lines = [...list.children] as HTMLElement[];
  return new Map(lines.map((line) => [line, line.offsetTop - list.offsetTop]));
}

/** Returns the blocks below the list, which move with its end: not those beside it. */
function followingBlocks(list: HTMLElement): readonly Element[] {
  const blocks: Element[] = [];
  const { bottom } = list.getBoundingClientRect();
  for (
    let part: Element | null = list.parentElement;
    part && part !== document.body;
    part = part.parentElement
  )
    for (let next = part.nextElementSibling; next; next = next.nextElementSibling)
      if (next.getBoundingClientRect().top >= bottom) blocks.push(next);
  return blocks;
}

function slideFrom(element: Element, distance: number): void {
  element.animate([{ transform: `translateY(${-distance}px)` }, { transform: 'none' }], SLIDE_ANIMATION);
}

/**
 * Animates a list when new lines appear at its top. If the lines are visible, everything below slides to its new
 * place; if not, the scroll position is kept, for browsers without scroll anchoring.
 */
export function useSlide(ref: RefObject<HTMLElement | null>, content: unknown): void {
  const before = useRef<LineTops>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines come with new content
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const now = lineTops(list);
    const remaining = [...now].filter(([line]) => before.current.has(line));
    const shifts = remaining.map(([line, top]) => [line, top - (before.current.get(line) ?? top)] as const);
    const distance = shifts.at(-1)?.[1] ?? 0;
    const newLine = [...now.keys()].find((line) => !before.current.has(line));
    const isFirst = before.current.size === 0;
    before.current = now;
    if (isFirst || !newLine || distance <= 0) return;
    if (newLine.getBoundingClientRect().top < visibleTop(list)) {
      if (!CSS.supports('overflow-anchor', 'auto')) scrollerOf(list).scrollBy(0, distance);
      return;
    }
    if (matchMedia(REDUCED_MOTION_QUERY).matches) return;
    for (const [line, shift] of shifts) if (shift > 0) slideFrom(line, shift);
    for (const block of followingBlocks(list)) slideFrom(block, distance);
  }, [ref, content]);
}
