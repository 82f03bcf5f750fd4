/** What a page of a feed holds, as far as joining pages needs it. */
export interface Page<R> {
  readonly records: readonly R[];
  readonly dropped: number;
  readonly pages: number | null;
  readonly total: number | null;
}

export interface Collected<R> {
  readonly records: readonly R[];
  readonly dropped: number;
  readonly total: number | null;
}

/** Pages of 100 that are read at most; a feed of more ends there. */
const MOST_PAGES = 20;
const AT_ONCE = 2;
/** A feed whose total moves again and again is taken as it comes. */
const MOST_ROUNDS = 3;

type Read<R> = (page: number) => Promise<Page<R>>;

async function readAll<R>(read: Read<R>): Promise<readonly Page<R>[]> {
  const first = await read(1);
  const count = Math.min(first.pages ?? 1, MOST_PAGES);
  const pages: Page<R>[] = [first];
  let next = 2;
  const reader = async () => {
    while (next <= count) {
      const page = next++;
      pages[page - 1] = await read(page);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  return pages;
}

/**
 * Joins the pages of a match feed. While pages are read matches begin and end, so that one may stand on two
 * pages (the later one counts) or slip from one to another: when `total` has moved the pages are read again.
 * One page that fails fails the whole, and the earlier whole answer stays.
 */
export async function collect<R extends { readonly id: string }>(read: Read<R>): Promise<Collected<R>> {
  let pages = await readAll(read);
  const moved = () => pages.some(({ total }) => total !== pages[0]?.total);
  for (let round = 1; round < MOST_ROUNDS && moved(); round += 1) pages = await readAll(read);
  const records = new Map(pages.flatMap((page) => page.records).map((record) => [record.id, record]));
  return {
    records: [...records.values()],
    dropped: pages.reduce((sum, page) => sum + page.dropped, 0),
    total: pages.at(-1)?.total ?? null,
  };
}
