import { SettingsDialog } from '#web/features/settings/settings-dialog.tsx';
import { TransferButton } from '#web/features/transfer/transfer-button.tsx';
import { useWords } from '#web/words/use-words.ts';

/** The dialog of the settings with what other features add to it. */
export function ViewerSettings({ onClose }: { onClose: () => void }) {
  const { settings } = useWords<'settings'>();
  return (
    <SettingsDialog onClose={onClose}>
      <TransferButton label={settings.transfer} />
    </SettingsDialog>
  );
}
