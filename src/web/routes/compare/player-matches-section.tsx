import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { spokenName } from '#contract/person-name.ts';
import type { PlayerRecord } from '#contract/records/player.ts';
import { isNotFound } from '#web/data/api-error.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { withPlaceholders } from '#web/data/placeholders.ts';
import { teamMatchesQuery } from '#web/data/team.ts';
import { SectionCard } from '#web/features/pre-match/section-card.tsx';
import { currentRole } from '#web/features/profile/player-career.ts';
import { MatchOfPlayer } from '#web/routes/shared/match-of-player.tsx';
import { SectionBody } from '#web/routes/shared/section-body.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { PlayerSectionProps } from './player-section-props.ts';
import { ReservedBox } from './reserved-box.tsx';

/** Each match costs a request, or two if the player did not start: the first one comes with the page. */
const INITIAL_MATCHES = 1;
const MATCHES_PER_STEP = 2;
const MAX_MATCHES = 5;
/** Height of a match and the button below. */
const HEIGHT = '6rem';

/** The last matches of each player's club, with what the player did in them. */
export function PlayerMatchesSection({ id, watch, isNear, home, away }: PlayerSectionProps) {
  const { compare: t } = useWords<'compare'>();
  return (
    <SectionCard id={id} watch={watch} title={t.lastMatches}>
      {[home, away].map((player) => (
        <section key={player.id} aria-label={spokenName(player)}>
          <h3 dir="auto" className="truncate py-1 font-semibold">
            {spokenName(player)}
          </h3>
          <LastMatches player={player} isNear={isNear} />
        </section>
      ))}
    </SectionCard>
  );
}

interface LastMatchesProps {
  readonly player: PlayerRecord;
  readonly isNear: boolean;
}

function LastMatches({ player, isNear }: LastMatchesProps) {
  const { compare: t } = useWords<'compare'>();
  const [maxCount, setMaxCount] = useState(INITIAL_MATCHES);
  const role = currentRole(player, false);
  const teamId = role?.team.id ?? player.team_id;
  const query = teamMatchesQuery(teamId ?? '');
  const { data, error } = useQuery(enabledIf(isNear && teamId !== null, query));
  const joinedAt = role?.start ? Date.parse(role.start) / 1000 : 0;
  const played = withPlaceholders(data?.data.last ?? [])
    .filter(({ phase, time }) => phase === 'finished' && time.timestamp >= joinedAt)
    .slice(0, MAX_MATCHES);
  const isNone = teamId === null || isNotFound(error) || (data && played.length === 0);
  return (
    <SectionBody
      queryKeys={teamId === null ? [] : [query.queryKey]}
      error={error}
      isNear={isNear}
      reserved={<ReservedBox height={HEIGHT} isLoading={isNear} />}
    >
      {isNone ? (
        <p className="py-3 text-quiet">{t.noMatches}</p>
      ) : (
        data && (
          <>
            <ul className="divided -ms-2.5 -me-3">
              {played.slice(0, maxCount).map((record) => (
                <li key={record.id}>
                  <MatchOfPlayer
                    row={{ record, anchor: null }}
                    playerId={player.id}
                    teamId={teamId}
                    isInSight={isNear}
                  />
                </li>
              ))}
            </ul>
            {played.length > maxCount && (
              <MoreButton onClick={() => setMaxCount(maxCount + MATCHES_PER_STEP)}>{t.earlier}</MoreButton>
            )}
          </>
        )
      )}
    </SectionBody>
  );
}
