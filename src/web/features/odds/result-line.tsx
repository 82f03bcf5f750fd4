import type { Result } from '#contract/odds/results.ts';

/** The colour of a result's team, and of a ring around it where the contrast is low. */
export const COLOURS: Readonly<Record<Result, string>> = {
  home: '[--kit:var(--home,var(--live))] [--ring:var(--home-ring,transparent)]',
  draw: '[--kit:var(--ink)] [--ring:transparent]',
  away: '[--kit:var(--away,var(--goal))] [--ring:var(--away-ring,transparent)]',
};

const DASHES: Readonly<Record<Result, string>> = { home: 'none', draw: '0.1 5', away: '9 4' };

/** A line of the plot, whose dashes differ from those of other results, for eyes that do not see colours. */
export function ResultLine({ result, d }: { readonly result: Result; readonly d: string }) {
  return (
    <g
      data-result={result}
      className={COLOURS[result]}
      fill="none"
      strokeDasharray={DASHES[result]}
      strokeLinecap={result === 'draw' ? 'round' : undefined}
    >
      <path d={d} stroke="var(--ring)" strokeWidth="4.5" vectorEffect="non-scaling-stroke" />
      <path d={d} stroke="var(--kit)" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
    </g>
  );
}
