import type { StatusFilter } from '#web/matches/rows.ts';
import { scoresAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { BUTTON, Notice } from '#web/ui/notice.tsx';
import { useFilterWords } from '#web/words/filter.ts';

interface Props {
  /** `?d=` of the address; null for today. */
  readonly day: string | null;
  readonly statusFilter: StatusFilter;
  /** The text in the filter box. */
  readonly text: string;
  readonly isEmptyDay: boolean;
  readonly onClear: () => void;
}

/** The empty state of a list: says why it is empty and links to a list that is not. */
export function EmptyList({ day, statusFilter: show, text, isEmptyDay, onClear }: Props) {
  const { filter: say } = useFilterWords();
  if (isEmptyDay) return <Notice text={say.emptyDay} />;
  if (text.trim() === '' && show !== 'all') {
    return (
      <Notice text={say.empty[show]}>
        <Link to={scoresAddress({ day })} className={BUTTON}>
          {say.showAll}
        </Link>
      </Notice>
    );
  }
  return (
    <Notice text={say.noMatch(text.trim())}>
      <p className="text-faint text-xs">{say.noMatchHint}</p>
      <button type="button" onClick={onClear} className={`${BUTTON} cursor-pointer`}>
        {say.clear}
      </button>
    </Notice>
  );
}
