import { type ChangeEvent, useDeferredValue, useMemo, useState } from 'react';
import { byCountry, finds } from '#web/features/competitions/by-country.ts';
import { CompetitionList } from '#web/features/competitions/competition-list.tsx';
import { Missing } from '#web/features/status/missing.tsx';
import { leaguesQuery } from '#web/queries/leagues.ts';
import { useStateOfData } from '#web/queries/use-state-of-data.ts';
import { useCountry } from '#web/settings/country.ts';
import { favourites } from '#web/settings/favourites.ts';
import { useKept } from '#web/settings/kept.ts';
import { pins } from '#web/settings/pins.ts';
import { useCompetitionWords } from '#web/words/competition.ts';
import { localCountry } from '#web/words/country-name.ts';
import { useAllPages } from './use-all-pages.ts';

/** All competitions by country: `/competitions`. */
export function Competitions() {
  const words = useCompetitionWords();
  const { competitions: say } = words;
  const { data, complete } = useAllPages(leaguesQuery);
  // Grouped, ordered and found by the names that the viewer reads.
  const leagues = useMemo(
    () =>
      data?.map((league) => ({
        ...league,
        country: { ...league.country, name: localCountry(league.country, words) },
      })),
    [data, words],
  );
  const { trouble } = useStateOfData([leaguesQuery(1).queryKey]);
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const pinned = useKept(pins);
  const followed = useKept(favourites);
  const own = useCountry();
  const groups = useMemo(() => {
    const chosen = [...pinned, ...followed.filter(({ kind }) => kind === 'competition').map(({ id }) => id)];
    return byCountry((leagues ?? []).filter(finds(wanted)), chosen, own);
  }, [leagues, wanted, pinned, followed, own]);
  return (
    <>
      <title>{`${say.title} · ${words.name}`}</title>
      <div className="competitions-head">
        <h1>{say.title}</h1>
        <input
          id="filter"
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event: ChangeEvent<HTMLInputElement>) => setText(event.target.value)}
          aria-label={say.filter}
          placeholder={say.filter}
        />
      </div>
      {/* Drawn when complete, because every further page would lay out the columns again. */}
      {complete && groups.length > 0 ? (
        <CompetitionList groups={groups} />
      ) : complete ? (
        <p role="status" className="px-4 py-16 text-center text-base text-quiet">
          {wanted ? say.noMatch(wanted) : say.none}
        </p>
      ) : trouble ? (
        <Missing trouble={trouble} />
      ) : (
        <div aria-busy="true" className="competition-list-empty">
          <p className="sr-only">{words.loading}</p>
        </div>
      )}
    </>
  );
}
