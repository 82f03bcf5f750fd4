import './dialog.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

interface Props {
  /** Of the heading that names the dialog. */
  readonly id: string;
  readonly title: string;
  /** What the button at the head says. */
  readonly close: string;
  /** How wide it may be, as the class that says so. */
  readonly width: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page: Escape, the button, or a click beside it closes it. It is open as long as it is there. */
export function Dialog({ id, title, close: closeText, width, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself
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
