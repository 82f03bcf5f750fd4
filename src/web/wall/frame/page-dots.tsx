/** More would not fit beside the clocks. */
const MAX_DOTS = 8;

interface Props {
  readonly index: number;
  readonly count: number;
  /** Seconds that a page stays. */
  readonly every: number;
}

/** The pages of the rotation, the one on screen marked. */
export function PageDots({ index, count }: Props) {
  if (count < 2 || count > MAX_DOTS) return null;
  return (
    <span aria-hidden="true" className="flex gap-10 self-center">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages by their place
        <i key={at} className={`h-10 w-56 ${at === index ? 'bg-ink' : 'bg-line'}`} />
      ))}
    </span>
  );
}
