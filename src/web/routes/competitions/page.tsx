import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useDeferredValue, useMemo, useState } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { localCountry } from '#news/words/country-name.ts';
import { useAfterPaint } from '#web/clock/use-after-paint.ts';
import { leaguesQuery } from '#web/data/leagues.ts';
import { liveQuery } from '#web/data/live.ts';
import { useAllPages } from '#web/data/use-all-pages.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { useFieldCommand } from '#web/navigation/commands.ts';
import { DatedPart } from '#web/routes/shared/dated-part.tsx';
import { useCountry } from '#web/settings/country.ts';
import { favourites } from '#web/settings/favourites.ts';
import { pins } from '#web/settings/pins.ts';
import { useStore } from '#web/state/store.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { useWords } from '#web/words/use-words.ts';
import { competitionsByCountry, matchesText } from './by-country.ts';
import { CompetitionList } from './competition-list.tsx';

/** Returns the number of matches in play by competition id. */
const countByCompetition = (matches: readonly MatchRow[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(matches, ({ league }) => league.id)].map(([id, of]) => [id, of.length]));

/** All competitions by country: `/competitions`. */
export function Competitions() {
  const words = useWords<'competition'>();
  const { competitions: t } = words;
  const { data, isComplete, keys } = useAllPages(leaguesQuery);
  // Grouped, ordered and found by the country names that the viewer reads.
  const leagues = useMemo(
    () =>
      data?.map((league) => ({
        ...league,
        country: { ...league.country, name: localCountry(league.country, words) },
      })),
    [data, words],
  );
  const { trouble } = useStateOfData(keys);
  const [text, setText] = useState('');
  const filterField = useFieldCommand('filter');
  const filterText = useDeferredValue(text);
  const pinned = useStore(pins);
  const followed = useStore(favourites);
  const own = useCountry();
  const groups = useMemo(() => {
    const ownIds = [...pinned, ...followed.filter(({ kind }) => kind === 'competition').map(({ id }) => id)];
    const all = competitionsByCountry(
      (leagues ?? []).filter(matchesText(filterText, words)),
      ownIds,
      own,
      words,
    );
    return filterText ? all.filter(({ kind }) => kind !== 'popular') : all;
  }, [leagues, filterText, pinned, followed, own, words]);
  const { data: live } = useQuery({ ...liveQuery, enabled: useAfterPaint(isComplete) });
  const liveCounts = useMemo(() => countByCompetition(live?.data ?? []), [live]);
  return (
    <>
      <title>{`${t.title} · ${words.name}`}</title>
      <div className="mb-3 flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="flex-1 font-bold font-stretch-80% text-[1.5rem]/7">{t.title}</h1>
        <input
          ref={filterField}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event: ChangeEvent<HTMLInputElement>) => setText(event.target.value)}
          aria-label={t.filter}
          placeholder={t.filter}
          className="min-h-11 w-80 max-w-full rounded-lg border border-edge bg-surface px-3.5 text-[1rem] text-ink max-md:w-full"
        />
      </div>
      {/* Drawn when complete, because every further page would lay out the columns again, or when one fails. */}
      {data && (isComplete || trouble) && (
        <DatedPart keys={[liveQuery.queryKey]}>
          <CompetitionList groups={groups} filterText={filterText} liveCounts={liveCounts} />
        </DatedPart>
      )}
      {!isComplete &&
        (trouble ? (
          <ErrorState trouble={trouble} />
        ) : (
          <Loading className="min-h-screen">
            <p className="sr-only">{words.loading}</p>
          </Loading>
        ))}
    </>
  );
}
