import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** What is beside the title, at the end of its line. */
  readonly end?: ReactNode;
  /** Whether the title has the height of a button. */
  readonly isTall?: boolean;
  /** Classes of the card's position. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A box on the page with a title. */
export function TitledCard({ title, end, isTall = false, className = '', children }: Props) {
  return (
    <section aria-label={title} className={`card overflow-hidden ${className}`}>
      <div
        data-tall={isTall || undefined}
        className="flex flex-wrap items-center justify-end gap-x-3 border-line border-b px-3.5 py-2.5 font-semibold data-tall:min-h-11 data-tall:py-0"
      >
        <h2 className="me-auto">{title}</h2>
        {end}
      </div>
      {children}
    </section>
  );
}
