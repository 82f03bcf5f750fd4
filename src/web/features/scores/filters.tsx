import './filters.css';
import { memo } from 'react';
import { scoresAddress } from '#web/app/addresses.ts';
import { IntentLink } from '#web/app/intent-link.tsx';
import { useWords } from '#web/words/use-words.ts';
import { SHOWS, type Show } from './shown.ts';

interface Props {
  /** `?d=` of the address; null for today. */
  readonly day: string | null;
  readonly show: Show;
  /** Null while loading. */
  readonly counts: Readonly<Record<Show, number>> | null;
  /** Whether every match was counted; otherwise counts are not shown. */
  readonly complete: boolean;
}

/** Room for the counts of a busy day, so that nothing moves when they arrive. */
const ROOM = { minWidth: '3ch' };

/** The status filters with their number of matches. */
export const Filters = memo(function Filters({ day, show, counts, complete }: Props) {
  const words = useWords();
  return (
    <nav aria-label={words.scores.filters} className="filters" aria-busy={!counts}>
      {SHOWS.map((one) => {
        const on = one === show;
        const number = one === 'live' && complete && counts && counts.live > 0 ? 'text-live' : 'text-ink';
        return (
          <IntentLink
            key={one}
            to={scoresAddress({ day, show: one })}
            aria-current={on ? 'true' : undefined}
            className={`flex min-h-11 flex-none items-center gap-1.5 rounded-full border px-3 font-medium text-[13px] pointer-fine:min-h-9 ${on ? 'border-ink text-ink' : 'border-line text-quiet hover:bg-raised'}`}
          >
            {words.scores.show[one]}
            <b className={`font-semibold ${number}`} style={complete ? undefined : ROOM}>
              {complete ? counts?.[one] : '–'}
            </b>
          </IntentLink>
        );
      })}
    </nav>
  );
}, isSame);

function isSame({ counts: before, ...a }: Props, { counts: now, ...b }: Props): boolean {
  return (
    a.day === b.day &&
    a.show === b.show &&
    a.complete === b.complete &&
    SHOWS.every((one) => before?.[one] === now?.[one])
  );
}
