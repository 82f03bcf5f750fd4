import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isLongEnough } from '#contract/search-text.ts';
import { SearchInput } from '#web/features/search/search-input.tsx';
import { SearchOutcome } from '#web/features/search/search-outcome.tsx';
import { SEARCH, searchAddress } from '#web/navigation/addresses.ts';
import { useFieldCommand } from '#web/navigation/commands.ts';
import { useWords } from '#web/words/use-words.ts';
import { useSearchBox } from './use-search-box.ts';

/** Delay before the address follows the text, ms, so that typing does not fill the history. */
const ADDRESS_DELAY_MS = 400;

/** The search page: `/search?q=`. */
export function Search() {
  const words = useWords<'search'>();
  const { search: t } = words;
  const filterField = useFieldCommand('filter');
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
  const box = useSearchBox(query);
  return (
    <>
      <title>{`${query ? t.title(query) : words.nav.search} · ${words.name}`}</title>
      <h1 className="mb-2 font-bold font-stretch-80% text-xl">{words.nav.search}</h1>
      <search className="mb-3 flex max-w-160 items-center gap-3 rounded-lg border border-line bg-surface ps-3.5 focus-within:outline-2 focus-within:outline-live focus-within:outline-offset-1">
        <SearchInput
          ref={filterField}
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </search>
      <SearchOutcome query={query} isShort={!isLongEnough(query)} {...box} />
    </>
  );
}
