import { type ComponentType, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Loaded through the tools, which come anyway, so that the first script does not contain the dialog's chunk names. */
const fetchDialog = () => import('./tools.tsx').then((module) => module.fetchSettings());

/** Opens the settings; their code is prefetched on hover. */
export function SettingsButton() {
  const { nav } = useWords();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  // Without a connection the code may not load: then the dialog stays closed.
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
        className="icon-button size-11"
        onPointerEnter={() => void fetch().catch(() => {})}
        onClick={() => void fetch().then(setDialog, () => {})}
      >
        <Icon name="settings" />
      </button>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}
