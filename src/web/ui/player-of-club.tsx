import './player-of-club.css';
import { profileAddress, teamAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { bareTeam } from './bare-team.ts';
import { Crest } from './crest.tsx';

interface Props {
  /** The service often knows players and clubs by name only; without an id there is no page. */
  readonly player: { readonly id: string | null; readonly name: string };
  readonly club: { readonly id: string | null; readonly name: string };
  /** In one line where the window is wide. */
  readonly inline?: boolean;
}

/** A player and their club, each linked to its page: the crest and the club's name are one link. */
export function PlayerOfClub({ player, club, inline = false }: Props) {
  const clubName = <small dir="auto">{club.name}</small>;
  return (
    <div className="player-of-club" data-inline={inline || undefined}>
      {player.id === null ? (
        <b dir="auto">{player.name}</b>
      ) : (
        <PrefetchLink to={profileAddress('player', player.id)} dir="auto" title={player.name}>
          {player.name}
        </PrefetchLink>
      )}
      {club.id === null ? (
        clubName
      ) : (
        <PrefetchLink to={teamAddress(club.id)} className="club" title={club.name}>
          <Crest team={bareTeam(club.id)} />
          {clubName}
        </PrefetchLink>
      )}
    </div>
  );
}
