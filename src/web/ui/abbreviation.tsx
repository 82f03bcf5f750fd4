import type { ReactNode } from 'react';

interface Props {
  readonly short: ReactNode;
  /** What a screen reader says in its place; undefined where the short form says it all. */
  readonly long: string | undefined;
  readonly className?: string;
  readonly lang?: string | undefined;
}

/** A short form. Screen readers leave out titles, so they find it in full beside it. */
export function Abbreviation({ short, long, className = '', ...data }: Props) {
  return (
    <abbr title={long} className={`relative no-underline ${className}`} {...data}>
      {long === undefined || long === short ? (
        short
      ) : (
        <>
          <span aria-hidden="true">{short}</span>
          <span className="sr-only">{long}</span>
        </>
      )}
    </abbr>
  );
}
