import './tools.css';
import { useState } from 'react';
import { Announcer } from '#web/features/announcer/announcer.tsx';
import { Lens } from '#web/ui/lens.tsx';
import { useSearchWords } from '#web/words/search.ts';
import { Keyboard } from './keyboard.tsx';
import { lazyPage } from './lazy-page.tsx';

const { Page: Palette, fetch: fetchPalette } = lazyPage(
  async () => (await import('#web/pages/search-palette.tsx')).SearchPalette,
);

/** How the key that opens the search is called here. */
const CHORD = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** The settings, when somebody is about to open them. */
export const fetchSettings = () => import('#web/features/settings/settings-dialog.tsx');

/** In the head, once the first view stands: the search, the keys, and what is read out. */
export function Tools() {
  const { search: say } = useSearchWords();
  const [isOpen, setOpen] = useState(false);
  // Without a connection the code may not come: then there is no search, and nothing else is lost.
  const open = () =>
    void fetchPalette().then(
      () => setOpen(true),
      () => {},
    );
  return (
    <div className="tools">
      <button
        type="button"
        className="search-button"
        aria-haspopup="dialog"
        onPointerEnter={() => void fetchPalette().catch(() => {})}
        onClick={open}
      >
        <Lens />
        <span>{say.label}</span>
        <kbd>{CHORD}</kbd>
      </button>
      <Keyboard onSearch={open} />
      <Announcer />
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </div>
  );
}
