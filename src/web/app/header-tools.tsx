import { useEffect } from 'react';
import { runCommand, runCommandLater } from '#web/navigation/commands.ts';
import { isSearchChord } from '#web/navigation/search-chord.ts';
import { SearchIcon } from '#web/ui/search-icon.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Name of the search shortcut on this device. */
const CHORD = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

const openSearch = () => runCommandLater('search');

function onKey(event: KeyboardEvent): void {
  if (!isSearchChord(event)) return;
  event.preventDefault();
  openSearch();
}

/** Search in the header. What it opens may come later than it is used. */
export function HeaderTools() {
  const { nav } = useWords();
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <button
      type="button"
      className="icon-button search-box"
      aria-haspopup="dialog"
      onPointerEnter={() => runCommand('fetchSearch')}
      onClick={openSearch}
    >
      <SearchIcon />
      <span className="sr-only lg:not-sr-only">{nav.search}</span>
      <kbd className="ms-auto hidden rounded-sm border border-line px-1.5 text-[0.75rem] lg:block">
        {CHORD}
      </kbd>
    </button>
  );
}
