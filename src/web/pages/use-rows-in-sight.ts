import { useEffect, useState } from 'react';
import { matchAt } from '#web/app/addresses.ts';

/** Rows of matches, by id. */
export type RowsById = ReadonlyMap<string, HTMLElement>;

const NO_ROWS: RowsById = new Map();
const ROW = 'a.match-row';
/** Delay before rows count as in sight, ms: scrolling past fetches nothing, and several changes count as one. */
const GLANCE = 150;

/**
 * Returns the rows of a list that are in sight. They are looked up in the document, so that rows need not report
 * themselves.
 *
 * @param place id of the list's element
 */
export function useRowsInSight(place: string): RowsById {
  const [rows, see] = useState(NO_ROWS);
  useEffect(() => {
    const list = document.getElementById(place);
    return list ? watchRows(list, see) : undefined;
  }, [place]);
  return rows;
}

function watchRows(list: HTMLElement, tell: (rows: RowsById) => void): () => void {
  const now = new Set<Element>();
  const known = new WeakSet<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (what: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(what, GLANCE);
  };
  const all = () => [...list.querySelectorAll<HTMLAnchorElement>(ROW)];
  const look = () => {
    const inSight = all().filter((row) => now.has(row));
    tell(new Map(inSight.flatMap((row) => [[matchAt(row.pathname)?.id ?? '', row] as const])));
  };
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) now.add(target);
      else now.delete(target);
    }
    later(look);
  });
  const scan = () => {
    for (const row of all().filter((one) => !known.has(one))) {
      known.add(row);
      sight.observe(row);
    }
    look();
  };
  const changes = new MutationObserver((records) => {
    const isRow = (node: Node) => node instanceof Element && (node.matches(ROW) || node.querySelector(ROW));
    if (records.some(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes].some(isRow)))
      later(scan);
  });
  changes.observe(list, { childList: true, subtree: true });
  scan();
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    sight.disconnect();
  };
}
