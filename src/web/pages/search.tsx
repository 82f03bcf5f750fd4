import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SEARCH, searchAddress } from '#web/app/addresses.ts';
import '#web/features/search/search-box.css';
import { ResultList } from '#web/features/search/result-list.tsx';
import { SearchMore } from '#web/features/search/search-more.tsx';
import { isLongEnough } from '#web/queries/search.ts';
import { useZone } from '#web/settings/zone.ts';
import { BUTTON } from '#web/ui/notice.tsx';
import { SearchIcon } from '#web/ui/search-icon.tsx';
import { useSearchWords } from '#web/words/search.ts';
import { useSearch } from './use-search.ts';

/** Delay before the address follows the text, ms, so that typing does not fill the history. */
const ADDRESS_DELAY_MS = 400;

/** The search page: `/search?q=`. */
export function Search() {
  const words = useSearchWords();
  const { search: say } = words;
  const zone = useZone();
  const { search } = useLocation();
  const navigate = useNavigate();
  const queryParameter = new URLSearchParams(search).get('q') ?? '';
  const [text, setText] = useState(queryParameter);
  const [lastParameter, setLastParameter] = useState(queryParameter);
  // Another address, from a link or the back button, replaces the text.
  if (lastParameter !== queryParameter) {
    setLastParameter(queryParameter);
    if (text.trim() !== queryParameter) setText(queryParameter);
  }
  const query = text.trim();
  useEffect(() => {
    if (query === queryParameter) return;
    const address = query ? searchAddress(query) : SEARCH;
    const timer = setTimeout(() => navigate(address, { replace: true }), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query, queryParameter, navigate]);
  const results = useSearch(query);
  const { groups, isNearly, isWaiting, isLimited, trouble } = results;
  const count = groups.reduce((sum, { things }) => sum + things.length, 0);
  const isShort = !isLongEnough(query);
  return (
    <>
      <title>{`${query ? say.title(query) : say.label} · ${words.name}`}</title>
      <h1 className="mb-2 font-bold font-stretch-[80%] text-xl">{say.label}</h1>
      <search className="search-box">
        <SearchIcon />
        <input
          id="filter"
          type="search"
          aria-label={say.box}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={say.placeholder}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </search>
      <p role="status" className="mb-2 min-h-5 text-quiet">
        {query === ''
          ? say.hint
          : isWaiting
            ? say.searching
            : isNearly
              ? say.nearly(query)
              : count > 0
                ? say.results(count)
                : isShort
                  ? say.short
                  : !trouble && say.none(query)}
      </p>
      {trouble && query && <p role="alert">{say.trouble}</p>}
      {isLimited && query && <p className="mb-2 text-quiet">{say.limited}</p>}
      {query && <ResultList key={query} groups={groups} zone={zone} />}
      {query && !isShort && !isWaiting && !trouble && count === 0 && (
        <p className="text-quiet">{say.noneHint}</p>
      )}
      <SearchMore label={say.similar} kinds={results.similarKinds} onChoose={results.searchSimilar} />
      {results.fetchClubs && (
        <button type="button" className={`${BUTTON} my-2 cursor-pointer`} onClick={results.fetchClubs}>
          {say.clubs}
        </button>
      )}
      <SearchMore label={say.also} kinds={results.moreKinds} onChoose={results.searchKind} />
    </>
  );
}
