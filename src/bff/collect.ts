/** The parts of a feed page that joining pages needs. */
export interface FeedPage<R> {
  readonly records: readonly R[];
  readonly dropped: number;
  readonly pages: number | null;
  readonly total: number | null;
}

export interface CollectedFeed<R> {
  readonly records: readonly R[];
  readonly dropped: number;
  readonly total: number | null;
}

/** Pages hold 100 records; a longer feed is cut here. */
const MAX_PAGES = 20;
const MAX_CONCURRENT_REQUESTS = 2;
/** Readings of a feed whose total keeps changing; the last one is used. */
const MAX_ROUNDS = 3;

type PageReader<R> = (page: number) => Promise<FeedPage<R>>;

async function readAll<R>(readPage: PageReader<R>): Promise<readonly FeedPage<R>[]> {
  const firstPage = await readPage(1);
  const count = Math.min(firstPage.pages ?? 1, MAX_PAGES);
  const pages: FeedPage<R>[] = [firstPage];
  let nextPage = 2;
  const readNextPages = async () => {
    while (nextPage <= count) {
      const page = nextPage++;
      pages[page - 1] = await readPage(page);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_REQUESTS }, readNextPages));
  return pages;
}

/**
 * Joins the pages of a match feed. Matches start and end while pages are read, so one may appear on two pages (the
 * later one counts) or be missed between them: all pages are read again when `total` has changed.
 * A failing page fails the whole feed, and the cache keeps its previous answer.
 */
export async function collect<R extends { readonly id: string }>(
  readPage: PageReader<R>,
): Promise<CollectedFeed<R>> {
  let pages = await readAll(readPage);
  const hasMoved = () => pages.some(({ total }) => total !== pages[0]?.total);
  for (let round = 1; round < MAX_ROUNDS && hasMoved(); round += 1) pages = await readAll(readPage);
  const records = new Map(pages.flatMap((page) => page.records).map((record) => [record.id, record]));
  return {
    records: [...records.values()],
    dropped: pages.reduce((sum, page) => sum + page.dropped, 0),
    total: pages.at(-1)?.total ?? null,
  };
}
