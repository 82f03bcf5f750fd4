/** The parts of a feed page that joining pages needs. */
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

/** Pages hold 100 records; a longer feed is cut here. */
const MOST_PAGES = 20;
const AT_ONCE = 2;
/** Readings of a feed whose total keeps changing; the last one is used. */
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
 * Joins the pages of a match feed. Matches start and end while pages are read, so one may appear on two pages (the
 * later one counts) or be missed between them: all pages are read again when `total` has changed.
 * A failing page fails the whole feed, and the cache keeps its previous answer.
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
