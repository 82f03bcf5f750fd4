import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';

interface Props {
  /** Accessible name of the button that removes it. */
  readonly removeLabel: string;
  /** Null for one that cannot be removed. */
  readonly onRemove: (() => void) | null;
  /** Picture and name. */
  readonly children: ReactNode;
}

/** An entry of a list of chosen things. */
export function RemovableChip({ removeLabel, onRemove, children }: Props) {
  return (
    <li className="tap-target flex min-w-0 max-w-full items-center gap-2 rounded-full border border-ink px-3 font-medium">
      {children}
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="tap-target -me-3 grid min-w-9 cursor-pointer place-items-center rounded-full text-quiet hover:text-ink"
        >
          <Icon name="close" size={12} />
        </button>
      )}
    </li>
  );
}
