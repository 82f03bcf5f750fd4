import { stepsBack } from '#web/settings/delay-state.ts';
import { createStore } from '#web/state/store.ts';

export interface Announcement {
  /** Identifies the news: the same key from another source is not announced again. */
  readonly key: string;
  /** What happened, for the summary of much news. */
  readonly kind: 'goal' | 'ruled-out' | 'other';
  readonly text: string;
}

/** Returns the text of a summary in the viewer's language. */
type Summarize = (goalCount: number, ruledOutCount: number, otherCount: number) => string;

/** News within this window is announced together. */
const GATHER_MS = 1000;
/** Time for a screen reader to finish a text before it is replaced or cleared: at least, and for each character. */
const MIN_DISPLAY_MS = 6000;
const CHARACTER_MS = 60;
/** The same key is not announced again within this time. */
const REPEAT_AFTER_MS = 60_000;
/** More simultaneous news than this is announced as numbers. */
const MAX_TEXTS = 2;

const announcedAt = new Map<string, number>();
let pending: Announcement[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let summarize: Summarize = () => '';

/** The current text of the live region; mostly ''. */
export const announcement = createStore('');

/** Returns the text of simultaneous news. */
function textOf(news: readonly Announcement[]): string {
  if (news.length <= MAX_TEXTS) return news.map(({ text }) => text).join(' ');
  const count = (counted: Announcement['kind']) => news.filter(({ kind }) => kind === counted).length;
  return `${summarize(count('goal'), count('ruled-out'), count('other'))}.`;
}

function flush(): void {
  const next = textOf(pending);
  pending = [];
  announcement.set(next);
  timer = next === '' ? undefined : setTimeout(flush, Math.max(MIN_DISPLAY_MS, CHARACTER_MS * next.length));
}

/**
 * Queues news for polite announcement: at most one text in six seconds, a long one for longer. Simultaneous news is
 * joined, much of it becomes a summary, and a key is announced at most once a minute.
 */
export function announce(news: readonly Announcement[], summary: Summarize): void {
  const now = performance.now();
  for (const [key, at] of announcedAt) if (now - at > REPEAT_AFTER_MS) announcedAt.delete(key);
  const newItems = news.filter(({ key }) => !announcedAt.has(key));
  if (newItems.length === 0) return;
  for (const { key } of newItems) announcedAt.set(key, now);
  pending.push(...newItems);
  summarize = summary;
  if (timer === undefined) timer = setTimeout(flush, GATHER_MS);
}

// News that waits or is being read when the page goes back in time may be ahead of it.
stepsBack.subscribe(() => {
  clearTimeout(timer);
  pending = [];
  flush();
});
