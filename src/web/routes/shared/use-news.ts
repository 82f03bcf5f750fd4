import { useEffect, useRef } from 'react';
import { newsBetween } from '#web/features/announcer/news.ts';
import { announce } from '#web/features/announcer/queue.ts';
import type { MatchesById, ScoredMatch } from '#web/format/goals-between.ts';
import { announcementSetting } from '#web/settings/announcements.ts';
import { shieldVersion } from '#web/settings/shield-state.ts';
import { useStore } from '#web/state/store.ts';
import { useNewsWords } from '#web/words/news.ts';

/** The current matches of a page. */
interface NewsSource<M extends ScoredMatch> {
  /** Another subject starts again. */
  readonly subject: string;
  readonly matches: MatchesById<M>;
  /** Whether every answer has come once; before that, differences are not news. */
  readonly isComplete: boolean;
  /** Whether the matches come from a return to the page; then differences are not news either. */
  readonly isReturn: boolean;
  /** Whether a match is on the page. */
  readonly isOnPage: (match: M) => boolean;
  /** Whether a match is announced to viewers who want only what they follow. */
  readonly isFollowed: (match: M) => boolean;
}

/** Announces goals and disallowed goals as they come: of followed matches or of the whole page, as the viewer chose. */
export function useNews<M extends ScoredMatch>(source: NewsSource<M>): void {
  const words = useNewsWords();
  const shields = useStore(shieldVersion);
  const previous = useRef({ ...source, shields });
  useEffect(() => {
    const last = previous.current;
    previous.current = { ...source, shields };
    if (last.matches === source.matches || last.subject !== source.subject) return;
    // A match that the viewer reveals is not news.
    if (last.shields !== shields) return;
    if (!last.isComplete || source.isReturn) return;
    const scope = announcementSetting.get();
    if (scope === 'off') return;
    const isIncluded = scope === 'followed' ? source.isFollowed : source.isOnPage;
    announce(newsBetween(last.matches, source.matches, isIncluded, words), words.announce.several);
  });
}
