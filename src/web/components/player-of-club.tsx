import { profileAddress, teamAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { bareTeam } from './bare-team.ts';
import { Crest } from './crest.tsx';

interface Props {
  /** The service often knows players and clubs by name only; without an id there is no page. */
  readonly player: { readonly id: string | null; readonly name: string };
  readonly club: { readonly id: string | null; readonly name: string };
  /** In one line where the window is wide. */
  readonly inline?: boolean;
}

const PLAYER_PLACE = 'col-2 row-1 -my-0.5 min-w-0';

/**
 * A player and their club, each linked to its page: the crest and the club's name are one link, around the player's. On
 * touch the crest and the space before it belong to the club, and the rest to the player.
 */
export function PlayerOfClub({ player, club, inline = false }: Props) {
  const playerName = (
    <b dir="auto" className="block truncate font-medium leading-6">
      {player.name}
    </b>
  );
  const clubName = (
    <small
      dir="auto"
      className="col-2 row-2 truncate font-stretch-88% text-[0.8125rem] text-quiet leading-5 group-hover/club:underline md:group-data-inline/player:col-3 md:group-data-inline/player:row-1 md:group-data-inline/player:font-stretch-100%"
    >
      {club.name}
    </small>
  );
  return (
    <div
      data-inline={inline || undefined}
      className="group/player relative grid pointer-coarse:min-h-12 grid-cols-[1.25rem_minmax(0,1fr)] grid-rows-[auto_auto] pointer-coarse:content-center items-center gap-x-2.5 md:data-inline:grid-cols-[1.25rem_auto_minmax(0,1fr)] md:data-inline:grid-rows-[auto]"
    >
      {player.id === null ? (
        <span className={PLAYER_PLACE}>{playerName}</span>
      ) : (
        <Link
          to={profileAddress('player', player.id)}
          title={player.name}
          className={`${PLAYER_PLACE} pointer-coarse:after:absolute pointer-coarse:after:inset-y-0 pointer-coarse:after:start-7.5 pointer-coarse:after:end-0 hover:underline`}
        >
          {playerName}
        </Link>
      )}
      {club.id === null ? (
        clubName
      ) : (
        <Link
          to={teamAddress(club.id)}
          title={club.name}
          className="group/club pointer-events-none col-span-full row-span-full grid grid-cols-subgrid grid-rows-subgrid items-center *:pointer-events-auto pointer-coarse:before:pointer-events-auto pointer-coarse:before:absolute pointer-coarse:before:inset-y-0 pointer-coarse:before:-start-3.5 pointer-coarse:before:w-11"
        >
          <Crest team={bareTeam(club.id)} className="col-1 row-span-full" />
          {clubName}
        </Link>
      )}
    </div>
  );
}
