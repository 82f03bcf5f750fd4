import { shortName } from '#web/format/short-name.ts';

interface Props {
  readonly name: string;
  /** Classes of its place and font. */
  readonly className?: string;
}

/** A team's name in one line: the short name where the whole one does not fit. */
export function WallName({ name, className = '' }: Props) {
  return (
    <span dir="auto" data-short={shortName(name)} className={`fit-name ${className}`}>
      <span>{name}</span>
    </span>
  );
}
