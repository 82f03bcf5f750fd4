import { useEffect, useRef } from 'react';
import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  /** Whether the import has been undone. */
  readonly isUndone: boolean;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** Confirms an import, which can be undone until the dialog is closed. */
export function ImportDone({ isUndone, onUndo, onClose }: Props) {
  const { transfer: t } = useWords<'transfer'>();
  const closeButton = useRef<HTMLButtonElement>(null);
  // What had the focus is gone.
  useEffect(() => closeButton.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <p role="status">{isUndone ? t.undone : t.done}</p>
      <div className="flex flex-wrap gap-2">
        <button ref={closeButton} type="button" className={`${BUTTON} cursor-pointer`} onClick={onClose}>
          {t.close}
        </button>
        {!isUndone && (
          <button type="button" className={`${BUTTON} cursor-pointer`} onClick={onUndo}>
            {t.undo}
          </button>
        )}
      </div>
    </div>
  );
}
