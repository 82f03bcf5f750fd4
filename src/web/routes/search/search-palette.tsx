import { useEffect, useId, useRef, useState } from 'react';
import { isLongEnough } from '#contract/search-text.ts';
import { FollowNoteSlot } from '#web/components/follow-request.ts';
import { FollowResult } from '#web/features/search/follow-result.tsx';
import { MatchStatesContext } from '#web/features/search/match-states.ts';
import { ALL_RESULTS_KEY, ResultOptions } from '#web/features/search/result-options.tsx';
import { SearchInput } from '#web/features/search/search-input.tsx';
import { resultKey } from '#web/features/search/search-result.ts';
import { useActiveOption } from '#web/features/search/use-active-option.ts';
import { ABOUT, COMPETITIONS, ODDS, searchAddress } from '#web/navigation/addresses.ts';
import { deskAddress } from '#web/navigation/desk-address.ts';
import { Link } from '#web/navigation/link.tsx';
import { VIDIPRINTER } from '#web/navigation/vidiprinter-address.ts';
import { useHasOdds } from '#web/settings/has-odds.ts';
import { addRecent, recent, type SearchResult } from '#web/settings/recent.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useModal } from '#web/ui/use-modal.ts';
import { useWords } from '#web/words/use-words.ts';
import { useSearchBox } from './use-search-box.ts';

/** Results per kind; the page at `/search` has the rest. */
const RESULTS_PER_KIND = 4;
const WAY = 'inline-flex min-h-11 items-center px-2 font-medium text-quiet hover:text-ink';

/** The search dialog on any page. Escape or a click outside closes it. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const { search: t, nav } = useWords<'search'>();
  const [text, setText] = useState('');
  const dialog = useModal();
  const box = useRef<HTMLInputElement>(null);
  const list = useId();
  const query = text.trim();
  const hasOdds = useHasOdds();
  const { results, suggestions, states } = useSearchBox(query);
  const { groups, isNearly, isWaiting, isLimited, trouble } = results;
  useEffect(() => box.current?.focus(), []);

  const sections = query
    ? groups.map(({ kind, things }) => ({
        title: t.kinds[kind],
        things: things.slice(0, RESULTS_PER_KIND),
      }))
    : (suggestions ?? []);
  const all = query ? { to: searchAddress(query), text: t.all(query) } : null;
  const keys = [
    ...sections.flatMap(({ things }) => things.map(resultKey)),
    ...(all ? [ALL_RESULTS_KEY] : []),
  ];
  const { active, highlight, elements, field } = useActiveOption(list, keys);
  const close = () => dialog.current?.close();

  function onChoose(thing: SearchResult | null): void {
    if (thing) addRecent(thing);
    close();
  }
  const resultCount = sections.reduce((sum, { things }) => sum + things.length, 0);
  const notes = (
    query === ''
      ? [suggestions?.length === 0 && t.hint]
      : [
          resultCount === 0 &&
            !trouble &&
            (isWaiting ? t.searching : isLongEnough(query) ? t.none(query) : t.short),
          isLimited && t.limited,
          trouble && t.trouble,
          isNearly && t.nearly(query),
        ]
  ).filter((note) => typeof note === 'string');
  const ways = [
    ...(hasOdds ? [[ODDS, nav.odds] as const] : []),
    [VIDIPRINTER, t.vidiprinter],
    [deskAddress(), t.desk],
    [COMPETITIONS, t.competitions],
    [ABOUT, t.about],
  ] as const;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes on Escape by itself
    <dialog
      ref={dialog}
      aria-label={nav.search}
      className="floats mx-auto mt-[10dvh] max-h-[min(46rem,80dvh)] w-[min(42rem,100vw-2rem)] flex-col overflow-hidden rounded-lg border border-line bg-surface text-ink backdrop:bg-[rgb(0_0_0/0.6)] open:flex max-md:m-0 max-md:h-dvh max-md:max-h-none max-md:w-screen max-md:max-w-none max-md:rounded-none max-md:border-0"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className="flex flex-none items-center gap-3 border-line border-b ps-4 pe-1">
        <SearchInput
          ref={box}
          {...field}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            highlight(null);
          }}
        />
        <button
          type="button"
          className="grid min-h-11 min-w-11 flex-none cursor-pointer place-items-center rounded-lg text-quiet hover:text-ink pointer-fine:[&>svg]:hidden"
          onClick={close}
        >
          <span className="sr-only">{t.close}</span>
          <kbd className="pointer-fine:block hidden rounded-sm border border-line px-1.5 text-[0.75rem] [font-family:inherit]">
            {'Esc'}
          </kbd>
          <Icon name="close" size={18} />
        </button>
      </div>
      <div className="min-h-24 flex-1 overflow-y-auto overscroll-contain py-2">
        {notes.map((note) => (
          <p key={note} className="px-4 py-2 text-quiet">
            {note}
          </p>
        ))}
        {keys.length > 0 && (
          <MatchStatesContext value={states}>
            <ResultOptions
              id={list}
              label={t.found}
              sections={sections}
              all={all}
              active={active}
              elements={elements}
              actionOf={(result) => (
                <FollowResult result={result} hasWord={result.kind === 'team'} className="me-2" />
              )}
              onActive={highlight}
              onChoose={onChoose}
            />
          </MatchStatesContext>
        )}
      </div>
      <FollowNoteSlot className="grid flex-none justify-items-center p-3 empty:hidden" />
      <p role="status" className="sr-only">
        {query === '' ? '' : isWaiting ? t.searching : t.results(resultCount)}
      </p>
      {query === '' && (
        <nav aria-label={t.ways} className="flex flex-none flex-wrap gap-x-1 border-line border-t px-2">
          {ways.map(([to, name]) => (
            <Link key={to} to={to} className={WAY} onClick={close}>
              {name}
            </Link>
          ))}
          {suggestions?.some(({ title }) => title === t.recent) && (
            <button type="button" className={`${WAY} ms-auto cursor-pointer`} onClick={() => recent.set([])}>
              {t.forget}
            </button>
          )}
        </nav>
      )}
    </dialog>
  );
}
