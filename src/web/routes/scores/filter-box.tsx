import { type ChangeEvent, type KeyboardEvent, memo } from 'react';
import type { Filter } from '#web/matches/filter.ts';
import { finder } from '#web/matches/find.ts';
import { useFieldCommand } from '#web/navigation/commands.ts';
import { MATCHES_ID } from '#web/navigation/element-ids.ts';
import { focusContent } from '#web/navigation/focus-content.ts';
import { SearchIcon } from '#web/ui/search-icon.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly text: string;
  readonly onFilter: (filter: Filter) => void;
}

/** Out of sight until the menu, a key or Tab gives it focus. */
const EMPTY_BOX = 'not-focus-within:sr-only focus-within:border-live';

/** A text filter for the list, which is seen while it has focus or text. Escape clears and leaves it. */
export const FilterBox = memo(function FilterBox({ text, onFilter }: Props) {
  const words = useWords<'filter'>();
  const { filter: t } = words;
  const filterField = useFieldCommand('filter');
  const onText = (nextText: string) => onFilter({ text: nextText, finds: finder(nextText, words) });
  const onChange = (event: ChangeEvent<HTMLInputElement>) => onText(event.target.value);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return;
    onText('');
    focusContent(MATCHES_ID);
  };
  return (
    <label
      title={t.box}
      className={`relative flex h-11 pointer-fine:h-9 w-44 flex-none cursor-pointer items-center overflow-hidden rounded-full border bg-surface pointer-fine:px-2.25 px-3.25 text-quiet has-focus-visible:outline-2 has-focus-visible:outline-live ${text === '' ? EMPTY_BOX : 'border-ink'}`}
    >
      <SearchIcon />
      <input
        ref={filterField}
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={onChange}
        onKeyDown={onKeyDown}
        aria-label={t.box}
        placeholder={t.boxShort}
        className="absolute inset-0 w-full ps-9 pe-2 pointer-fine:text-[0.8125rem] text-[1rem] text-ink outline-none placeholder:text-faint [&::-webkit-search-cancel-button]:[filter:grayscale(1)]"
      />
    </label>
  );
});
