import type { ReactNode } from 'react';
import { isOverPayout } from '#contract/odds/valid-prices.ts';
import { DatedPage } from '#web/components/dated-page.tsx';
import type { Address } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { myBooks } from '#web/settings/my-books.ts';
import { useStore } from '#web/state/store.ts';
import type { DataAge } from '#web/ui/data-age.ts';
import { useWords } from '#web/words/use-words.ts';
import { FormatSwitch } from './format-switch.tsx';
import { OddsCare } from './odds-care.tsx';
import { PILL } from './pill.tsx';

interface FilterLink {
  readonly name: string;
  /** Number of matches; undefined while unknown. */
  readonly count: number | undefined;
  readonly to: Address;
  readonly isCurrent: boolean;
  /** Whether it shows the matches in play. */
  readonly isLive?: boolean;
}

interface Props {
  readonly heading: string;
  /** Whether the list is the page's title; beside a selected match, the match is. */
  readonly isPageTitle: boolean;
  readonly state: DataAge;
  /** Whether the list has come. */
  readonly hasData: boolean;
  readonly days: ReactNode;
  readonly filters: readonly FilterLink[];
  /** The switch between the viewer's bookmakers and all. */
  readonly books: ReactNode;
  /** The payouts of all matches with prices. */
  readonly payouts: readonly (number | null)[];
  readonly age: ReactNode;
  /** The selected match, where there is room for a panel. */
  readonly match: ReactNode;
  readonly children: ReactNode;
}

/** The day, the list, and a match in the panel beside it. */
export function OddsPage({
  heading,
  isPageTitle,
  state,
  hasData,
  days,
  filters,
  books,
  payouts,
  age,
  match,
  children,
}: Props) {
  const { odds: t } = useWords<'odds'>();
  const { isOn } = useStore(myBooks);
  const Heading = isPageTitle ? 'h1' : 'h2';
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[25rem_minmax(0,1fr)] min-[90rem]:grid-cols-[28rem_minmax(0,1fr)]">
      <DatedPage state={state} hasData={hasData} className="contents">
        <div className="@container/odds-list min-w-0">
          <Heading className="sr-only">{heading}</Heading>
          <div data-sticks="days" className="@container min-h-12">
            {days}
          </div>
          <nav aria-label={t.shown} className="my-2.5 flex flex-wrap items-center gap-1.5">
            {filters.map(({ name, count, to, isCurrent, isLive }) => (
              <Link key={to} to={to} className={PILL} aria-current={isCurrent ? 'true' : undefined}>
                {/* Counts load later than their labels. On the narrowest phones they move the formats to the next line. */}
                {name}{' '}
                <b
                  className={`@max-[19.5rem]/odds-list:min-w-[5ch] min-w-[3.2ch] text-center ${isLive && count ? 'text-live' : ''}`}
                >
                  {count}
                </b>
              </Link>
            ))}
            <FormatSwitch />
            {books}
            {/* Empty until data has arrived: two lines, or one beside a match, are reserved. */}
            <p className="min-h-4 w-22 shrink-0 grow @max-[19.5rem]/odds-list:basis-full text-end text-faint text-xs lg:min-h-6 lg:basis-full lg:px-1 lg:text-start lg:leading-6">
              {age}
            </p>
          </nav>
          <div className="dims-when-old">{children}</div>
          <div className="px-3 text-quiet text-xs *:py-1.5">
            <p>{isOn ? t.mine.legend : t.legendBest}</p>
            {payouts.some(isOverPayout) && <p>{t.payoutOver}</p>}
          </div>
          {payouts.length > 0 && <OddsCare />}
        </div>
      </DatedPage>
      {/* The placeholder of a match has no focusable content, so it must not scroll. */}
      <div
        data-panel
        className="sticky top-[4.3125rem] col-start-2 row-start-1 hidden max-h-[calc(100dvh-5.5rem)] min-w-0 self-start not-has-[a]:overflow-hidden overflow-y-auto overscroll-contain rounded-lg [scrollbar-width:thin] lg:block"
      >
        {match || (
          <p className="grid min-h-22 place-items-center rounded-lg border border-line border-dashed text-quiet">
            {t.hint}
          </p>
        )}
      </div>
    </div>
  );
}
