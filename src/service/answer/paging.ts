import type { Listing } from '#service/world/register.ts';

/** Where an answer stands among all there is; four members of `meta`. */
export interface Paging {
  readonly page: number;
  readonly pages: number;
  readonly count: number;
  /** Null where there could be some and are none, on two operations: see `countedPage`. */
  readonly total: number | null;
}

/** Items a page. Clients cannot change it: `per_page` and `nopag` are ignored (v2.2 wire, paging). */
const PAGE_SIZE = 100;

/** Reads `page`; what is no page number is the first page (our choice: nothing is recorded). */
export function readPage(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}

/** The asked-for page of a list. A page past the end is empty, with the same total (v2.2 wire, paging). */
export function pageOf<T>(all: readonly T[], page: number): { items: readonly T[]; paging: Paging } {
  const items = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE));
  return { items, paging: { page, pages, count: items.length, total: all.length } };
}

/** The asked-for page of what is listed elsewhere: nothing beyond it is worked out. */
export function pageOfListing(listing: Listing, page: number): { items: readonly number[]; paging: Paging } {
  const items = listing.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const pages = Math.max(1, Math.ceil(listing.total / PAGE_SIZE));
  return { items, paging: { page, pages, count: items.length, total: listing.total } };
}

/** An answer that is complete on one page. */
export function onePage(count: number): Paging {
  return { page: 1, pages: 1, count, total: count };
}

/** What is counted inside of one object: nothing has no total, not even 0 (v2.2 wire, meta of match_sidelined). */
export function countedPage(count: number): Paging {
  return { ...onePage(count), total: count === 0 ? null : count };
}
