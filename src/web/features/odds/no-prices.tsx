import type { ReactNode } from 'react';

/** The empty state of prices. */
export function NoPrices({ children }: { readonly children: ReactNode }) {
  return <p className="px-3 py-6 text-center text-quiet">{children}</p>;
}
