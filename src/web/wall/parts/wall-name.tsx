import type { Ref } from 'react';
import { shortName } from '#web/format/short-name.ts';

interface Props {
  readonly name: string;
  readonly ref?: Ref<HTMLElement>;
  /** Classes of its place and font. */
  readonly className?: string;
}

/** A team's name in one line: the short name where the whole one does not fit. */
export function WallName({ ref, name, className = '' }: Props) {
  return (
    <span ref={ref} dir="auto" data-short={shortName(name)} className={`fit-name ${className}`}>
      <span>{name}</span>
    </span>
  );
}
