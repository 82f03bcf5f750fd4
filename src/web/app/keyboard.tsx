import { lazy, Suspense, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { actionOf, isSearchChord, type KeyAction } from '#web/features/keys/keys.ts';
import { singleKeys } from '#web/settings/keys.ts';
import { useWords } from '#web/words/use-words.ts';
import { KEY_ACTIONS } from './key-actions.ts';

const fetchDialog = () => import('#web/features/keys/keys-dialog.tsx');
const KeysDialog = lazy(async () => ({ default: (await fetchDialog()).KeysDialog }));

/** Whether a key belongs to something else: a text field or an open dialog. */
function isTaken({ target }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  return Boolean(isTyping) || document.querySelector('dialog[open]') !== null;
}

/**
 * Listens to single keys on every page, and opens the dialog that explains them.
 *
 * @param onSearch opens the search
 */
export function Keyboard({ onSearch }: { onSearch: () => void }) {
  const { nav } = useWords();
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  // Without a connection the code may not load: then the dialog stays closed.
  const open = () =>
    void fetchDialog().then(
      () => setOpen(true),
      () => {},
    );
  const onAction = useEffectEvent((action: KeyAction) => {
    if (action === 'keys') open();
    else if (action === 'search' || (action === 'filter' && !document.querySelector('#filter'))) onSearch();
    else KEY_ACTIONS[action]?.(navigate);
  });
  // Before the paint: as soon as the button is there its keys work.
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const isChord = isSearchChord(event);
      if (!isChord && (isTaken(event) || !singleKeys.get())) return;
      const action = isChord ? 'search' : actionOf(event);
      if (action === null) return;
      event.preventDefault();
      onAction(action);
    }
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
        onPointerEnter={() => void fetchDialog().catch(() => {})}
        onClick={open}
        className="pointer-fine:grid hidden size-11 cursor-pointer place-items-center rounded-lg text-quiet hover:bg-raised hover:text-ink"
      >
        <kbd className="grid size-5 place-items-center rounded-md border border-current font-sans font-semibold text-xs">
          {'?'}
        </kbd>
      </button>
      {isOpen && (
        <Suspense>
          <KeysDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
