import type { MatchRow } from '#contract/records/match.ts';
import type { Side } from '#contract/side-of.ts';
import { KickDots } from '#web/components/kick-dots.tsx';
import { shootOutOf } from '#web/matches/shoot-out.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly match: MatchRow;
  readonly side: Side;
  /** Height of the drawing, rem. */
  readonly height?: number;
}

/** The kicks of a side in a shoot-out, under its name. */
export function KickLine({ match, side, ...props }: Props) {
  const { shootOut: t } = useWords<'shoot-out'>();
  const shootOut = shootOutOf(match);
  if (!shootOut) return null;
  const { kicks, isNext } = shootOut[side];
  const results = kicks.map((isScored) => (isScored ? t.scored : t.missed));
  return (
    <>
      <span className="sr-only">
        {[results.length > 0 ? t.kicks(results.join(', ')) : t.none, isNext && t.next(match.teams[side].name)]
          .filter(Boolean)
          .join('. ')}
      </span>
      <KickDots {...shootOut[side]} {...props} className="inline-block max-w-full" />
    </>
  );
}
