import './filters.css';
import { type ChangeEvent, type KeyboardEvent, memo } from 'react';
import type { Filter } from '#web/matches/filter.ts';
import { finder } from '#web/matches/find.ts';
import { useFieldCommand } from '#web/navigation/commands.ts';
import { SearchIcon } from '#web/ui/search-icon.tsx';
import { useFilterWords } from '#web/words/filter.ts';

interface Props {
  readonly text: string;
  readonly onFilter: (filter: Filter) => void;
}

/** A text filter for the list, collapsed to a button until it has focus. Escape clears and leaves it. */
export const FilterBox = memo(function FilterBox({ text, onFilter }: Props) {
  const words = useFilterWords();
  const { filter: say } = words;
  const filterField = useFieldCommand('filter');
  const onText = (nextText: string) => onFilter({ text: nextText, finds: finder(nextText, words) });
  const onChange = (event: ChangeEvent<HTMLInputElement>) => onText(event.target.value);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return;
    onText('');
    event.currentTarget.blur();
  };
  return (
    <label className="filter-box" data-filled={text !== '' || undefined} title={say.box}>
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
        aria-label={say.box}
        placeholder={say.boxShort}
      />
    </label>
  );
});
