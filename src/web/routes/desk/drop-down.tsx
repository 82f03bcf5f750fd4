import { type ReactNode, useId } from 'react';
import { Drawing } from '#web/ui/drawing.tsx';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/** A button that opens a panel of choices below it; browsers without anchors have it in the middle of the screen. */
export function DropDown({ label, children }: Props) {
  const id = useId();
  return (
    <div>
      <button
        type="button"
        popoverTarget={id}
        style={{ anchorName: `--${id}` }}
        className="tap-target flex cursor-pointer items-center gap-2 rounded-md border border-edge px-3 font-medium hover:bg-raised"
      >
        {label}
        <Drawing size={12} strokeWidth="1.8" d="m3 4.5 3 3 3-3" />
      </button>
      <div
        id={id}
        popover="auto"
        style={{ positionAnchor: `--${id}`, maxBlockSize: '70vh' }}
        className="floats m-auto w-80 max-w-full overflow-y-auto rounded-lg border border-line bg-surface px-3.5 py-3 text-ink [position-area:block-end_span-inline-start] supports-[position-area:end]:m-0 supports-[position-area:end]:mt-1"
      >
        {children}
      </div>
    </div>
  );
}
