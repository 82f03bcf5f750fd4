import type { ReactNode } from 'react';
import type { Match } from '#contract/records/match.ts';
import type { Side } from '#contract/side-of.ts';
import { Crest } from '#web/components/crest.tsx';
import { CrestLetters } from '#web/components/crest-letters.tsx';
import { TeamName } from '#web/components/team-name.tsx';
import { teamAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';

const CREST =
  '[filter:drop-shadow(0_0_1px_var(--kit-on))] panel:[filter:none] slim:h-7 slim:w-6.5 slim:text-[0.6875rem] slim:[filter:none]';
const BADGE_NAME =
  'block w-full min-w-0 max-w-full text-center font-semibold text-base/4.5 font-stretch-80% [--beyond:0.14em] [--fit:min-content] [--lines:3] @max-[19rem]/head:text-sm/4.5 @max-[19rem]/head:font-stretch-75% @min-[34rem]/head:w-auto @min-[34rem]/head:text-lg @min-[34rem]/head:font-stretch-84% panel:text-sm/4.5 panel:font-stretch-92% slim:flex-1 slim:text-sm/4.5 slim:font-stretch-75%';
const ALIGN = {
  home: '@min-[34rem]/head:text-end slim:text-start',
  away: '@min-[34rem]/head:text-start slim:text-end',
};
/** A team in its colours; in the panel without them. */
export function TeamPlate(props: { side: Side; crest: ReactNode; name: ReactNode }) {
  const { side, crest, name } = props;
  return (
    <div data-side={side} className="match-plate">
      {crest}
      <b className={`${BADGE_NAME} ${ALIGN[side]}`}>{name}</b>
    </div>
  );
}

/** A team with crest and name, which leads to its page. */
export function TeamBadge({ match, side }: { match: Match; side: Side }) {
  const team = match.teams[side];
  return (
    <TeamPlate
      side={side}
      crest={
        <Crest team={team} className={CREST}>
          <CrestLetters team={team} />
        </Crest>
      }
      name={
        <Link to={teamAddress(team.id)} className="pointer-coarse:-my-3.25 block pointer-coarse:py-3.25">
          <TeamName name={team.name} />
        </Link>
      }
    />
  );
}
