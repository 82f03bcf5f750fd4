import { Notice } from '#web/ui/notice.tsx';
import { useFilterWords } from '#web/words/filter.ts';

interface Props {
  readonly isLive: boolean;
  /** `?d=` of the address; null for today. */
  readonly day: string | null;
}

/** The empty state of the list: of a day, or only of its live matches. */
export function NoMatches({ isLive, day }: Props) {
  const { filter: t } = useFilterWords();
  return <Notice text={isLive ? t.empty[day === null ? 'live' : 'liveDay'] : t.emptyDay} />;
}
