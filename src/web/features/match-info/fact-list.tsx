import type { Fact } from './facts.ts';

interface Props {
  readonly facts: readonly Fact[];
  /** Classes of its columns. */
  readonly className?: string;
}

/** Facts with their names. */
export function FactList({ facts, className }: Props) {
  return (
    <dl className={className}>
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="grid break-inside-avoid grid-cols-[minmax(min(7.5rem,44%),min(30%,10rem))_minmax(0,1fr)] gap-3 py-1"
        >
          <dt className="hyphens-auto text-quiet">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
