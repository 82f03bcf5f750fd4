import type { ReactNode } from 'react';

/** The header of a match: the element around its board. On a phone it reaches the edges of the screen. */
export const HEAD =
  'card @container/head relative z-6 overflow-hidden rounded-b-none border-b-0 max-md:-mx-3.5 max-md:-mt-2.5 max-md:rounded-t-none max-md:border-0 has-[h1:focus-visible]:outline-2 has-[h1:focus-visible]:-outline-offset-2 outline-live';
/** The row of tabs below it, which stays below the line in a window that has room for both. */
export const TABS_ROW =
  '@container/head z-5 mb-2 bg-ground max-md:-mx-3.5 [@media(height>=480px)]:sticky [@media(height>=480px)]:top-[calc(var(--stick)+var(--score-line))]';
export const TABS =
  'rounded-b-lg border border-line bg-surface max-md:rounded-none max-md:border-x-0 print:hidden';

/** A narrow font keeps "Extra time, second half" on one line, also in the fallback font. */
const STATE =
  'col-start-2 row-start-2 flex flex-col @min-[34rem]/head:flex-row @min-[34rem]/head:flex-wrap @min-[34rem]/head:justify-center @min-[34rem]/head:gap-x-3 pt-1 @min-[34rem]/head:pt-2 pb-2 @min-[34rem]/head:pb-3 text-center text-xs text-quiet font-stretch-86% panel:pt-0 @min-[34rem]/head:text-sm @min-[34rem]/head:font-stretch-100% @min-[68rem]/head:col-start-3 slim:col-span-full slim:min-h-7 slim:flex-row slim:flex-wrap slim:items-baseline slim:justify-center slim:gap-x-2 slim:px-3 slim:pt-0 slim:pb-1';

interface Props {
  /** The line above the board. */
  readonly where: ReactNode;
  readonly home: ReactNode;
  readonly away: ReactNode;
  readonly score: ReactNode;
  readonly state: ReactNode;
  /** The phase of the match, which decides what of the last line a phone shows. */
  readonly phase?: string;
  /** The scorers of both sides. */
  readonly scorers?: ReactNode;
  /** The last line; false for none. */
  readonly foot: ReactNode;
}

/**
 * The places of a match's header, which its placeholder has, too: a team in its colours on either side of the score. In
 * the panel beside the list the crests are above the names, under a bar in both colours. Above prices on a phone
 * (`slim`), crests, names and score are one line, so that the prices are higher up.
 */
export function Board({ where, home, away, score, state, phase, scorers, foot }: Props) {
  return (
    <>
      <span className="panel:flex slim:flex hidden h-1.5" aria-hidden="true">
        <i data-side="home" className="flex-1 bg-(--kit) [box-shadow:var(--kit-ring)]" />
        <i data-side="away" className="flex-1 bg-(--kit) [box-shadow:var(--kit-ring)]" />
      </span>
      <div className="flex min-h-11 items-center gap-2.5 @min-[34rem]/head:ps-6 ps-3.5 @min-[34rem]/head:pe-3 panel:pe-11 pe-1 max-[18rem]:flex-wrap">
        {where}
      </div>
      {/* On a phone three lines of a name in any font. */}
      <div className="grid @min-[68rem]/head:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_var(--middle)_minmax(0,1fr)_minmax(0,1.2fr)] grid-cols-[minmax(0,1fr)_var(--middle)_minmax(0,1fr)] @min-[68rem]/head:grid-rows-[auto_minmax(5.25rem,auto)] grid-rows-[auto_minmax(3.75rem,auto)] panel:grid-rows-[auto_auto] slim:grid-rows-[minmax(3.25rem,auto)_auto] @max-[19rem]/head:[--middle:6rem] @min-[34rem]/head:[--middle:14rem] [--middle:7rem] panel:[--middle:6.5rem] slim:[--middle:auto] @max-[22rem]/head:has-data-tally:[--middle:8rem] @min-[34rem]/head:has-data-tally:[--middle:20rem] has-data-tally:[--middle:9rem] panel:has-data-tally:[--middle:9rem]">
        {home}
        {/* In the panel the score and the state are one box, beside both the names and the scorers. */}
        <div className="panel:block [display:contents] panel:[grid-area:1/2/span_2]">
          {score}
          <p className={STATE}>{state}</p>
        </div>
        {away}
        {scorers}
        {/* A line or two; where the header is wide, its parts have places on both sides of the scorers. */}
        {foot && (
          <div
            data-phase={phase}
            className="group/foot col-span-full flex @min-[68rem]/head:contents @min-[34rem]/head:h-8 h-13 slim:h-5 items-end justify-end @min-[34rem]/head:gap-6 gap-3 whitespace-nowrap @min-[34rem]/head:px-6 px-3 @min-[34rem]/head:pb-2.5 pb-1 @min-[34rem]/head:text-sm text-quiet text-xs leading-6 slim:leading-4"
          >
            {foot}
          </div>
        )}
      </div>
    </>
  );
}
