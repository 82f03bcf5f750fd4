import { useLayoutEffect } from 'react';
import { runCommand, useCommand } from '#web/navigation/commands.ts';
import { commandOf } from '#web/navigation/keys.ts';
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

/** Runs the command of a key; a page without a filter opens the search instead. */
function onKey(event: KeyboardEvent, dir: 'ltr' | 'rtl'): void {
  if (isTaken(event)) return;
  const command = commandOf(event, dir);
  const hasName = event.key.length > 1;
  if (command === null || !(hasName || singleKeys.get())) return;
  const hasRun = runCommand(command);
  if (hasRun || !hasName) event.preventDefault();
  if (!hasRun && command === 'filter') runCommand('search');
}

/** Listens to single keys on every page, and opens the dialog that explains them. */
export function Keyboard() {
  const { dir } = useWords();
  const { dialog, open } = useLazyDialog(fetchDialog);
  useCommand('keys', open);
  useCommand('next', () => focusStep(true));
  useCommand('previous', () => focusStep(false));
  useCommand('favourite', toggleFocusedFavourite);
  // Before the paint: as soon as the button is there its keys work.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event, dir);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [dir]);
  return dialog;
}
