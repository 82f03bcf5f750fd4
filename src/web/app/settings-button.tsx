import { Icon } from '#web/ui/icon.tsx';
import { useLazyDialog } from '#web/ui/use-lazy-dialog.tsx';
import { useWords } from '#web/words/use-words.ts';

const fetchDialog = async () => (await import('./viewer-settings.tsx')).ViewerSettings;

/** Opens the settings; their code is prefetched on hover. */
export function SettingsButton() {
  const { nav } = useWords();
  const { dialog, open, prefetch } = useLazyDialog(fetchDialog);
  return (
    <>
      <button
        type="button"
        aria-label={nav.settings}
        title={nav.settings}
        aria-haspopup="dialog"
        className="icon-button size-11"
        onPointerEnter={prefetch}
        onClick={open}
      >
        <Icon name="settings" />
      </button>
      {dialog}
    </>
  );
}
