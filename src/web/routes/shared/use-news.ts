import { useEffect, useRef } from 'react';
import { newsBetween } from '#web/features/announcer/news.ts';
import { announce } from '#web/features/announcer/queue.ts';
import type { MatchesById, ScoredMatch } from '#web/format/goals-between.ts';
import { useNewsWords } from '#web/words/news.ts';

/** The current matches of a page. */
interface NewsSource {
  /** Another subject starts again. */
  readonly subject: string;
  readonly matches: MatchesById;
  /** Whether every answer has come once; before that, differences are not news. */
  readonly isComplete: boolean;
  /** Whether the matches come from a return to the page; then differences are not news either. */
  readonly isReturn: boolean;
}

/** Announces the goals and disallowed goals of followed matches as they come. */
export function useNews(source: NewsSource, isFollowed: (match: ScoredMatch) => boolean): void {
  const words = useNewsWords();
  const previous = useRef(source);
  useEffect(() => {
    const last = previous.current;
    previous.current = source;
    if (last.matches === source.matches || last.subject !== source.subject) return;
    if (!last.isComplete || source.isReturn) return;
    announce(newsBetween(last.matches, source.matches, isFollowed, words));
  });
}
