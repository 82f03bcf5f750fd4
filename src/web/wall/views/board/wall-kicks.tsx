import type { SideKicks } from '#web/matches/shoot-out.ts';

/** In a long sudden death the first kicks are left out. */
const MAX_KICKS = 10;
/** Units of the drawing for a kick. */
const STEP = 10;

/** The kicks of a side: a disc for a goal, a cross for a miss, a ring for one to come. */
export function WallKicks({ kicks, remaining }: SideKicks) {
  const last = kicks.slice(-MAX_KICKS);
  const coming = Math.max(0, Math.min(remaining, MAX_KICKS - last.length));
  const count = last.length + coming;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${count * STEP} ${STEP}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      className="inline-block h-8.5 rtl:rotate-180"
    >
      {last.map((isScored, at) =>
        isScored ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a kick is known by its number
          <circle key={at} cx={at * STEP + 5} cy="5" r="3.2" className="fill-ink stroke-ink" />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a kick is known by its number
          <path key={at} d={`M${at * STEP + 2} 2l6 6m0-6-6 6`} strokeWidth="1.8" />
        ),
      )}
      {Array.from({ length: coming }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a kick is known by its number
        <circle key={at} cx={(last.length + at) * STEP + 5} cy="5" r="3.2" />
      ))}
    </svg>
  );
}
