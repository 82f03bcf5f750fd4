import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { spokenName } from '#contract/person-name.ts';
import type { Match } from '#contract/records/match.ts';
import { MatchClocks } from '#web/clock/match-clocks.tsx';
import { enabledIf } from '#web/data/enabled-if.ts';
import { refereeQuery } from '#web/data/info.ts';
import { isSettled, matchQuery } from '#web/data/match.ts';
import { useAsOf } from '#web/data/use-as-of.ts';
import { CardCounts } from '#web/features/profile/card-counts.tsx';
import { FixtureLine } from '#web/features/profile/fixture-line.tsx';
import { Profile } from '#web/features/profile/profile.tsx';
import { useAge } from '#web/features/profile/use-age.ts';
import { EntityPage } from '#web/routes/shared/entity-page.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { localCountry } from '#web/words/country-name.ts';
import { useProfileWords } from '#web/words/profile.ts';
import { openedMatches } from './opened-matches.ts';

/** A referee: `/referee/:id`. */
export function Referee() {
  const { id = '' } = useParams();
  const words = useProfileWords();
  const { profile: t } = words;
  const query = refereeQuery(id);
  const { data, error } = useQuery(query);
  const age = useAge(data?.data?.birthday);
  const country = data?.data?.country;
  return (
    <EntityPage
      kind="referee"
      nameOf={spokenName}
      queryKey={query.queryKey}
      record={data?.data}
      error={error}
      about={country && { about: localCountry(country, words), cc: country.cc }}
    >
      {({ img, country, ...referee }) => (
        <Profile
          name={spokenName(referee)}
          img={img}
          country={country}
          about={t.kinds.referee}
          facts={[[t.age, age]]}
        >
          <OpenedMatches refereeId={id} />
        </Profile>
      )}
    </EntityPage>
  );
}

/** The referee's matches among those that the viewer has opened, with the cards. */
function OpenedMatches({ refereeId }: { readonly refereeId: string }) {
  const { profile: t } = useProfileWords();
  const client = useQueryClient();
  const [matches] = useState(() => openedMatches(client, refereeId));
  if (matches.length === 0) return <EmptyState>{t.noOpenedMatches}</EmptyState>;
  return (
    <TitledCard title={t.matches}>
      <ul className="divided">
        {matches.map((match) => (
          <li key={match.id}>
            <OpenedMatch match={match} />
          </li>
        ))}
      </ul>
      <p className="muted border-line border-t px-3.5 py-2">{t.openedMatches}</p>
    </TitledCard>
  );
}

/** A match as it is now: one that is over is not requested again. */
function OpenedMatch({ match }: { readonly match: Match }) {
  const query = matchQuery(match.id);
  const { data } = useQuery(enabledIf(!isSettled(match), query));
  const current = data?.data ?? match;
  const confirmed = useAsOf(query.queryKey);
  return (
    <MatchClocks confirmed={confirmed}>
      <FixtureLine match={current} anchor={null} hasCompetition>
        <CardCounts match={current} />
      </FixtureLine>
    </MatchClocks>
  );
}
