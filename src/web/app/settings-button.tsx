import { type ComponentType, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Behind the tools, which come anyhow: so the first script does not have to know its files. */
const fetchDialog = async () => (await import('./tools.tsx')).fetchSettings();

/** Opens the settings, whose code comes when somebody is about to. */
export function SettingsButton() {
  const { nav } = useWords();
  const [Open, setOpen] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  // Without a connection the code may not come: then nothing opens, and the page stays.
  const fetch = () =>
    fetchDialog().then(
      ({ SettingsDialog }) =>
        () =>
          SettingsDialog,
    );
  return (
    <>
      <button
        type="button"
        aria-label={nav.settings}
        title={nav.settings}
        aria-haspopup="dialog"
        className="grid size-11 cursor-pointer place-items-center rounded-lg text-quiet hover:bg-raised hover:text-ink"
        onPointerEnter={() => void fetch().catch(() => {})}
        onClick={() => void fetch().then(setOpen, () => {})}
      >
        <Icon name="settings" />
      </button>
      {Open && <Open onClose={() => setOpen(null)} />}
    </>
  );
}
