import type { ReactNode } from 'react';
import type { ProfileKind } from '#contract/pages.ts';
import { profileAddress } from './addresses.ts';
import { Link } from './link.tsx';

interface Props {
  readonly kind: ProfileKind;
  /** Null where the service names somebody without an id. */
  readonly id: string | null;
  readonly children: ReactNode;
}

/** A name that links to its page; without an id the name alone. */
export function NamedLink({ kind, id, children }: Props) {
  // In Arabic a name would turn the minute after it round.
  const name = <bdi>{children}</bdi>;
  return id === null ? (
    name
  ) : (
    <Link to={profileAddress(kind, id)} className="wrap-anywhere">
      {name}
    </Link>
  );
}
