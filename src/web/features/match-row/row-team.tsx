import { memo } from 'react';
import type { MatchTeam } from '#contract/records/match-team.ts';
import { Crest } from '#web/ui/crest.tsx';
import { RedCards } from '#web/ui/red-cards.tsx';

interface Props {
  readonly team: MatchTeam;
  readonly side: 'home' | 'away';
  readonly reds: number;
  /** Whether it has lost, or does not play. */
  readonly isQuiet: boolean;
}

/** Longer names are condensed in a row of the narrow list. */
const MAX_WIDE_CHARS = 20;

/** A team of a row, with the crest towards the score. It does not render when only minute or score change. */
export const RowTeam = memo(function RowTeam({ team, side, reds, isQuiet }: Props) {
  const crest = <Crest team={team} />;
  const cards = <RedCards count={reds} />;
  return (
    <span
      className={`match-row-team flex min-w-0 items-center gap-2 ${isQuiet ? 'text-quiet' : 'font-medium'}`}
      data-side={side}
      data-long={team.name.length > MAX_WIDE_CHARS || undefined}
      aria-hidden="true"
    >
      {side === 'home' ? cards : crest}
      <span dir="auto" className="truncate" title={team.name}>
        {team.name}
      </span>
      {side === 'home' ? crest : cards}
    </span>
  );
});
