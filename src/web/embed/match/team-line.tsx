import type { MatchTeam } from '#contract/records/match-team.ts';
import type { Side } from '#contract/side-of.ts';
import { Crest } from '#web/components/crest.tsx';

interface Props {
  readonly team: MatchTeam;
  readonly side: Side;
  /** Null before there is a score. */
  readonly goals: number | null;
}

const PLACE = {
  home: '@min-[27rem]:flex-row-reverse @min-[27rem]:text-end',
  away: '@max-[27rem]:row-start-3',
};
const GOALS = { home: '', away: '@max-[27rem]:row-start-3' };

/** A team beside the score and, in a narrow frame, with its goals at the end of its own line. */
export function TeamLine({ team, side, goals }: Props) {
  return (
    <>
      <p className={`flex min-w-0 items-center gap-2 font-semibold text-base/5.5 ${PLACE[side]}`}>
        <Crest team={team} loading="eager" className="[--crest:1.75rem]" />
        <span dir="auto" className="wrap-anywhere min-w-0 text-balance">
          {team.name}
        </span>
      </p>
      <b aria-hidden="true" className={`@min-[27rem]:hidden text-end font-bold text-lg ${GOALS[side]}`}>
        {goals}
      </b>
    </>
  );
}
