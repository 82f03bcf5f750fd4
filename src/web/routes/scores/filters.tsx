import './filters.css';
import { memo } from 'react';
import { STATUS_FILTERS, type StatusFilter } from '#web/matches/rows.ts';
import { scoresAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  /** `?d=` of the address; null for today. */
  readonly day: string | null;
  readonly statusFilter: StatusFilter;
  /** Null while loading. */
  readonly counts: Readonly<Record<StatusFilter, number>> | null;
  /** Whether every match was counted; otherwise counts are not shown. */
  readonly isComplete: boolean;
}

/** Room for the counts of a busy day, so that nothing moves when they arrive. */
const COUNT_STYLE = { minWidth: '3ch' };

export const Filters = memo(function Filters({ day, statusFilter: show, counts, isComplete }: Props) {
  const words = useWords();
  return (
    <nav aria-label={words.scores.filters} className="filters" aria-busy={!counts}>
      {STATUS_FILTERS.map((filter) => {
        const isCurrent = filter === show;
        const number =
          filter === 'live' && isComplete && counts && counts.live > 0 ? 'text-live' : 'text-ink';
        return (
          <PrefetchLink
            key={filter}
            to={scoresAddress({ day, show: filter })}
            aria-current={isCurrent ? 'true' : undefined}
            className={`flex min-h-11 pointer-fine:min-h-9 flex-none items-center gap-1.5 rounded-full border px-3 font-medium text-[13px] ${isCurrent ? 'border-ink text-ink' : 'border-line text-quiet hover:bg-raised'}`}
          >
            {words.scores.show[filter]}
            <b className={`font-semibold ${number}`} style={isComplete ? undefined : COUNT_STYLE}>
              {isComplete ? counts?.[filter] : '–'}
            </b>
          </PrefetchLink>
        );
      })}
    </nav>
  );
}, isSame);

function isSame({ counts: before, ...a }: Props, { counts: now, ...b }: Props): boolean {
  return (
    a.day === b.day &&
    a.statusFilter === b.statusFilter &&
    a.isComplete === b.isComplete &&
    STATUS_FILTERS.every((filter) => before?.[filter] === now?.[filter])
  );
}
