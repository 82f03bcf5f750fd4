/** A text to announce once. */
export interface Announcement {
  /** Identifies the news: the same key from another source is not announced again. */
  readonly key: string;
  readonly text: string;
}

/** News within this window is announced together. */
const GATHER = 1000;
/** Time for a screen reader to finish a text before it is replaced or cleared. */
const SPEAK = 6000;
/** The same key is not announced again within this time. */
const TOLD = 60_000;

const told = new Map<string, number>();
const listeners = new Set<() => void>();
let waiting: string[] = [];
let text = '';
let timer: ReturnType<typeof setTimeout> | undefined;

function say(next: string): void {
  text = next;
  for (const listener of listeners) listener();
}

function turn(): void {
  const next = waiting.join(' ');
  waiting = [];
  say(next);
  timer = next === '' ? undefined : setTimeout(turn, SPEAK);
}

/** Queues news for polite announcement. Simultaneous news is joined, and a key is announced at most once a minute. */
export function announce(news: readonly Announcement[]): void {
  const now = performance.now();
  for (const [key, at] of told) if (now - at > TOLD) told.delete(key);
  const unheard = news.filter(({ key }) => !told.has(key));
  if (unheard.length === 0) return;
  for (const { key } of unheard) told.set(key, now);
  waiting.push(...unheard.map((one) => one.text));
  if (timer === undefined) timer = setTimeout(turn, GATHER);
}

/** Returns the current text of the live region; mostly ''. */
export function announced(): string {
  return text;
}

/** Subscribes to changes of that text; returns the unsubscribe function. */
export function onAnnounced(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
