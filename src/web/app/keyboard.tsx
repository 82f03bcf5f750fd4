import { useLayoutEffect } from 'react';
import { runCommand, useCommand } from '#web/navigation/commands.ts';
import { commandOf, isSearchChord } from '#web/navigation/keys.ts';
import { singleKeys } from '#web/settings/keys.ts';
import { useLazyDialog } from '#web/ui/use-lazy-dialog.tsx';
import { isModalOpen } from '#web/ui/use-modal.ts';
import { useWords } from '#web/words/use-words.ts';
import { focusStep, toggleFocusedFavourite } from './list-focus.ts';

const fetchDialog = async () => (await import('./keys-dialog.tsx')).KeysDialog;

/** Whether a key belongs to something else: a text field or an open dialog. */
function isTaken({ target }: KeyboardEvent): boolean {
  const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select');
  return isTyping || isModalOpen();
}

/**
 * Runs the command of a key; a page without a filter opens the search instead. Escape is no single key that a viewer
 * switches off, and where nothing is open it belongs to the browser.
 */
function onKey(event: KeyboardEvent): void {
  const isChord = isSearchChord(event);
  if (!isChord && isTaken(event)) return;
  const command = isChord ? 'search' : commandOf(event);
  if (command === null || !(isChord || command === 'close' || singleKeys.get())) return;
  const hasRun = runCommand(command);
  if (hasRun || command !== 'close') event.preventDefault();
  if (!hasRun && command === 'filter') runCommand('search');
}

/** Listens to single keys on every page, and opens the dialog that explains them. */
export function Keyboard() {
  const { nav } = useWords();
  const { dialog, open, prefetch } = useLazyDialog(fetchDialog);
  useCommand('keys', open);
  useCommand('next', () => focusStep(true));
  useCommand('previous', () => focusStep(false));
  useCommand('favourite', toggleFocusedFavourite);
  // Before the paint: as soon as the button is there its keys work.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-label={nav.keys}
        title={nav.keys}
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onClick={open}
        className="icon-button hidden size-11 md:pointer-fine:grid"
      >
        <kbd className="grid size-5 place-items-center rounded-md border border-current font-semibold text-xs [font-family:inherit]">
          {'?'}
        </kbd>
      </button>
      {dialog}
    </>
  );
}
