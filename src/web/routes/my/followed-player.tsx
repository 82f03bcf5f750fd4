import { useQuery } from '@tanstack/react-query';
import { useZone } from '#web/clock/program-context.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { playerQuery } from '#web/data/profile.ts';
import { currentRole } from '#web/features/profile/player-career.ts';
import { teamResult } from '#web/features/team-matches/team-result.ts';
import { kickOffText } from '#web/format/kick-off.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { fullPath } from '#web/settings/base-path.ts';
import type { Favourite } from '#web/settings/favourites.ts';
import { useWords } from '#web/words/use-words.ts';
import type { Words } from '#web/words/words.ts';
import { matchOfClub } from './match-of-club.ts';

export interface FollowedPlayerProps {
  readonly player: Favourite;
  /** Matches that the page has loaded for other reasons, by kick-off. */
  readonly rows: readonly MatchListRow[];
  /** Whether the player is near the screen: only then is the club requested. */
  readonly isInSight: boolean;
}

/** A followed player with the current club, and its match if the page has one. */
export function FollowedPlayer({ player: { id, name, img }, rows, isInSight }: FollowedPlayerProps) {
  const zone = useZone();
  const words = useWords();
  const { data } = useQuery(enabledIf(isInSight, playerQuery(id)));
  const club = data?.data && currentRole(data.data, false)?.team;
  const match = club?.id ? matchOfClub(rows, club.id) : undefined;
  return (
    <>
      {img && (
        <img
          src={fullPath(img)}
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
        {club?.id && match && (
          <small dir="auto" className="muted">
            {matchText(match, club.id, zone, words)}
          </small>
        )}
      </span>
    </>
  );
}

/** Returns a club's match in a line: its result so far or its kick-off, and the opponent. */
function matchText({ record }: MatchListRow, clubId: string, zone: string, words: Words): string {
  const { score, opponent } = teamResult(record, clubId);
  return `${score ? words.score(...score) : kickOffText(record, zone, words.intl)} · ${opponent.name}`;
}
