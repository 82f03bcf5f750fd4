import type { ResultNames } from './result-names.ts';

interface Props {
  readonly name: ResultNames[keyof ResultNames];
  readonly className?: string;
}

/** The short name of a result, or the full one where there is room. */
export function ResultName({ name, className = '' }: Props) {
  return (
    <>
      <span dir="auto" className={`@min-[44rem]/odds:inline hidden ${className}`}>
        {name.whole}
      </span>
      <span dir="auto" className={`@min-[44rem]/odds:hidden ${className}`}>
        {name.short}
      </span>
    </>
  );
}
