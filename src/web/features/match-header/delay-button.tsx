import { runCommand } from '#web/navigation/commands.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Opens the dialog that makes the app agree with the viewer's television. */
export function DelayButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      onClick={() => void runCommand('delay')}
      className="line-button text-faint"
    >
      <Icon name="tv" size={16} />
    </button>
  );
}
