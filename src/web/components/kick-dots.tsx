/** Distance of two dots, in units of the drawing. */
const STEP = 10;
/** A side's kicks in the first part of a shoot-out, for which there is always room. */
const MIN_DOTS = 5;

interface Props {
  /** Whether each kick was scored. */
  readonly kicks: readonly boolean[];
  readonly remaining: number;
  /** Whether the next kick is this side's. */
  readonly isNext: boolean;
  /** Height of the drawing, rem. */
  readonly height?: number;
  /** Classes of the drawing's position. */
  readonly className?: string;
}

/**
 * The kicks of a side in a shoot-out: a disc for a goal, a cross for a miss, a ring for one to come and a ring with a
 * point for the next one. The text beside it has the same content.
 */
export function KickDots({ kicks, remaining, isNext, height = 0.625, className = '' }: Props) {
  const width = STEP * Math.max(MIN_DOTS, kicks.length + remaining);
  return (
    <svg
      aria-hidden="true"
      height={`${height}rem`}
      viewBox={`0 0 ${width} ${STEP}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      className={`flex-none rtl:rotate-180 ${className}`}
    >
      {kicks.map((isScored, at) =>
        isScored ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a kick is known by its number
          <circle key={at} cx={STEP * at + 5} cy="5" r="3.4" fill="currentColor" />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a kick is known by its number
          <path key={at} d={`M${STEP * at + 2} 2l6 6m0-6-6 6`} strokeWidth="1.8" />
        ),
      )}
      {Array.from({ length: remaining }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a kick is known by its number
        <circle key={at} cx={STEP * (kicks.length + at) + 5} cy="5" r="3.4" />
      ))}
      {isNext && remaining > 0 && (
        <circle cx={STEP * kicks.length + 5} cy="5" r="1.3" fill="currentColor" stroke="none" />
      )}
    </svg>
  );
}
