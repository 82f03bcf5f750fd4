import './sides.css';
import type { MatchRow } from '#contract/records/match.ts';
import { Crest } from '#web/ui/crest.tsx';

/** The teams of a match on a line each, with the score if there is one. */
export function Sides({ match }: { readonly match: MatchRow }) {
  const { teams, scores, winner_team_id, phase } = match;
  const isDecided = phase === 'finished' && winner_team_id !== null;
  return (['home', 'away'] as const).map((side) => {
    const team = teams[side];
    const score = scores[`${side}_score`];
    return (
      <span key={side} className="side" data-lost={(isDecided && winner_team_id !== team.id) || undefined}>
        <Crest team={team} />
        <span dir="auto" title={team.name}>
          {team.name}
        </span>
        {score !== null && <b>{score}</b>}
      </span>
    );
  });
}
