import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SEARCH, searchAddress } from '#web/app/addresses.ts';
import '#web/features/search/search-box.css';
import { FoundList } from '#web/features/search/found-list.tsx';
import { SearchMore } from '#web/features/search/search-more.tsx';
import { isLongEnough } from '#web/queries/search.ts';
import { useZone } from '#web/settings/zone.ts';
import { Lens } from '#web/ui/lens.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { useSearchWords } from '#web/words/search.ts';
import { useSearch } from './use-search.ts';

/** Delay before the address follows the text, ms, so that typing does not fill the history. */
const PAUSE = 400;

/** The search page: `/search?q=`. */
export function Search() {
  const words = useSearchWords();
  const { search: say } = words;
  const zone = useZone();
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('q') ?? '';
  const [text, setText] = useState(asked);
  const [shown, setShown] = useState(asked);
  // Another address, from a link or the back button, replaces the text.
  if (shown !== asked) {
    setShown(asked);
    if (text.trim() !== asked) setText(asked);
  }
  const typed = text.trim();
  useEffect(() => {
    if (typed === asked) return;
    const address = typed ? searchAddress(typed) : SEARCH;
    const timer = setTimeout(() => navigate(address, { replace: true }), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, asked, navigate]);
  const found = useSearch(typed);
  const { groups, isNearly, isWaiting, isLimited, trouble } = found;
  const count = groups.reduce((sum, { things }) => sum + things.length, 0);
  const isShort = !isLongEnough(typed);
  return (
    <>
      <title>{`${typed ? say.title(typed) : say.label} · ${words.name}`}</title>
      <h1 className="mb-2 font-bold text-xl font-stretch-[80%]">{say.label}</h1>
      <search className="search-box">
        <Lens />
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
        {typed === ''
          ? say.hint
          : isWaiting
            ? say.searching
            : isNearly
              ? say.nearly(typed)
              : count > 0
                ? say.results(count)
                : isShort
                  ? say.short
                  : !trouble && say.none(typed)}
      </p>
      {trouble && typed && <p role="alert">{say.trouble}</p>}
      {isLimited && typed && <p className="mb-2 text-quiet">{say.limited}</p>}
      {typed && <FoundList key={typed} groups={groups} zone={zone} />}
      {typed && !isShort && !isWaiting && !trouble && count === 0 && (
        <p className="text-quiet">{say.noneHint}</p>
      )}
      <SearchMore label={say.similar} kinds={found.similarKinds} onChoose={found.searchSimilar} />
      {found.fetchClubs && (
        <button type="button" className={`${BUTTON} my-2 cursor-pointer`} onClick={found.fetchClubs}>
          {say.clubs}
        </button>
      )}
      <SearchMore label={say.also} kinds={found.moreKinds} onChoose={found.searchKind} />
    </>
  );
}
