import { type ReactNode, useState } from 'react';
import { isNotFound } from '#web/data/api-error.ts';
import { useTeamMatches } from '#web/lists/use-team-matches.ts';
import { DatedPart } from '#web/routes/shared/dated-part.tsx';
import { MatchOfPlayer } from '#web/routes/shared/match-of-player.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { useInSight } from '#web/ui/use-in-sight.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly playerId: string;
  readonly teamId: string;
  /** Day on which the player joined the team, `YYYY-MM-DD`; null if unknown. */
  readonly since: string | null;
  /** Parts below the list. They are drawn once it has its height, so that they do not move. */
  readonly children: ReactNode;
}

/** Matches that are shown at first: each costs a request, or two if the player did not start. */
const INITIAL_MATCHES = 3;
const MATCHES_PER_STEP = 5;

/** The current and last matches of a player's club, newest first, with what the player did in them. */
export function LastMatches({ playerId, teamId, since, children }: Props) {
  const { profile: t } = useWords<'profile'>();
  const { rows, error, hasFailed, keys } = useTeamMatches(teamId);
  const [maxCount, setMaxCount] = useState(INITIAL_MATCHES);
  const { inSight, watch } = useInSight();
  if (!rows && !hasFailed) return <Loading className="min-h-screen" />;
  const joinedAt = since === null ? 0 : Date.parse(since) / 1000;
  const played = (rows ?? [])
    .filter(
      ({ record: { phase, time } }) =>
        (phase === 'live' || phase === 'finished') && time.timestamp >= joinedAt,
    )
    .toReversed();
  if (played.length === 0)
    return (
      <>
        {children}
        {!rows && !isNotFound(error) && <EmptyState>{t.noMatchesLoaded}</EmptyState>}
      </>
    );
  return (
    <>
      <TitledCard title={t.lastMatches}>
        <DatedPart keys={keys}>
          <ul className="divided">
            {played.slice(0, maxCount).map((row) => (
              <li key={row.record.id} id={`played-${row.record.id}`} ref={watch}>
                <MatchOfPlayer
                  row={row}
                  playerId={playerId}
                  teamId={teamId}
                  isInSight={inSight.has(`played-${row.record.id}`)}
                />
              </li>
            ))}
          </ul>
        </DatedPart>
        {played.length > maxCount && (
          <MoreButton onClick={() => setMaxCount(maxCount + MATCHES_PER_STEP)}>{t.moreMatches}</MoreButton>
        )}
      </TitledCard>
      {children}
    </>
  );
}
