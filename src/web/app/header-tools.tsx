import { useEffect } from 'react';
import { STAR } from '#web/components/favourite-button.tsx';
import { MY } from '#web/navigation/addresses.ts';
import { runCommand, runCommandLater } from '#web/navigation/commands.ts';
import { Link } from '#web/navigation/link.tsx';
import { isSearchChord } from '#web/navigation/search-chord.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { PauseButton } from '#web/ui/pause-button.tsx';
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

/** Search, My, shortcuts and pause in the header. What they open may come later than they are used. */
export function HeaderTools() {
  const { nav } = useWords();
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
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
      <Link
        to={MY}
        title={nav.my}
        className="icon-button size-11 aria-[current]:text-goal print:hidden [&>svg]:size-4.5"
      >
        <Drawing size={16} strokeWidth="1.3" strokeLinejoin="round" d={STAR} />
        <span className="sr-only">{nav.my}</span>
      </Link>
      <button
        type="button"
        aria-label={nav.keys}
        title={nav.keys}
        aria-haspopup="dialog"
        onClick={() => runCommandLater('keys')}
        className="icon-button hidden size-11 md:pointer-fine:grid"
      >
        <kbd className="grid size-5 place-items-center rounded-md border border-current font-semibold text-xs [font-family:inherit]">
          {'?'}
        </kbd>
      </button>
      <PauseButton className="grid size-11 xl:hidden" />
    </>
  );
}
