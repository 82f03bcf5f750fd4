import { useQuery } from '@tanstack/react-query';
import { enabledIf } from '#web/data/enabled-if.ts';
import { playerQuery } from '#web/data/profile.ts';
import { currentRole } from '#web/features/profile/player-career.ts';
import { kickOffText } from '#web/format/kick-off.ts';
import { scoreOf } from '#web/format/score.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import type { Favourite } from '#web/settings/favourites.ts';
import { useWords } from '#web/words/use-words.ts';
import { matchOfClub } from './match-of-club.ts';

export interface FollowedPlayerProps {
  readonly player: Favourite;
  /** Matches that the page has loaded for other reasons, by kick-off. */
  readonly rows: readonly MatchListRow[];
  readonly zone: string;
  /** Whether the player is near the screen: only then is the club requested. */
  readonly isInSight: boolean;
}

/** A followed player with the current club, and its match if the page has one. */
export function FollowedPlayer({ player: { id, name, img }, rows, zone, isInSight }: FollowedPlayerProps) {
  const { data } = useQuery(enabledIf(isInSight, playerQuery(id)));
  const club = data?.data && currentRole(data.data, false)?.team;
  const match = club?.id ? matchOfClub(rows, club.id) : undefined;
  const matchText = useMatchText(match, zone);
  return (
    <>
      {img && (
        <img
          src={img}
          alt=""
          width={28}
          height={28}
          loading="lazy"
          className="size-7 rounded-full object-cover"
        />
      )}
      <span className="grid min-w-0 py-1">
        <span dir="auto">{name}</span>
        {/* The lines have their height before the club is loaded. */}
        <small dir="auto" className="muted min-h-5 truncate">
          {club?.name}
        </small>
        {matchText && (
          <small dir="auto" className="muted">
            {matchText}
          </small>
        )}
      </span>
    </>
  );
}

/** Returns a match in a line: kick-off and teams, with the score once there is one. */
function useMatchText(row: MatchListRow | undefined, zone: string): string | null {
  const { intl } = useWords();
  if (!row) return null;
  const { record } = row;
  const { home, away } = record.teams;
  const score = scoreOf(record);
  const teams = [home.name, score ? score.join('–') : '–', away.name].join(' ');
  return record.phase === 'scheduled' ? `${kickOffText(record, zone, intl)} · ${teams}` : teams;
}
