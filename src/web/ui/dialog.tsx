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
      className={`floats m-auto max-h-[calc(100dvh-2rem)] scroll-pt-16 overflow-y-auto rounded-lg border border-line bg-surface p-0 text-ink backdrop:bg-[rgb(0_0_0/0.6)] ${width}`}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className="px-5 pb-5">
        <div className="sticky top-0 z-3 -mx-5 mb-2 flex items-center justify-between bg-surface px-5 pt-3">
          <h2 id={id} className="font-bold font-stretch-85% text-lg">
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
