import type { StatusFilter } from '#web/matches/rows.ts';
import { scoresAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { BUTTON, Notice } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';
import { NextDayLink } from './next-day-link.tsx';

interface Props {
  /** `?d=` of the address; null for today. */
  readonly day: string | null;
  readonly statusFilter: StatusFilter;
  /** The text in the filter box. */
  readonly text: string;
  /** The day of the list, if it has no matches. */
  readonly emptyDay: string | null;
  readonly onClear: () => void;
}

/** The empty state of a list: says why it is empty and links to a list that is not. */
export function EmptyList({ day, statusFilter: show, text, emptyDay, onClear }: Props) {
  const { filter: t } = useWords<'filter'>();
  if (emptyDay !== null) {
    return (
      <Notice text={t.emptyDay}>
        <NextDayLink day={emptyDay} />
      </Notice>
    );
  }
  if (text.trim() === '' && show !== 'all') {
    return (
      <Notice text={t.empty[show === 'live' && day !== null ? 'liveDay' : show]}>
        <Link to={scoresAddress({ day })} className={BUTTON}>
          {t.showAll}
        </Link>
      </Notice>
    );
  }
  return (
    <Notice text={t.noMatch(text.trim())}>
      <p className="text-faint text-xs">{t.noMatchHint}</p>
      <button type="button" onClick={onClear} className={`${BUTTON} cursor-pointer`}>
        {t.clear}
      </button>
    </Notice>
  );
}
