import { scoresAddress } from '#web/app/addresses.ts';
import { IntentLink } from '#web/app/intent-link.tsx';
import { useWords } from '#web/words/use-words.ts';
import { SHOWS, type Show } from './shown.ts';

interface Props {
  /** `?d=` as it is in the address; null for today. */
  readonly day: string | null;
  readonly show: Show;
  /** Null while nothing is known. */
  readonly counts: Readonly<Record<Show, number>> | null;
  /** Whether every match was counted; else their numbers are not known. */
  readonly complete: boolean;
}

/** All, Live, Finished, Scheduled, each with its number of matches. */
export function Filters({ day, show, counts, complete }: Props) {
  const words = useWords();
  return (
    <nav
      aria-label={words.scores.filters}
      className={`-ms-2.5 flex min-w-0 gap-1.5 overflow-x-auto py-0.5 ps-2.5 [scrollbar-width:none] fades pe-5 md:ms-0 md:ps-0 ${counts ? '' : 'w-3/5 rounded-lg bg-raised *:invisible'}`}
    >
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
            <b className={`font-semibold ${number}`}>{complete ? counts?.[one] : '–'}</b>
          </IntentLink>
        );
      })}
    </nav>
  );
}
