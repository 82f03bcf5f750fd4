import { memo } from 'react';
import type { MatchTeam } from '#contract/records/match-team.ts';
import { Crest } from '#web/components/crest.tsx';
import { RedCards } from '#web/components/red-cards.tsx';

interface Props {
  readonly team: MatchTeam;
  readonly side: 'home' | 'away';
  readonly reds: number;
  /** Whether it has lost, or does not play. */
  readonly isQuiet: boolean;
  /** Its recent goal. */
  readonly news: string | null;
}

/**
 * A team of a row, with the crest towards the score and its news where the name leaves room. It does not render when
 * only minute or score change.
 */
export const RowTeam = memo(function RowTeam({ team, side, reds, isQuiet, news }: Props) {
  return (
    <span
      className={`match-row-team flex min-w-0 items-center gap-2 ${isQuiet ? 'text-quiet' : 'font-medium'}`}
      data-side={side}
      aria-hidden="true"
    >
      <Crest team={team} />
      <span dir="auto" className="match-row-name truncate" title={team.name}>
        {team.name}
      </span>
      <RedCards count={reds} />
      {news && (
        <span className="match-row-who">
          <span dir="auto" className="block truncate">
            {news}
          </span>
        </span>
      )}
    </span>
  );
});
