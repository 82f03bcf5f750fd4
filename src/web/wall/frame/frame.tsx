import type { WallProblem } from '#contract/wall-address.ts';
import type { Hours } from '#web/matches/missing-hours.ts';
import { isInvented } from '#web/settings/site.ts';
import type { WallHealth } from '#web/wall/health/health.ts';
import { SetUp } from '#web/wall/health/set-up.tsx';
import { StaleStrip } from '#web/wall/health/stale-strip.tsx';
import { StaleTitle } from '#web/wall/health/stale-title.tsx';
import type { BrokenPages } from '#web/wall/health/use-broken-pages.ts';
import { BrokenPage, ViewBoundary } from '#web/wall/health/view-boundary.tsx';
import type { TurningScreen } from '#web/wall/rotation/use-rotation.ts';
import { useWords } from '#web/words/use-words.ts';
import { Clocks } from './clocks.tsx';
import { DataAge } from './data-age.tsx';
import { InventedNote } from './invented-note.tsx';
import { PageDots } from './page-dots.tsx';
import { ProblemLine } from './problem-line.tsx';
import { isNarrow, type Space } from './space.ts';
import { TickerColumn } from './ticker-column.tsx';
import { TickerLine } from './ticker-line.tsx';
import type { TickerState } from './use-ticker.ts';

interface Props {
  readonly screen: TurningScreen;
  readonly ticker: TickerState;
  /** What is wrong with the address; shown above the foot, also while the data are stale. */
  readonly problems: readonly WallProblem[];
  /** Hours of the day without an answer, said in the same place. */
  readonly missingHours: readonly Hours[];
  readonly space: Space;
  /** Seconds by which the wall runs behind. */
  readonly delay: number;
  readonly zones: readonly string[];
  /** As-of instant of the oldest answer on screen, epoch ms. */
  readonly asOf: number | null;
  readonly health: WallHealth;
  readonly broken: BrokenPages;
}

/** Beside three clocks longer titles are written smaller, and have the place of the note. */
const MAX_LARGE_LETTERS = 30;

/** What surrounds every view: what it is, the time, the newest line of the vidiprinter, and how old the data are. */
export function Frame({
  screen,
  ticker,
  problems,
  missingHours,
  space,
  delay,
  zones,
  asOf,
  health,
  broken,
}: Props) {
  const { name, wall: t } = useWords<'wall'>();
  const { current, pages, turn, seconds, isByClock } = screen;
  const page = current?.page;
  const parts = pages.filter(({ view, page: one }) => view === current?.view && one.isPart === page?.isPart);
  const place = parts.findIndex((one) => one.page.key === page?.key);
  const hasPlace = page?.isPart && place !== -1 && parts.length > 1;
  const note = [page?.note, hasPlace && t.page(place + 1, parts.length)].filter(Boolean).join(', ');
  const isWide = space.shape === 'ultrawide';
  const hasTicker = current?.view !== 'vidiprinter';
  const isTickerAtFoot = hasTicker && !isWide && !page?.isHeadless;
  const isStale = health.state === 'stale';
  const hasProblem = problems.length + missingHours.length > 0;
  const hasLongTitle = !isStale && zones.length > 1 && (page?.title.length ?? 0) > MAX_LARGE_LETTERS;
  return (
    <div
      data-stale={isStale ? '' : undefined}
      className="grid h-full grid-cols-[minmax(0,1fr)] ultrawide:grid-cols-[minmax(0,1fr)_31.25rem] grid-rows-[auto_minmax(0,1fr)_auto_auto] ultrawide:gap-x-15 px-[5vw] py-[5vh]"
    >
      {!page?.isHeadless && (
        <header className="ultrawide:col-span-2 flex h-21.5 upright:h-41.5 upright:flex-wrap upright:content-start items-baseline gap-x-11 upright:gap-x-7.5 upright:gap-y-3.5 upright:overflow-clip">
          <h1
            dir="auto"
            className={`truncate font-bold ${hasLongTitle ? 'font-stretch-75% text-strip/18' : 'font-stretch-78% text-title'} ${page?.isLive && !isStale ? 'text-live' : 'text-ink'}`}
          >
            {isStale ? (
              <StaleTitle health={health} />
            ) : (
              (page?.title ?? <span className="sr-only">{name}</span>)
            )}
          </h1>
          {!hasLongTitle && (
            <>
              {/* They give way before the title does. */}
              <p
                className={`whole-or-hidden h-11.5 upright:h-9.5 shrink-1000000 text-quiet upright:text-note ${zones.length > 1 ? 'text-note' : 'text-body'}`}
              >
                <span>{note}</span>
              </p>
              <PageDots
                key={`${turn} ${page?.key}`}
                index={place}
                count={parts.length}
                seconds={seconds}
                isTurning={isByClock}
              />
            </>
          )}
          <Clocks zones={zones} />
        </header>
      )}
      <main
        className={`stale:quiet-colours col-start-1 row-start-2 min-h-0 overflow-clip [overflow-clip-margin:0.75rem] ${isStale || !hasTicker ? '' : hasProblem ? 'ultrawide:row-end-4' : 'ultrawide:row-end-5'} ${hasTicker ? '' : 'ultrawide:col-end-3'}`}
      >
        {health.state === 'waiting' ? (
          <SetUp health={health} />
        ) : page ? (
          <ViewBoundary key={page.key} onError={() => broken.add(page.key)}>
            {page.element}
          </ViewBoundary>
        ) : (
          broken.hasAny && <BrokenPage />
        )}
      </main>
      {isWide && hasTicker && (
        <aside className="stale:quiet-colours ultrawide:col-start-2 row-start-2 min-h-0 overflow-hidden border-line border-s-2 ps-12.5">
          <TickerColumn ticker={ticker} />
        </aside>
      )}
      {hasProblem && <ProblemLine problems={problems} missingHours={missingHours} isStale={isStale} />}
      {isStale ? (
        <StaleStrip health={health} hasInstant={page?.isHeadless === true} />
      ) : (
        <footer className="relative ultrawide:col-start-2 row-start-4 flex h-15.5 upright:h-27.5 upright:flex-wrap items-baseline justify-between gap-10 upright:gap-y-0 border-line border-t-2 ultrawide:border-t-0 pt-5 text-body">
          {page?.isHeadless ? (
            <span dir="auto" className="ultrawide:hidden min-w-0 upright:basis-full truncate text-quiet">
              {page.note}
            </span>
          ) : (
            isTickerAtFoot && (
              <TickerLine
                ticker={ticker}
                isNarrow={isNarrow(space) || (space.shape === 'landscape' && isInvented())}
              />
            )
          )}
          <span
            className={`ms-auto flex max-w-full flex-none items-baseline gap-14 ultrawide:gap-7.5 upright:self-end whitespace-nowrap ${isTickerAtFoot ? 'upright:absolute upright:end-0 upright:top-5' : ''}`}
          >
            {page?.isHeadless && current?.view !== 'clock' && <Clocks zones={[]} isSmall />}
            <InventedNote />
            <span dir="auto" className="min-w-0 truncate ultrawide:font-stretch-76%">
              <DataAge asOf={asOf} delay={delay} />
            </span>
          </span>
        </footer>
      )}
    </div>
  );
}
