import type { Listing } from '#service/world/people/people-register.ts';

/** Position of a page in the whole list; four members of `meta`. */
export interface Paging {
  readonly page: number;
  readonly pages: number;
  readonly count: number;
  /** Null for an empty list on two operations: see `countedPage`. */
  readonly total: number | null;
}

/** Items per page. `per_page` and `nopag` have no effect (v2.2 wire, paging). */
const PAGE_SIZE = 100;

/** Reads `page`; invalid numbers are page 1 (our choice: no recording). */
export function readPage(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}

/** Returns a page of a list. A page past the end is empty, with the same total (v2.2 wire, paging). */
export function pageOf<T>(all: readonly T[], page: number): { items: readonly T[]; paging: Paging } {
  const items = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE));
  return { items, paging: { page, pages, count: items.length, total: all.length } };
}

/** Returns a page of a listing without computing the rest. */
export function pageOfListing(listing: Listing, page: number): { items: readonly number[]; paging: Paging } {
  const items = listing.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const pages = Math.max(1, Math.ceil(listing.total / PAGE_SIZE));
  return { items, paging: { page, pages, count: items.length, total: listing.total } };
}

/** Returns the paging of a response that fits on one page. */
export function onePage(count: number): Paging {
  return { page: 1, pages: 1, count, total: count };
}

/**
 * Returns the paging of items inside one object: an empty list has `total` null (v2.2 wire, meta of
 * match_sidelined).
 */
export function countedPage(count: number): Paging {
  return { ...onePage(count), total: count === 0 ? null : count };
}
