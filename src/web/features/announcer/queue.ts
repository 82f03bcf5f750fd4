import { createStore } from '#web/state/store.ts';

export interface Announcement {
  /** Identifies the news: the same key from another source is not announced again. */
  readonly key: string;
  readonly text: string;
}

/** News within this window is announced together. */
const GATHER_MS = 1000;
/** Time for a screen reader to finish a text before it is replaced or cleared. */
const MIN_DISPLAY_MS = 6000;
/** The same key is not announced again within this time. */
const REPEAT_AFTER_MS = 60_000;

const announcedAt = new Map<string, number>();
let pending: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** The current text of the live region; mostly ''. */
export const announcement = createStore('');

function flush(): void {
  const next = pending.join(' ');
  pending = [];
  announcement.set(next);
  timer = next === '' ? undefined : setTimeout(flush, MIN_DISPLAY_MS);
}

/** Queues news for polite announcement. Simultaneous news is joined, and a key is announced at most once a minute. */
export function announce(news: readonly Announcement[]): void {
  const now = performance.now();
  for (const [key, at] of announcedAt) if (now - at > REPEAT_AFTER_MS) announcedAt.delete(key);
  const newItems = news.filter(({ key }) => !announcedAt.has(key));
  if (newItems.length === 0) return;
  for (const { key } of newItems) announcedAt.set(key, now);
  pending.push(...newItems.map((one) => one.text));
  if (timer === undefined) timer = setTimeout(flush, GATHER_MS);
}
