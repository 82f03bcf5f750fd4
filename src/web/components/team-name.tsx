import { shortName } from '#web/format/short-name.ts';

interface Props {
  readonly name: string;
  /** Classes of its position and font; `team-lines` lets it have two lines. */
  readonly className?: string;
}

/** A team's name that is never broken inside a word: the short name where it does not fit, and then an ellipsis. */
export function TeamName({ name, className = '' }: Props) {
  return (
    <span dir="auto" title={name} data-short={shortName(name)} className={`team-name ${className}`}>
      <span>{name}</span>
    </span>
  );
}
