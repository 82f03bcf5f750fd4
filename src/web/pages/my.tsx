import '#web/features/my/my.css';
import './competition-rounds.css';
import { useMemo } from 'react';
import { useClock } from '#web/clock/use-clock.ts';
import { FollowedList } from '#web/features/my/followed-list.tsx';
import { NothingFollowed } from '#web/features/my/nothing-followed.tsx';
import { someOf } from '#web/features/my/some.ts';
import { ListSkeleton } from '#web/features/scores/list-skeleton.tsx';
import { MyPart } from '#web/features/scores/my-part.tsx';
import { myParts } from '#web/features/scores/my-parts.ts';
import { Missing } from '#web/features/status/missing.tsx';
import { TroubleBar } from '#web/features/status/trouble-bar.tsx';
import { dayAt } from '#web/format/day.ts';
import { leaguesQuery } from '#web/queries/leagues.ts';
import { useStateOfData } from '#web/queries/use-state-of-data.ts';
import { useCountry } from '#web/settings/country.ts';
import { extrasSetting } from '#web/settings/extras.ts';
import { type Favourite, favourites } from '#web/settings/favourites.ts';
import { useKept } from '#web/settings/kept.ts';
import { useZone } from '#web/settings/zone.ts';
import { later } from '#web/ui/later.tsx';
import { useMyWords } from '#web/words/my.ts';
import { useAllPages } from './use-all-pages.ts';
import { MOST, useMyMatches } from './use-my-matches.ts';

const RowExtras = later(async () => (await import('./row-extras.tsx')).RowExtras);

/** Id of the container of unfinished matches, for the row extras. */
const AHEAD = 'ahead';

/** The matches of everything the viewer follows, across competitions and days: `/my`. */
export function My() {
  const words = useMyWords();
  const { my: say } = words;
  const followed = useKept(favourites);
  return (
    <>
      <title>{`${say.title} · ${words.name}`}</title>
      <h1 className="mb-2 font-bold text-xl font-stretch-[80%]">{say.title}</h1>
      {followed.length === 0 ? <Nothing /> : <Followed followed={followed} />}
    </>
  );
}

function Nothing() {
  const { data: leagues, complete } = useAllPages(leaguesQuery);
  const own = useCountry();
  return <NothingFollowed some={complete && leagues ? someOf(leagues, own) : []} />;
}

function Followed({ followed }: { readonly followed: readonly Favourite[] }) {
  const { my: say } = useMyWords();
  const zone = useZone();
  const { rows, isLoading, keys, confirmed } = useMyMatches(followed);
  const { old, asOf, trouble } = useStateOfData(keys);
  const today = useClock((now) => (now === null ? null : dayAt(now, zone)));
  const parts = useMemo(() => (today === null ? null : myParts(rows, today, zone)), [rows, today, zone]);
  const board = useMemo(() => ({ entries: new Map(rows.map((row) => [row.record.id, row])) }), [rows]);
  const hasExtras = useKept(extrasSetting) !== '';
  const common = { zone, confirmed };
  const isMuch = (['team', 'competition'] as const).some(
    (kind) => followed.filter((one) => one.kind === kind).length > MOST,
  );
  return (
    <div data-old={old} className="my-page">
      <div className="match-list dims-when-old">
        {rows.length === 0 && trouble ? (
          <Missing trouble={trouble} />
        ) : isLoading || parts === null ? (
          <ListSkeleton />
        ) : (
          <>
            <div id={AHEAD} data-extended={hasExtras || undefined}>
              <MyPart id="live" title={say.live} none={null} days={one(parts.live)} dayless {...common} />
              <MyPart
                id="today"
                title={say.today}
                none={say.none.today}
                days={one(parts.today)}
                dayless
                {...common}
              />
              <MyPart id="coming" title={say.coming} none={say.none.coming} days={parts.coming} {...common} />
              {hasExtras && <RowExtras board={board} place={AHEAD} areMixed />}
            </div>
            <MyPart
              id="results"
              title={say.results}
              none={say.none.results}
              days={parts.results}
              {...common}
            />
          </>
        )}
        {isMuch && <p className="text-quiet">{say.most(MOST)}</p>}
      </div>
      <FollowedList followed={followed} />
      <TroubleBar trouble={rows.length > 0 ? trouble : null} asOf={asOf} zone={zone} />
    </div>
  );
}

const one = <T,>(rows: readonly T[]) => (rows.length > 0 ? [{ day: '', rows }] : []);
