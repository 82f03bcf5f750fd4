import { lazy, Suspense, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Behind the tools, which come anyhow: so the first script does not have to know its files. */
const fetchDialog = async () => (await import('./tools.tsx')).fetchSettings();
const SettingsDialog = lazy(async () => ({ default: (await fetchDialog()).SettingsDialog }));

/** Opens the settings, whose code comes when somebody is about to. */
export function SettingsButton() {
  const { nav } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={nav.settings}
        title={nav.settings}
        aria-haspopup="dialog"
        className="grid size-11 cursor-pointer place-items-center rounded-lg text-quiet hover:bg-raised hover:text-ink"
        onPointerEnter={fetchDialog}
        onClick={() => setOpen(true)}
      >
        <Icon name="settings" />
      </button>
      {isOpen && (
        <Suspense>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
