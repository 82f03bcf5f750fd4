import { Drawing } from '#web/ui/drawing.tsx';
import { useBellWords } from '#web/words/bell.ts';
import type { BellProps } from './bell-props.ts';
import { BELL, useBell } from './use-bell.ts';

/** A button that shows whether alerts are on, and opens the dialog that turns them on, off and changes them. */
export function BellButton(props: BellProps) {
  const { bell: t } = useBellWords();
  const { isOn, dialog, open, prefetch } = useBell(props);
  return (
    <>
      <button
        type="button"
        aria-pressed={isOn}
        aria-haspopup="dialog"
        aria-label={t.alerts(props.name)}
        title={isOn ? t.on : t.off}
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
