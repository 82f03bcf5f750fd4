import { useLiveNews } from '#web/lists/use-live-news.ts';

const isAny = () => true;

/** Announces the goals of all matches in play, on every page, from the live list. */
export function AllGoals() {
  useLiveNews({ subject: 'live', isOnPage: isAny, isFollowed: isAny });
  return null;
}
