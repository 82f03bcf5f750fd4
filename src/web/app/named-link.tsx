import type { ReactNode } from 'react';
import type { Profile } from '#contract/pages.ts';
import { profileAddress } from './addresses.ts';
import { IntentLink } from './intent-link.tsx';

interface Props {
  readonly kind: Profile;
  /** Null where the service tells a name and no number. */
  readonly id: string | null;
  readonly children: ReactNode;
}

/** A name that leads to the page of whom it names, where there is a number to ask for; else the name alone. */
export function NamedLink({ kind, id, children }: Props) {
  return id === null ? children : <IntentLink to={profileAddress(kind, id)}>{children}</IntentLink>;
}
