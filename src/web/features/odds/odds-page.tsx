import './odds-page.css';
import type { ReactNode } from 'react';
import { IntentLink } from '#web/app/intent-link.tsx';
import { useKept } from '#web/settings/kept.ts';
import { myBooks } from '#web/settings/my-books.ts';
import { useOddsWords } from '#web/words/odds.ts';
import { FormatSwitch } from './format-switch.tsx';

interface Show {
  readonly name: string;
  /** How many matches; undefined as long as that is not known. */
  readonly count: number | undefined;
  readonly to: string;
  readonly on: boolean;
}

interface Props {
  readonly heading: string;
  /** Whether the page is called after the list: beside a chosen match it is that match's. */
  readonly titled: boolean;
  readonly isOld: boolean;
  readonly days: ReactNode;
  /** What the list can be narrowed to. */
  readonly shows: readonly Show[];
  /** Whose prices count. */
  readonly books: ReactNode;
  readonly age: ReactNode;
  /** The match that stands beside the list, where there is room and one was chosen. */
  readonly match: ReactNode;
  /** The list. */
  readonly children: ReactNode;
}

/** The day, the list, and beside it a match. */
export function OddsPage({ heading, titled, isOld, days, shows, books, age, match, children }: Props) {
  const { odds: say } = useOddsWords();
  const { isOn } = useKept(myBooks);
  const Heading = titled ? 'h1' : 'h2';
  return (
    <div className="odds-page" data-old={isOld}>
      <div className="odds-list">
        <Heading className="sr-only">{heading}</Heading>
        <div className="odds-days">{days}</div>
        <nav aria-label={say.shown} className="odds-shows">
          {shows.map(({ name, count, to, on }) => (
            <IntentLink key={to} to={to} className="odds-pill" aria-current={on ? 'true' : undefined}>
              {name} <b>{count}</b>
            </IntentLink>
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
