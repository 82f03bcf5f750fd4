import { addSettled, type SettledRecords } from './settled-records.ts';

/** The parts of a feed page that joining pages needs. */
export interface FeedPage<R> {
  readonly records: readonly R[];
  /** Unreadable records and list entries. */
  readonly dropped: number;
  /** Records among these. */
  readonly lostRecords: number;
  readonly pages: number | null;
  readonly total: number | null;
  readonly settled?: SettledRecords;
}

export interface CollectedFeed<R> {
  readonly records: readonly R[];
  readonly dropped: number;
  readonly total: number | null;
  readonly settled: SettledRecords;
  /** Whether the feed has more pages than are read. */
  readonly isCut: boolean;
}

/** Pages hold 100 records; a longer feed is cut here. */
const MAX_PAGES = 20;
const MAX_CONCURRENT_REQUESTS = 2;
/** Readings of a feed whose total keeps changing; the last one is used. */
const MAX_ROUNDS = 3;
/** Pages of all readings of a feed. */
const MAX_PAGES_OF_ROUNDS = 20;

type PageReader<R> = (page: number) => Promise<FeedPage<R>>;

/** Reads to the last page by `pages`, to an empty or repeated one, or until there are as many records as `total` says. */
async function readAll<R extends { readonly id: string }>(readPage: PageReader<R>) {
  const ids = new Set<string>();
  const pages: FeedPage<R>[] = [];
  let count = 0;
  let pageCount = 1;
  let nextPage = 1;
  let isOver = false;

  async function readNext(): Promise<void> {
    const page = nextPage++;
    const feedPage = await readPage(page);
    const { records, lostRecords, total } = feedPage;
    pages[page - 1] = feedPage;
    const newIds = records.filter(({ id }) => !ids.has(id));
    for (const { id } of newIds) ids.add(id);
    count += newIds.length + lostRecords;
    isOver ||= newIds.length + lostRecords === 0 || (total !== null && count >= total);
    if (page === 1) pageCount = feedPage.pages ?? 1;
  }

  async function readRest(): Promise<void> {
    while (!isOver && nextPage <= Math.min(pageCount, MAX_PAGES)) await readNext();
  }

  await readNext();
  await Promise.all(Array.from({ length: MAX_CONCURRENT_REQUESTS }, readRest));
  return { pages, isCut: !isOver && pageCount > MAX_PAGES };
}

/**
 * Joins the pages of a match feed. Matches start and end while pages are read, so one may appear on two pages (the
 * later one counts) or be missed between them: all pages of a short feed are read again when `total` has changed.
 * A failing page fails the whole feed, and the cache keeps its previous answer.
 */
export async function collect<R extends { readonly id: string }>(
  readPage: PageReader<R>,
): Promise<CollectedFeed<R>> {
  let { pages, isCut } = await readAll(readPage);
  let calls = pages.length;
  const hasMoved = () => pages.some(({ total }) => total !== pages[0]?.total);
  for (let round = 1; round < MAX_ROUNDS && hasMoved(); round += 1) {
    if (calls + pages.length > MAX_PAGES_OF_ROUNDS) break;
    ({ pages, isCut } = await readAll(readPage));
    calls += pages.length;
  }
  const records = new Map(pages.flatMap((page) => page.records).map((record) => [record.id, record]));
  return {
    records: [...records.values()],
    dropped: pages.reduce((sum, page) => sum + page.dropped, 0),
    total: pages.at(-1)?.total ?? null,
    settled: pages.map(({ settled = {} }) => settled).reduce(addSettled, {}),
    isCut,
  };
}
