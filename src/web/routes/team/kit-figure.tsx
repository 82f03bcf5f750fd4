import type { TeamRecord } from '#contract/records/team.ts';

/** Body, sleeves with cuffs, and collar, in a box of 80 by 76. */
const BODY = 'M28 6c4 5 20 5 24 0l10 5v59H18V11z';
const SLEEVES = ['M18 11 4 33l11 7 3-6zM62 11l14 22-11 7-3-6z', 'M8 27 4 33l11 7 3-6zM72 27l4 6-11 7-3-6z'];
const COLLAR = 'M28 6c4 5 20 5 24 0l-3-1.5c-3 3-15 3-18 0z';
/** Used where a colour is unknown. */
const UNKNOWN_COLOUR = 'var(--raised)';

/** A shirt in its colours with a number; its outline separates it from any background. */
export function KitFigure({ kit, name }: { readonly kit: TeamRecord['kit'][number]; readonly name: string }) {
  const { shirt, sleeve, sleeve_detail, number } = kit.colors;
  const body = shirt ?? UNKNOWN_COLOUR;
  const sleeves = sleeve ?? body;
  return (
    <figure>
      <svg
        aria-hidden="true"
        width="80"
        height="76"
        viewBox="0 0 80 76"
        stroke="none"
        className="max-md:h-auto max-md:w-16"
      >
        <path d={BODY} fill={body} />
        <path d={SLEEVES[0]} fill={sleeves} />
        <path d={SLEEVES[1]} fill={sleeve_detail ?? sleeves} />
        <path d={COLLAR} fill={sleeve_detail ?? sleeves} />
        <path
          d={`${BODY}${SLEEVES[0]}`}
          fill="none"
          stroke="color-mix(in oklab, var(--ink) 38%, transparent)"
          strokeWidth="1.25"
          strokeLinejoin="round"
        />
        <text
          x="40"
          y="50"
          textAnchor="middle"
          fill={number ?? 'var(--ink)'}
          className="font-bold font-stretch-80% text-[1.375rem]"
        >
          {kit.type === 'goalkeeper' ? '1' : '10'}
        </text>
      </svg>
      <figcaption className="muted text-center">{name}</figcaption>
    </figure>
  );
}
