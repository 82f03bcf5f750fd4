import type { ReactNode } from 'react';
import type { Address } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { DismissButton } from './dismiss-button.tsx';

interface Props {
  readonly to: Address;
  readonly icon: ReactNode;
  /** Name of the button that removes it. */
  readonly dismiss: string;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** A link over the foot of the page that offers something once, and can be dismissed. */
export function FootLink({ to, icon, dismiss, onDismiss, children }: Props) {
  return (
    <div className="floats pointer-events-auto relative w-full max-w-md rounded-lg border border-line bg-surface">
      <Link to={to} className="flex min-h-11 items-center gap-2 rounded-lg py-2.5 ps-4 pe-12 hover:bg-raised">
        <span className="flex-none text-goal">{icon}</span>
        <span>{children}</span>
      </Link>
      <DismissButton name={dismiss} onClick={onDismiss} />
    </div>
  );
}
