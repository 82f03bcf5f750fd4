import './row-team.css';
import { memo } from 'react';
import type { MatchTeam } from '#contract/records/match-team.ts';
import { Crest } from '#web/ui/crest.tsx';
import { RedCards } from '#web/ui/red-cards.tsx';

interface Props {
  readonly team: MatchTeam;
  readonly side: 'home' | 'away';
  readonly reds: number;
}

/** More letters than a row beside a match has room for; they are set narrower there. */
const LONG = 20;

/** A team in its row, the crest towards the score. A minute or a score that changes does not render it. */
export const RowTeam = memo(function RowTeam({ team, side, reds }: Props) {
  const crest = <Crest team={team} />;
  const cards = <RedCards count={reds} />;
  return (
    <span className={`team ${side}`} data-long={team.name.length > LONG || undefined} aria-hidden="true">
      {side === 'home' ? cards : crest}
      <span dir="auto" title={team.name}>
        {team.name}
      </span>
      {side === 'home' ? crest : cards}
    </span>
  );
});
