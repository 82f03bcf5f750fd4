import { useEffect, useRef } from 'react';
import { changesOf, firstSighting, type Sighting } from '#news/changes-of.ts';
import type { Gap } from '#news/gap.ts';
import type { NewsMatch } from '#news/match-memory.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { countText } from '#web/features/alerts/count-text.ts';
import { announcementsOf } from '#web/features/announcer/news.ts';
import { announce } from '#web/features/announcer/queue.ts';
import { announcementSetting } from '#web/settings/announcements.ts';
import { shieldVersion } from '#web/settings/shield-version.ts';
import { useStore } from '#web/state/store.ts';
import { useWords } from '#web/words/use-words.ts';

/** The current matches of a page. */
interface NewsSource<M extends NewsMatch> {
  /** Another subject starts again. */
  readonly subject: string;
  readonly matches: ReadonlyMap<string, { readonly record: M; readonly asOf: number }>;
  /** Whether every answer has come once; before that, differences are not news. */
  readonly isComplete: boolean;
  /** The latest gap in their answers. */
  readonly gap: Gap | null;
  /** Whether a match is on the page. */
  readonly isOnPage: (match: M) => boolean;
  /** Whether a match is announced to viewers who want only what they follow. */
  readonly isFollowed: (match: M) => boolean;
}

/** Announces goals and disallowed goals as they come: of followed matches or of the whole page, as the viewer chose. */
export function useNews<M extends NewsMatch>(source: NewsSource<M>): void {
  const words = useWords<'changes' | 'news'>();
  const shields = useStore(shieldVersion);
  const { subject, matches, isComplete, gap, isFollowed, isOnPage } = source;
  const previous = useRef({ subject, isComplete, shields, sighting: firstSighting(matches) });
  useEffect(() => {
    const last = previous.current;
    const keep = (sighting: Sighting) => {
      previous.current = { subject, isComplete, shields, sighting };
    };
    // A match that the viewer reveals is not news.
    const isSame = last.subject === subject && last.shields === shields && last.isComplete;
    if (!isSame) return keep(firstSighting(matches));
    if (last.sighting.matches === matches) return;
    const { sighting, changes } = changesOf(last.sighting, matches, { rate: worldClock.rate(), gap });
    keep(sighting);
    const scope = announcementSetting.get();
    if (scope === 'off') return;
    const isIncluded = scope === 'followed' ? isFollowed : isOnPage;
    announce(announcementsOf(changes, matches, isIncluded, words), (...counts) =>
      countText(...counts, words),
    );
  });
}
