import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { MatchRow } from '#contract/records/match.ts';
import { DatedPage } from '#web/components/dated-page.tsx';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { PrinterLog } from '#web/features/vidiprinter/printer-log.tsx';
import { PrinterSkeleton } from '#web/features/vidiprinter/printer-skeleton.tsx';
import { useIsFollowedMatch } from '#web/lists/use-is-followed-match.ts';
import { useLiveNews } from '#web/lists/use-live-news.ts';
import { useVidiprinter } from '#web/lists/use-vidiprinter.ts';
import { filterLines, leaguesOf, parseLineFilter } from '#web/matches/vidiprinter/line-filter.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { AgeLine } from '#web/ui/age-line.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useWords } from '#web/words/use-words.ts';
import { CopyLines } from './copy-lines.tsx';
import { KindFilter, LeagueFilter } from './line-filters.tsx';
import { NextKickOff, NothingShown } from './nothing-on.tsx';

/** What happens in all matches, in order: `/vidiprinter?leagues=1,2&kinds=goals,reds`. */
export function Vidiprinter() {
  const words = useWords<'vidiprinter'>();
  const { vidiprinter: t } = words;
  const { search } = useLocation();
  const { printer, live, keys, isEndedLoading } = useVidiprinter();
  const state = useStateOfData(keys);
  const { trouble } = state;
  const filter = useMemo(() => parseLineFilter(new URLSearchParams(search)), [search]);
  const isOnPage = ({ league }: MatchRow) => filter.leagues.size === 0 || filter.leagues.has(league.id);
  useLiveNews({ subject: 'vidiprinter', isOnPage, isFollowed: useIsFollowedMatch() });
  const lines = useMemo(() => filterLines(printer, filter), [printer, filter]);
  const leagues = useMemo(() => leaguesOf(printer, words.intl), [printer, words.intl]);
  const isEmpty = printer.lines.length === 0;
  const isWaiting = printer.asOf === null || isEndedLoading;
  // Lines of matches that ended come between those of matches in play: both appear together.
  const [isReady] = useAccumulator((wasReady) => wasReady || !isWaiting || trouble !== null, false);
  return (
    <DatedPage state={state} hasData={!isEmpty}>
      <title>{`${t.title} · ${words.name}`}</title>
      <div className="flex min-h-11 flex-wrap items-center gap-3">
        <h1 className="flex-1 font-bold font-stretch-80% text-xl">{t.title}</h1>
        <CopyLines lines={lines} />
      </div>
      <p className="text-quiet">{t.intro}</p>
      <p className="mb-3 min-h-4 text-faint text-xs">
        <AgeLine state={state} hasData={live !== undefined} />
      </p>
      <KindFilter filter={filter} />
      {filter.refused.length > 0 && (
        <p role="status" className="px-1 py-2 text-goal">
          {t.refused(filter.refused.join(', '))}
        </p>
      )}
      <div className="mt-3 grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-7">
        {/* Its place is there while lines are on their way. */}
        {(leagues.length > 0 || !isReady) && (
          <div className="lg:order-1">
            <LeagueFilter filter={filter} leagues={leagues} />
          </div>
        )}
        <div className="dims-when-old">
          {isReady && lines.length > 0 ? (
            <div className="card overflow-hidden">
              <PrinterLog lines={lines} newsId={printer.newsId} />
            </div>
          ) : isReady && !isEmpty ? (
            <NothingShown />
          ) : trouble ? (
            <ErrorState trouble={trouble} />
          ) : !isReady || isWaiting ? (
            <PrinterSkeleton />
          ) : (
            <NextKickOff />
          )}
        </div>
      </div>
    </DatedPage>
  );
}
