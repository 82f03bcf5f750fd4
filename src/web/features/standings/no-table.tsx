import { EmptyState } from '#web/ui/empty-state.tsx';
import { useWords } from '#web/words/use-words.ts';

/** The empty state of a competition's tables. */
export function NoTable() {
  const { standings: t } = useWords<'standings'>();
  return <EmptyState>{t.noTable}</EmptyState>;
}
