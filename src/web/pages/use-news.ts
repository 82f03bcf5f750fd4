import { useEffect, useRef } from 'react';
import { newsBetween } from '#web/features/announcer/news.ts';
import { announce } from '#web/features/announcer/queue.ts';
import type { Scored } from '#web/format/goals-between.ts';
import { useNewsWords } from '#web/words/news.ts';

type Known = ReadonlyMap<string, { readonly record: Scored }>;

/** The matches of a page as they are now. */
interface Told {
  /** Another one begins anew. */
  readonly subject: string;
  readonly matches: Known;
  /** Whether every answer has come once: before that, what differs between them is no news. */
  readonly complete: boolean;
  /** Whether they are what a return to the page brought: no news either. */
  readonly isReturn: boolean;
}

/** Has the goals and rulings of followed matches read out as they come. */
export function useNews(told: Told, isFollowed: (match: Scored) => boolean): void {
  const words = useNewsWords();
  const before = useRef(told);
  useEffect(() => {
    const was = before.current;
    before.current = told;
    if (was.matches === told.matches || was.subject !== told.subject) return;
    if (!was.complete || told.isReturn) return;
    announce(newsBetween(was.matches, told.matches, isFollowed, words));
  });
}
