import { alertSettings, bellKey } from '#web/settings/alerts.ts';
import { useStore } from '#web/state/store.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { useLazyDialog } from '#web/ui/use-lazy-dialog.tsx';
import { useBellWords } from '#web/words/bell.ts';
import { withLaterWords } from '#web/words/load-later.ts';
import type { BellProps } from './bell-props.ts';

const fetchDialog = async () => (await withLaterWords(import('./bell-dialog.tsx'))).BellDialog;

/** Outline of a bell with its clapper, in a square of 16 units. */
const BELL =
  'M8 1.6a4.2 4.2 0 0 0-4.2 4.2v3L2.4 11.4h11.2l-1.4-2.6v-3A4.2 4.2 0 0 0 8 1.6zM6.6 13.4a1.6 1.6 0 0 0 2.8 0';

/** A button that shows whether alerts are on, and opens the dialog that turns them on, off and changes them. */
export function BellButton({ subject, id, name }: BellProps) {
  const { bell: say } = useBellWords();
  const key = bellKey(subject, id);
  const isOn = useStore(alertSettings, ({ bells }) => key in bells);
  const { dialog, open, prefetch } = useLazyDialog(fetchDialog, { subject, id, name });
  return (
    <>
      <button
        type="button"
        aria-pressed={isOn}
        aria-haspopup="dialog"
        aria-label={say.alerts(name)}
        title={isOn ? say.on : say.off}
        onPointerEnter={prefetch}
        onClick={open}
        className={`line-button ${isOn ? 'text-goal' : 'text-faint'}`}
      >
        <Drawing
          size={16}
          fill={isOn ? 'currentColor' : 'none'}
          strokeWidth="1.3"
          strokeLinejoin="round"
          strokeLinecap="round"
          d={BELL}
        />
      </button>
      {dialog}
    </>
  );
}
