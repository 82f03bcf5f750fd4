import { Notice } from '#web/ui/notice.tsx';
import { useFilterWords } from '#web/words/filter.ts';

/** The empty state of the list: of a day, or only of its live matches. */
export function NoMatches({ isLive }: { readonly isLive: boolean }) {
  const { filter: t } = useFilterWords();
  return <Notice text={isLive ? t.empty.live : t.emptyDay} />;
}
