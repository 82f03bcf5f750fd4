import { useEffect, useRef } from 'react';
import { newsBetween } from '#web/features/announcer/news.ts';
import { announce } from '#web/features/announcer/queue.ts';
import type { Scored } from '#web/format/goals-between.ts';
import { useNewsWords } from '#web/words/news.ts';

type Known = ReadonlyMap<string, { readonly record: Scored }>;

/** The current matches of a page. */
interface Told {
  /** Another subject starts again. */
  readonly subject: string;
  readonly matches: Known;
  /** Whether every answer has come once; before that, differences are not news. */
  readonly complete: boolean;
  /** Whether the matches come from a return to the page; then differences are not news either. */
  readonly isReturn: boolean;
}

/** Announces the goals and disallowed goals of followed matches as they come. */
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
