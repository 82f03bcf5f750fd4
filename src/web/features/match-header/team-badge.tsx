import './team-badge.css';
import type { Match } from '#contract/records/match.ts';
import type { Side } from '#web/format/side-of.ts';
import { teamAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { Crest } from '#web/ui/crest.tsx';
import { FavouriteButton } from '#web/ui/favourite-button.tsx';

/** A team with crest, name and favourite button, in its colours. */
export function TeamBadge({ match, side }: { match: Match; side: Side }) {
  const team = match.teams[side];
  return (
    <div className="plate" data-side={side}>
      <Crest team={team} large />
      <FavouriteButton kind="team" id={team.id} name={team.name} img={team.img} />
      <b>
        <PrefetchLink to={teamAddress(team.id)}>{team.name}</PrefetchLink>
      </b>
    </div>
  );
}
