import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { DatedPage } from '#web/components/dated-page.tsx';
import { leaguesQuery } from '#web/data/leagues.ts';
import { matchesOf } from '#web/data/listed-matches.ts';
import { useAllPages } from '#web/data/use-all-pages.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { ListSkeleton } from '#web/features/match-row/list-skeleton.tsx';
import { importedData } from '#web/features/transfer/import-hash.ts';
import { dayAt } from '#web/format/day.ts';
import { RowExtrasProvider } from '#web/lists/row-extras/row-extras-provider.tsx';
import { followedByTime } from '#web/matches/followed-by-time.ts';
import { Link } from '#web/navigation/link.tsx';
import { VIDIPRINTER } from '#web/navigation/vidiprinter-address.ts';
import { useCountry } from '#web/settings/country.ts';
import { type Favourite, favourites } from '#web/settings/favourites.ts';
import { useStore } from '#web/state/store.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { useWords } from '#web/words/use-words.ts';
import { withLaterWords } from '#web/words/with-words.ts';
import { FollowedList } from './followed-list.tsx';
import { FollowedSection } from './followed-section.tsx';
import { NothingFollowed } from './nothing-followed.tsx';
import { suggestedCompetitions } from './suggested-competitions.ts';
import { suggestedTeams } from './suggested-teams.ts';
import { MAX_FOLLOWED, useMyMatches } from './use-my-matches.ts';

const TransferDialog = lazyAfterFirstView(
  async () => (await withLaterWords(import('#web/features/transfer/transfer-dialog.tsx'))).TransferDialog,
);

const WAY = 'inline-flex min-h-11 items-center px-2 font-medium text-quiet hover:text-ink';

/** The matches of everything the viewer follows, across competitions and days: `/my`. */
export function My() {
  const words = useWords<'my'>();
  const { my: t } = words;
  const followed = useStore(favourites);
  // A viewer who follows one team may want to follow more of the list.
  const wasEmpty = useAccumulator<boolean>((before) => before || followed.length === 0, false)[0];
  return (
    <>
      <title>{`${t.title} · ${words.name}`}</title>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <h1 className="me-auto font-bold font-stretch-80% text-xl">{t.title}</h1>
        {followed.length > 0 && (
          <Link to="#followed" className={`${WAY} lg:hidden`}>
            {t.following}
          </Link>
        )}
        <Link to={VIDIPRINTER} className={WAY}>
          {t.vidiprinter}
        </Link>
      </div>
      {followed.length > 0 && <FollowedMatches followed={followed} />}
      {wasEmpty && <NoFavourites />}
      <LinkImport />
    </>
  );
}

/** The question whether to import what a link brings; the answer removes it from the address. */
function LinkImport() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const link = importedData(hash);
  const leave = () => void navigate(pathname + search, { replace: true });
  return link !== null && <TransferDialog key={link} link={link} onClose={leave} />;
}

function NoFavourites() {
  const { data: leagues, isComplete } = useAllPages(leaguesQuery);
  const own = useCountry();
  const { entries } = useStore(matchesOf(useQueryClient()));
  const competitions = isComplete && leagues ? suggestedCompetitions(leagues, own) : [];
  const matches = [...entries.values()].map(({ record }) => record);
  const leagueIds = competitions.map(({ id }) => id);
  return <NothingFollowed competitions={competitions} teams={suggestedTeams(matches, leagueIds)} />;
}

function FollowedMatches({ followed }: { readonly followed: readonly Favourite[] }) {
  const { my: t } = useWords<'my'>();
  const zone = useZone();
  const { rows, isLoading, keys } = useMyMatches(followed);
  const state = useStateOfData(keys);
  const today = useClock((now) => (now === null ? null : dayAt(now, zone)));
  const parts = useMemo(
    () => (today === null ? null : followedByTime(rows, today, zone)),
    [rows, today, zone],
  );
  const matches = useMemo(() => new Map(rows.map((row) => [row.record.id, row])), [rows]);
  const isMuch = (['team', 'competition'] as const).some(
    (kind) => followed.filter((one) => one.kind === kind).length > MAX_FOLLOWED,
  );
  return (
    <DatedPage state={state} hasData={rows.length > 0}>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-7">
        {/* Room for channels in every row, as if the viewer had chosen them for lists. */}
        <div className="match-list dims-when-old" data-extras="tv">
          {followed.every(({ kind }) => kind === 'player') ? (
            <p className="text-quiet">{t.noneOfTeams}</p>
          ) : rows.length === 0 && state.trouble ? (
            <ErrorState trouble={state.trouble} />
          ) : isLoading || parts === null ? (
            <ListSkeleton />
          ) : (
            <>
              <RowExtrasProvider matches={matches} areMixed hasChannels>
                <div data-extended>
                  <FollowedSection
                    id="live"
                    title={t.live}
                    emptyText={null}
                    days={asSingleDay(parts.live)}
                    isDayless
                  />
                  <FollowedSection
                    id="today"
                    title={t.today}
                    emptyText={parts.live.length > 0 ? null : t.none.today}
                    days={asSingleDay(parts.today)}
                    isDayless
                  />
                  <FollowedSection
                    id="coming"
                    title={t.coming}
                    emptyText={t.none.coming}
                    days={parts.coming}
                  />
                </div>
              </RowExtrasProvider>
              <FollowedSection
                id="results"
                title={t.results}
                emptyText={t.none.results}
                days={parts.results}
              />
            </>
          )}
          {isMuch && <p className="text-quiet">{t.most(MAX_FOLLOWED)}</p>}
        </div>
        <FollowedList favourites={followed} rows={rows} />
      </div>
    </DatedPage>
  );
}

const asSingleDay = <T,>(rows: readonly T[]) => (rows.length > 0 ? [{ day: '', rows }] : []);
