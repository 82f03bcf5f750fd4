import { useEffect, useState } from 'react';
import { matchAt } from '#web/app/addresses.ts';

export type RowsById = ReadonlyMap<string, HTMLElement>;

const NO_ROWS: RowsById = new Map();
const ROW_SELECTOR = 'a.match-row';
/** Delay before rows count as in sight, ms: scrolling past fetches nothing, and several changes count as one. */
const DEBOUNCE_MS = 150;

/**
 * Returns the rows of a list that are in sight. They are looked up in the document, so that rows need not report
 * themselves.
 *
 * @param listId id of the list's element
 */
export function useRowsInSight(listId: string): RowsById {
  const [rows, setRows] = useState(NO_ROWS);
  useEffect(() => {
    const list = document.getElementById(listId);
    return list ? watchRows(list, setRows) : undefined;
  }, [listId]);
  return rows;
}

function watchRows(list: HTMLElement, onChange: (rows: RowsById) => void): () => void {
  const visibleRows = new Set<Element>();
  const observedRows = new WeakSet<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounce = (callback: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(callback, DEBOUNCE_MS);
  };
  const all = () => [...list.querySelectorAll<HTMLAnchorElement>(ROW_SELECTOR)];
  const report = () => {
    const inSight = all().filter((row) => visibleRows.has(row));
    onChange(new Map(inSight.flatMap((row) => [[matchAt(row.pathname)?.id ?? '', row] as const])));
  };
  const intersection = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) visibleRows.add(target);
      else visibleRows.delete(target);
    }
    debounce(report);
  });
  const scan = () => {
    for (const row of all().filter((one) => !observedRows.has(one))) {
      observedRows.add(row);
      intersection.observe(row);
    }
    report();
  };
  const changes = new MutationObserver((records) => {
    const isRow = (node: Node) =>
      node instanceof Element && (node.matches(ROW_SELECTOR) || node.querySelector(ROW_SELECTOR));
    if (records.some(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes].some(isRow)))
      debounce(scan);
  });
  changes.observe(list, { childList: true, subtree: true });
  scan();
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    intersection.disconnect();
  };
}
