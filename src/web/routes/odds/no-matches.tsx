import { Notice } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly isLive: boolean;
  /** `?d=` of the address; null for today. */
  readonly day: string | null;
}

/** The empty state of the list: of a day, or only of its live matches. */
export function NoMatches({ isLive, day }: Props) {
  const { filter: t } = useWords<'filter'>();
  return <Notice text={isLive ? t.empty[day === null ? 'live' : 'liveDay'] : t.emptyDay} />;
}
