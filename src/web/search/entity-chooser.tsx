import { type MouseEvent, useId, useState } from 'react';
import { isLongEnough } from '#contract/search-text.ts';
import { ResultOptions } from '#web/features/search/result-options.tsx';
import { SearchInput } from '#web/features/search/search-input.tsx';
import { resultKey } from '#web/features/search/search-result.ts';
import { useActiveOption } from '#web/features/search/use-active-option.ts';
import type { Address } from '#web/navigation/addresses.ts';
import { addRecent, type SearchKind, type SearchResult } from '#web/settings/recent.ts';
import { useWords } from '#web/words/use-words.ts';
import { useSearch } from './use-search.ts';
import { useSuggestedResults } from './use-suggested-results.ts';

export interface EntityChooserProps {
  readonly kind: SearchKind;
  /** Accessible name of the field. */
  readonly label: string;
  /** Text of the empty field; by default that of every search. */
  readonly placeholder?: string;
  /** In a column the names and the details of options do not fit side by side. */
  readonly isInColumn?: boolean;
  /** Ids that are not offered. */
  readonly excludedIds: readonly (string | null)[];
  /** Returns where the choice of an entity leads. */
  readonly addressOf: (result: SearchResult) => Address;
  /** Called instead of following the link of an option, unless it is opened in another tab. */
  readonly onFollow?: (result: SearchResult) => void;
}

const MAX_OPTIONS = 8;

/**
 * The search field that chooses an entity of a kind: a combobox whose options are links. They are laid over what is
 * below, so it needs a positioned parent.
 */
export function EntityChooser(props: EntityChooserProps) {
  const { kind, label, placeholder, isInColumn = false, excludedIds, addressOf, onFollow } = props;
  const { search, nav } = useWords<'search'>();
  const list = useId();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const query = text.trim();
  const results = useSearch(query, kind);
  const suggestions = useSuggestedResults(kind);
  const candidates = query === '' ? suggestions : results.groups.flatMap(({ things }) => things);
  const options = candidates
    .filter((result) => result.kind === kind && !excludedIds.includes(result.id))
    .slice(0, MAX_OPTIONS);
  const { active, highlight, elements, field } = useActiveOption(list, isOpen ? options.map(resultKey) : []);

  function onChoose(result: SearchResult | null, event: MouseEvent): void {
    if (result) {
      addRecent(result);
      if (onFollow && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
        event.preventDefault();
        onFollow(result);
      }
    }
    setText('');
    setOpen(false);
  }
  const note =
    query === ''
      ? null
      : results.trouble !== null
        ? search.trouble
        : results.isLimited
          ? search.limited
          : options.length > 0
            ? results.isNearly && search.nearly(query)
            : results.isWaiting
              ? search.searching
              : isLongEnough(query)
                ? search.none(query)
                : search.short;
  const isVisible = isOpen && (options.length > 0 || Boolean(note));
  return (
    <div className="min-w-0 print:hidden">
      <div className="flex items-center gap-2 rounded-lg border border-line bg-surface ps-3 focus-within:outline-2 focus-within:outline-live">
        <SearchInput
          {...field}
          aria-label={label}
          placeholder={placeholder ?? nav.search}
          className="h-11 w-full min-w-0 flex-1 text-base outline-none placeholder:text-quiet"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            highlight(null);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpen(false);
            else field.onKeyDown(event);
          }}
        />
      </div>
      {isVisible && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the field while an option is pressed
        <div
          onMouseDown={(event) => event.preventDefault()}
          style={{ top: '100%' }}
          className="floats absolute inset-x-0 z-10 max-h-[50vh] overflow-y-auto rounded-lg border border-line bg-surface py-2"
        >
          {note && <p className="px-4 py-2 text-quiet">{note}</p>}
          {options.length > 0 && (
            <ResultOptions
              id={list}
              label={search.found}
              sections={[{ title: query === '' ? search.recent : search.kinds[kind], things: options }]}
              all={null}
              active={active}
              elements={elements}
              isInColumn={isInColumn}
              addressOf={addressOf}
              onActive={highlight}
              onChoose={onChoose}
            />
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {query === '' || !isOpen ? '' : results.isWaiting ? search.searching : search.results(options.length)}
      </p>
    </div>
  );
}
