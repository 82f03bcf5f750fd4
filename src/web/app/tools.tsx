import './tools.css';
import { useEffect } from 'react';
import { Announcer } from '#web/features/announcer/announcer.tsx';
import { MY } from '#web/navigation/addresses.ts';
import { useCommand } from '#web/navigation/commands.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { fetchRecovery } from '#web/ui/error-boundary.tsx';
import { STAR } from '#web/ui/favourite-button.tsx';
import { PauseButton } from '#web/ui/pause-button.tsx';
import { SearchIcon } from '#web/ui/search-icon.tsx';
import { useSearchWords } from '#web/words/search.ts';
import { Keyboard } from './keyboard.tsx';
import { useLazyDialog } from './use-lazy-dialog.tsx';
import { useRefusedEntries } from './use-refused-entries.ts';

const fetchPalette = async () => (await import('#web/routes/search/search-palette.tsx')).SearchPalette;

/** Name of the search shortcut on this device. */
const CHORD = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

export const fetchSettings = () => import('#web/features/settings/settings-dialog.tsx');

/** Tools of the header, after the first view: search, keys, pause and announcer. */
export function Tools() {
  const { search: say } = useSearchWords();
  const { dialog, open, prefetch } = useLazyDialog(fetchPalette);
  useEffect(() => void fetchRecovery().catch(() => {}), []);
  useRefusedEntries();
  useCommand('search', open);
  return (
    <div className="tools">
      <button
        type="button"
        className="search-button"
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onClick={open}
      >
        <SearchIcon />
        <span>{say.label}</span>
        <kbd>{CHORD}</kbd>
      </button>
      <PrefetchLink to={MY} className="my-link" title={say.my}>
        <Drawing size={16} strokeWidth="1.3" strokeLinejoin="round" d={STAR} />
        <span className="sr-only">{say.my}</span>
      </PrefetchLink>
      <Keyboard />
      <PauseButton className="grid size-11 xl:hidden" />
      <Announcer />
      {dialog}
    </div>
  );
}
