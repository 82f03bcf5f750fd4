import { type filterCounts, STATUS_FILTERS, type StatusFilter } from '#web/matches/rows.ts';
import { scoresAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  /** Null for today. */
  readonly day: string | null;
  readonly statusFilter: StatusFilter;
  /** Null while loading. */
  readonly counts: ReturnType<typeof filterCounts> | null;
  /** Whether every match was counted; otherwise counts are not shown. */
  readonly isComplete: boolean;
}

/**
 * The links to the list's filters by status, with the number of matches of each. Those
 * that are empty are shown today alone, when they may fill.
 */
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
      className="scroll-x fade-end -ms-2.5 -me-3 flex min-w-0 gap-1.5 py-0.5 ps-2.5 pe-5 max-md:gap-x-1 md:ms-0 md:ps-0"
    >
      {STATUS_FILTERS.map((filter) => {
        const isCurrent = filter === show;
        if ((day || counts.hidden) && !isCurrent && !counts[filter]) return null;
        const number = filter === 'live' && isComplete && counts.live > 0 ? 'text-live' : 'text-ink';
        return (
          <Link
            key={filter}
            to={scoresAddress({ day, show: filter })}
            aria-current={isCurrent ? 'true' : undefined}
            className={`tap-target flex flex-none items-center justify-center gap-1.5 rounded-full border px-3 font-medium text-[0.8125rem] max-md:min-w-9 max-md:px-2 max-md:font-stretch-88% ${isCurrent ? 'border-ink text-ink' : 'border-edge text-quiet hover:bg-raised'}`}
          >
            {words.scores.show[filter]}
            {/* Room for the counts of a busy day, so that nothing moves when they arrive. */}
            <b
              className={`font-semibold ${number} ${isComplete ? '' : 'min-w-[3ch]'} ${filter === 'live' ? '' : 'max-md:hidden'}`}
            >
              {isComplete ? counts[filter] : '–'}
            </b>
          </Link>
        );
      })}
    </nav>
  );
}
