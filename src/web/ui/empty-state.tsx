import type { ReactNode } from 'react';

/** Says why a page or a section shows nothing. */
export function EmptyState({ children }: { readonly children: ReactNode }) {
  return <p className="px-4 py-8 text-center text-quiet">{children}</p>;
}
