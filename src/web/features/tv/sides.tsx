import { loserOf } from '#contract/loser-of.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { SIDES } from '#contract/side-of.ts';
import { Crest } from '#web/components/crest.tsx';
import { TeamName } from '#web/components/team-name.tsx';

interface Props {
  readonly match: MatchRow;
  /** Classes of each line. */
  readonly className?: string;
}

/** The teams of a match on a line each, with the score if there is one. */
export function Sides({ match, className = '' }: Props) {
  const { teams, scores } = match;
  const loser = loserOf(match);
  return SIDES.map((side) => {
    const team = teams[side];
    const score = scores[`${side}_score`];
    return (
      <span
        key={side}
        data-side={side}
        data-lost={loser === side || undefined}
        className={`group/side flex min-w-0 items-center gap-2.25 font-medium leading-6 ${className}`}
      >
        <Crest team={team} />
        <TeamName
          name={team.name}
          className="flex-1 group-data-lost/side:font-normal group-data-lost/side:text-quiet"
        />
        {score !== null && (
          <b className="font-bold font-stretch-80% text-[1.25rem] group-data-lost/side:font-normal group-data-lost/side:text-quiet">
            {score}
          </b>
        )}
      </span>
    );
  });
}
