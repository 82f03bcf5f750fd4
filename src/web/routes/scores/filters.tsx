import { STATUS_FILTERS, type StatusFilter } from '#web/matches/rows.ts';
import { scoresAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
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

/** The links to the list's filters by status, with the number of matches of each. */
export function Filters({ day, statusFilter: show, counts, isComplete }: Props) {
  const words = useWords();
  if (!counts) {
    return (
      <div className="my-0.5 h-11 pointer-fine:h-9 w-[calc(60%-1.875rem)] rounded-lg bg-raised md:w-[calc(60%-1.25rem)]" />
    );
  }
  return (
    <nav
      aria-label={words.scores.filters}
      className="scroll-x fade-end -ms-2.5 flex min-w-0 gap-1.5 py-0.5 ps-2.5 pe-5 md:ms-0 md:ps-0"
    >
      {STATUS_FILTERS.map((filter) => {
        const isCurrent = filter === show;
        const number = filter === 'live' && isComplete && counts.live > 0 ? 'text-live' : 'text-ink';
        return (
          <Link
            key={filter}
            to={scoresAddress({ day, show: filter })}
            aria-current={isCurrent ? 'true' : undefined}
            className={`tap-target flex flex-none items-center gap-1.5 rounded-full border px-3 font-medium text-[0.8125rem] ${isCurrent ? 'border-ink text-ink' : 'border-edge text-quiet hover:bg-raised'}`}
          >
            {words.scores.show[filter]}
            {/* Room for the counts of a busy day, so that nothing moves when they arrive. */}
            <b className={`font-semibold ${number} ${isComplete ? '' : 'min-w-[3ch]'}`}>
              {isComplete ? counts[filter] : '–'}
            </b>
          </Link>
        );
      })}
    </nav>
  );
}
