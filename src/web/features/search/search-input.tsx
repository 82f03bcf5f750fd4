import type { ComponentProps } from 'react';
import { SearchIcon } from '#web/ui/search-icon.tsx';
import { useWords } from '#web/words/use-words.ts';

/** The icon and the text field of the search. */
export function SearchInput(props: ComponentProps<'input'>) {
  const { search: t } = useWords<'search'>();
  return (
    <>
      <SearchIcon size={18} className="flex-none text-quiet" />
      <input
        aria-label={t.box}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={t.placeholder}
        className="h-14 min-w-0 flex-1 text-[1.125rem] outline-none placeholder:text-quiet"
        {...props}
      />
    </>
  );
}
