import type { ReactNode } from 'react';

interface Props {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** The last line of a list, which shows more of it. */
export function MoreButton({ onClick, children }: Props) {
  return (
    <button
      type="button"
      className="min-h-11 w-full cursor-pointer border-line border-t font-medium text-quiet hover:text-ink"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
