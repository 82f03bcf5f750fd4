import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { OddsBook } from '#contract/odds/odds-grid.ts';
import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { MissingHours } from '#web/components/lazy-notices.tsx';
import { bookmakersQuery } from '#web/data/bookmakers.ts';
import { useRefusals } from '#web/data/use-refusals.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { Days } from '#web/features/days/days.tsx';
import { ListSkeleton } from '#web/features/match-row/list-skeleton.tsx';
import { MyBooksSwitch } from '#web/features/odds/my-books-switch.tsx';
import { OddsGroup } from '#web/features/odds/odds-group.tsx';
import { OddsPage } from '#web/features/odds/odds-page.tsx';
import { dayNames } from '#web/format/clock-time.ts';
import { dayAt, isDay } from '#web/format/day.ts';
import { usePrices } from '#web/lists/row-extras/use-prices.ts';
import { useDay } from '#web/lists/use-day.ts';
import { useList } from '#web/lists/use-list.ts';
import { NO_FILTER } from '#web/matches/filter.ts';
import type { MatchGroup } from '#web/matches/order.ts';
import { filterCounts, type MatchListRow } from '#web/matches/rows.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { oddsAddress } from '#web/navigation/odds-address.ts';
import { useWide } from '#web/navigation/use-wide.ts';
import { lazyPage } from '#web/routes/shared/lazy-page.tsx';
import { AgeLine } from '#web/ui/age-line.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useInSight } from '#web/ui/use-in-sight.ts';
import { usePointerOver } from '#web/ui/use-pointer-over.ts';
import { useWords } from '#web/words/use-words.ts';
import { useDefaultMatch } from './use-default-match.ts';

const NO_BOOKS: readonly OddsBook[] = [];

/** The choice of bookmakers whose prices count in a list. All bookmakers are fetched when the viewer opens it. */
function OddsBooks() {
  const [wasOpened, setOpened] = useState(false);
  const { data } = useQuery({ ...bookmakersQuery, enabled: wasOpened });
  const books = data?.data.map(({ id, name }) => ({ id, name: name ?? id })) ?? NO_BOOKS;
  return <MyBooksSwitch books={books} onOpen={() => setOpened(true)} />;
}

const { Page: OpenMatch } = lazyPage(async () => (await import('#web/routes/match/page.tsx')).MatchById);

const NoMatches = lazyAfterFirstView(async () => (await import('./no-matches.tsx')).NoMatches);

const NO_ROWS: readonly MatchListRow[] = [];

const leaguesOf = ({ rows }: MatchGroup) => rows.map(({ record }) => record.league.id);

/** The best prices of a day's matches and, where there is room, the odds of one match: `/odds?d=…&show=…&m=…`. */
export function Odds() {
  const words = useWords<'odds'>();
  const search = new URLSearchParams(useLocation().search);
  const zone = useZone();
  const today = useClock((now) => (now === null ? null : dayAt(now, zone)));
  const dayParameter = isDay(search.get('d')) ? search.get('d') : null;
  const day = dayParameter ?? today;
  const isLive = search.get('show') === 'live';
  const matchParameter = search.get('m');
  const wide = useWide();
  const { isPointerOver, handlers } = usePointerOver();
  const { rows, isCounted, watchedMatches, missingHours, onRetry } = useDay(day, today, zone);
  const { groups, drawnGroups, foldedKeys } = useList(rows, {
    day,
    statusFilter: isLive ? 'live' : 'all',
    by: 'competition',
    filter: NO_FILTER,
    isPointerOver,
  });
  const { inSight, watch } = useInSight();
  const leagues = useMemo(
    () => new Set(groups.filter(({ key }) => inSight.has(key) && !foldedKeys.has(key)).flatMap(leaguesOf)),
    [groups, inSight, foldedKeys],
  );
  const records = useMemo(() => (rows ?? NO_ROWS).map(({ record }) => record), [rows]);
  const {
    prices,
    completeLeagues: loadedLeagues,
    keys,
  } = usePrices({ records, utcDays: watchedMatches.utcDays, leagues });
  const defaultMatch = useDefaultMatch(`${day} ${isLive}`, {
    groups: drawnGroups,
    prices,
    leagues,
    loadedLeagues,
  });
  const open = matchParameter ?? (wide ? defaultMatch : null);
  const isRefused = useRefusals().has('odds_prematch');
  const state = useStateOfData([...watchedMatches.keys, ...keys]);
  const to = useCallback((other: string | null) => oddsAddress({ day: other, isLive }), [isLive]);
  const toMatch = useCallback(
    (match: string) =>
      wide ? oddsAddress({ day: dayParameter, isLive, match }) : matchAddress(match, 'odds'),
    [wide, dayParameter, isLive],
  );
  if (matchParameter !== null && !wide) return <Navigate to={matchAddress(matchParameter, 'odds')} replace />;
  const name = day ? dayNames(day, words.intl) : null;
  const number = rows && isCounted ? filterCounts(rows) : null;
  return (
    <OddsPage
      heading={words.odds.heading(name?.long ?? words.scores.today)}
      isPageTitle={matchParameter === null}
      state={state}
      hasData={rows !== null}
      days={day && today && <Days day={day} today={today} to={to} />}
      filters={[
        {
          name: words.scores.show.all,
          count: number?.all,
          to: oddsAddress({ day: dayParameter, isLive: false }),
          isCurrent: !isLive,
        },
        {
          name: words.scores.show.live,
          count: number?.live,
          to: oddsAddress({ day: dayParameter, isLive: true }),
          isCurrent: isLive,
          isLive: true,
        },
      ]}
      books={<OddsBooks />}
      payouts={[...prices.values()].flatMap((one) => (one.prices ? [one.prices.payout] : []))}
      age={<AgeLine state={state} hasData={rows !== null} />}
      match={
        open !== null &&
        !isRefused && (
          <ErrorBoundary at={open} section>
            <Suspense>
              <OpenMatch key={open} id={open} tab="odds" inPanel titled={matchParameter !== null} />
            </Suspense>
          </ErrorBoundary>
        )
      }
    >
      {matchParameter === null && (
        <title>{`${words.odds.title(name?.date ?? words.scores.today)} · ${words.name}`}</title>
      )}
      <div {...handlers}>
        {isRefused ? (
          <Notice text={words.odds.notIncluded} />
        ) : rows ? (
          drawnGroups.map((group) => (
            <ErrorBoundary key={group.key} at={group} section>
              <OddsGroup
                id={group.key}
                ref={watch}
                league={group.kind === 'competition' ? group.league : null}
                rows={group.rows}
                prices={prices}
                isComplete={leaguesOf(group).every((league) => loadedLeagues.has(league))}
                isFolded={foldedKeys.has(group.key)}
                openId={open}
                to={toMatch}
              />
            </ErrorBoundary>
          ))
        ) : state.trouble ? (
          <ErrorState trouble={state.trouble} />
        ) : (
          <ListSkeleton />
        )}
        {rows && missingHours.length > 0 && <MissingHours hours={missingHours} onRetry={onRetry} />}
        {rows && !isRefused && groups.length === 0 && (
          <NoMatches isLive={isLive && rows.length > 0} day={dayParameter} />
        )}
      </div>
    </OddsPage>
  );
}
