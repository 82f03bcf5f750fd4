import './odds-page.css';
import type { ReactNode } from 'react';
import type { Address } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { myBooks } from '#web/settings/my-books.ts';
import { usePersisted } from '#web/settings/persisted.ts';
import { useOddsWords } from '#web/words/odds.ts';
import { FormatSwitch } from './format-switch.tsx';

interface FilterLink {
  readonly name: string;
  /** Number of matches; undefined while unknown. */
  readonly count: number | undefined;
  readonly to: Address;
  readonly isCurrent: boolean;
}

interface Props {
  readonly heading: string;
  /** Whether the list is the page's title; beside a selected match, the match is. */
  readonly isPageTitle: boolean;
  readonly isOld: boolean;
  readonly days: ReactNode;
  readonly filters: readonly FilterLink[];
  /** The switch between the viewer's bookmakers and all. */
  readonly books: ReactNode;
  readonly age: ReactNode;
  /** The selected match, where there is room for a panel. */
  readonly match: ReactNode;
  readonly children: ReactNode;
}

/** The day, the list, and a match in the panel beside it. */
export function OddsPage({ heading, isPageTitle, isOld, days, filters, books, age, match, children }: Props) {
  const { odds: say } = useOddsWords();
  const { isOn } = usePersisted(myBooks);
  const Heading = isPageTitle ? 'h1' : 'h2';
  return (
    <div className="odds-page" data-old={isOld}>
      <div className="odds-list">
        <Heading className="sr-only">{heading}</Heading>
        <div className="odds-days">{days}</div>
        <nav aria-label={say.shown} className="odds-shows">
          {filters.map(({ name, count, to, isCurrent }) => (
            <PrefetchLink
              key={to}
              to={to}
              className="odds-pill"
              aria-current={isCurrent ? 'true' : undefined}
            >
              {name} <b>{count}</b>
            </PrefetchLink>
          ))}
          <FormatSwitch />
          {books}
          <p>{age}</p>
        </nav>
        <div className="dims-when-old">{children}</div>
        <p className="care">{isOn ? say.mine.legend : say.legendBest}</p>
        <p className="care">{say.care}</p>
      </div>
      <div className="odds-beside">{match || <p>{say.hint}</p>}</div>
    </div>
  );
}
