import './dialog.css';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';

interface Props {
  /** Id of the heading that names the dialog. */
  readonly id: string;
  readonly title: string;
  /** Label of the close button. */
  readonly close: string;
  /** Class with the maximum width. */
  readonly width: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog above the page, open while it is mounted. Escape, the button, or a click outside closes it. */
export function Dialog({ id, title, close: closeText, width, onClose, children }: Props) {
  const dialog = useModal();
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes on Escape by itself
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={`dialog ${width} overflow-y-auto rounded-lg border border-line bg-surface text-ink floats`}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={id} className="font-bold text-lg">
            {title}
          </h2>
          <button
            type="button"
            aria-label={closeText}
            title={closeText}
            className="-me-3 grid size-11 cursor-pointer place-items-center rounded-lg text-quiet hover:bg-raised hover:text-ink"
            onClick={close}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
