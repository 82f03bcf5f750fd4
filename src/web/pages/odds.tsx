import { Suspense, useCallback, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { matchAddress } from '#web/app/addresses.ts';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { oddsAddress } from '#web/app/odds-address.ts';
import { useClock } from '#web/clock/use-clock.ts';
import type { Priced } from '#web/features/odds/fold-prices.ts';
import { OddsGroup } from '#web/features/odds/odds-group.tsx';
import { OddsPage } from '#web/features/odds/odds-page.tsx';
import { Days } from '#web/features/scores/days.tsx';
import { NO_FILTER } from '#web/features/scores/filter.ts';
import { ListSkeleton } from '#web/features/scores/list-skeleton.tsx';
import type { Group } from '#web/features/scores/order.ts';
import { counts, NOTHING_BESIDE, type Row } from '#web/features/scores/shown.ts';
import { AgeLine } from '#web/features/status/age-line.tsx';
import { Missing } from '#web/features/status/missing.tsx';
import { TroubleBar } from '#web/features/status/trouble-bar.tsx';
import { dayNames } from '#web/format/clock-time.ts';
import { dayAt, isDay } from '#web/format/day.ts';
import { useRefusals } from '#web/queries/use-refusals.ts';
import { useStateOfData } from '#web/queries/use-state-of-data.ts';
import { useZone } from '#web/settings/zone.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { useFilterWords } from '#web/words/filter.ts';
import { useOddsWords } from '#web/words/odds.ts';
import { OddsBooks } from './odds-books.tsx';
import { useDay } from './use-day.ts';
import { useHold } from './use-hold.ts';
import { useInSight } from './use-in-sight.ts';
import { useList } from './use-list.ts';
import { usePrices } from './use-prices.ts';

const { Page: OpenMatch } = lazyPage(async () => (await import('./match.tsx')).MatchOf);

const NO_ROWS: readonly Row[] = [];

const leaguesOf = ({ rows }: Group) => rows.map(({ record }) => record.league.id);

/** The best prices of a day's matches and, where there is room, the odds of one match: `/odds?d=…&show=…&m=…`. */
export function Odds() {
  const words = useOddsWords();
  const { filter } = useFilterWords();
  const search = new URLSearchParams(useLocation().search);
  const zone = useZone();
  const today = useClock((now) => (now === null ? null : dayAt(now, zone)));
  const asked = isDay(search.get('d')) ? search.get('d') : null;
  const day = asked ?? today;
  const isLive = search.get('show') === 'live';
  const asksFor = search.get('m');
  const wide = useWide();
  const { held, handlers } = useHold();
  const { rows, complete, confirmed, state, watched } = useDay(day, today, zone, NOTHING_BESIDE);
  const { groups, drawn, folded } = useList(rows, {
    day,
    show: isLive ? 'live' : 'all',
    by: 'competition',
    filter: NO_FILTER,
    held,
  });
  const { inSight, watch } = useInSight();
  const leagues = useMemo(
    () => new Set(groups.filter(({ key }) => inSight.has(key) && !folded.has(key)).flatMap(leaguesOf)),
    [groups, inSight, folded],
  );
  const records = useMemo(() => (rows ?? NO_ROWS).map(({ record }) => record), [rows]);
  const { prices, told, keys } = usePrices({ records, utcDays: watched.utcDays, leagues });
  const first = useFirst(`${day} ${isLive}`, drawn, prices);
  const open = asksFor ?? (wide ? first : null);
  const isRefused = useRefusals().has('odds_prematch');
  const ofPrices = useStateOfData(keys);
  const trouble = state.trouble ?? ofPrices.trouble;
  const to = useCallback((other: string | null) => oddsAddress({ day: other, isLive }), [isLive]);
  const toMatch = useCallback(
    (match: string) => (wide ? oddsAddress({ day: asked, isLive, match }) : matchAddress(match, 'odds')),
    [wide, asked, isLive],
  );
  if (asksFor !== null && !wide) return <Navigate to={matchAddress(asksFor, 'odds')} replace />;
  const name = day ? dayNames(day, words.intl) : null;
  const number = rows && complete ? counts(rows) : null;
  return (
    <OddsPage
      heading={words.odds.heading(name?.long ?? words.scores.today)}
      titled={asksFor === null}
      isOld={state.old || ofPrices.old}
      days={day && today && <Days day={day} today={today} to={to} />}
      shows={[
        {
          name: words.scores.show.all,
          count: number?.all,
          to: oddsAddress({ day: asked, isLive: false }),
          on: !isLive,
        },
        {
          name: words.scores.show.live,
          count: number?.live,
          to: oddsAddress({ day: asked, isLive: true }),
          on: isLive,
        },
      ]}
      books={<OddsBooks />}
      age={<AgeLine state={state} zone={zone} isKnown={rows !== null} />}
      match={
        open !== null &&
        !isRefused && (
          <ErrorBoundary at={open} section>
            <Suspense>
              <OpenMatch key={open} id={open} tab="odds" beside titled={asksFor !== null} />
            </Suspense>
          </ErrorBoundary>
        )
      }
    >
      {asksFor === null && (
        <title>{`${words.odds.title(name?.date ?? words.scores.today)} · ${words.name}`}</title>
      )}
      <div {...handlers}>
        {isRefused ? (
          <Notice text={words.odds.notIncluded} />
        ) : rows ? (
          drawn.map((group) => (
            <ErrorBoundary key={group.key} at={group} section>
              <OddsGroup
                id={group.key}
                ref={watch}
                league={group.kind === 'competition' ? group.league : null}
                rows={group.rows}
                prices={prices}
                isTold={leaguesOf(group).every((league) => told.has(league))}
                folded={folded.has(group.key)}
                open={open}
                to={toMatch}
                zone={zone}
                confirmed={confirmed}
              />
            </ErrorBoundary>
          ))
        ) : state.trouble ? (
          <Missing trouble={state.trouble} />
        ) : (
          <ListSkeleton />
        )}
        {rows && !isRefused && groups.length === 0 && (
          <Notice text={isLive && rows.length > 0 ? filter.empty.live : filter.emptyDay} />
        )}
      </div>
      <TroubleBar trouble={rows && trouble} asOf={state.asOf ?? ofPrices.asOf} zone={zone} />
    </OddsPage>
  );
}

/**
 * Returns the match for the panel while the viewer has not chosen one: the first in play if there are prices, else the
 * first upcoming one.
 */
function useFirst(
  subject: string,
  groups: readonly Group[],
  prices: ReadonlyMap<string, Priced>,
): string | null {
  const [kept, keep] = useState<{ subject: string; id: string | null }>({ subject, id: null });
  if (kept.subject === subject && kept.id !== null) return kept.id;
  const hasPrices = ({ record }: Row) => Boolean(prices.get(record.id)?.prices);
  const near = groups.filter(({ rows }) => rows.some(hasPrices)).flatMap(({ rows }) => rows);
  const row =
    near.find(({ record }) => record.phase === 'live') ??
    near.find((one) => one.record.phase === 'scheduled' && hasPrices(one)) ??
    near.find(hasPrices);
  const id = row?.record.id ?? null;
  if (kept.subject !== subject || id !== null) keep({ subject, id });
  return id;
}
