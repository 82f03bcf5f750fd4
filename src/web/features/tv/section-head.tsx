import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly children: ReactNode;
}

/** The heading of a part of the guide. */
export function SectionHead({ id, children }: Props) {
  return (
    <h2
      id={id}
      className="flex min-h-11 items-center gap-1.5 font-semibold text-[0.75rem] text-quiet [letter-spacing:0.02em]"
    >
      {children}
    </h2>
  );
}
