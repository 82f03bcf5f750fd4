import { EmptyState } from '#web/ui/empty-state.tsx';
import { useStandingsWords } from '#web/words/standings.ts';

/** The empty state of a competition's tables. */
export function NoTable() {
  const { standings: t } = useStandingsWords();
  return <EmptyState>{t.noTable}</EmptyState>;
}
