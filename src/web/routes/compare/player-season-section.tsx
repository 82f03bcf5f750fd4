import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlayerRecord } from '#contract/records/player.ts';
import { isNotFound } from '#web/data/api-error.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { playerStatsQuery } from '#web/data/profile.ts';
import { type PlayerNumber, playerNumbers } from '#web/features/compare/player-numbers.ts';
import { NumberRows, SideBySide } from '#web/features/compare/side-by-side.tsx';
import { NoContent, SectionCard } from '#web/features/pre-match/section-card.tsx';
import { currentSeasons } from '#web/features/profile/player-career.ts';
import { SectionBody } from '#web/routes/shared/section-body.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import type { PlayerSectionProps } from './player-section-props.ts';
import { ReservedBox } from './reserved-box.tsx';

type Scope = 'league' | 'all';

/** Usual height of seven rows and the choice above them. */
const HEIGHT = '16.25rem';

/** Returns the seasons to add up: of the league, or else the first cup, and of all competitions on demand. */
function seasonsIn(player: PlayerRecord, scope: Scope) {
  const seasons = currentSeasons(player);
  const league = seasons.find(({ league: { is_cup } }) => !is_cup) ?? seasons[0];
  return scope === 'all' || !league ? seasons : [league];
}

function usePlayerSeasons(player: PlayerRecord, scope: Scope, isNear: boolean) {
  const seasons = seasonsIn(player, scope);
  const queries = seasons.map(({ season }) => playerStatsQuery(player.id, season.id));
  const results = useQueries({ queries: queries.map((query) => enabledIf(isNear, query)) });
  return {
    leagues: seasons.map(({ league }) => league),
    stats: results.flatMap(({ data }) => data?.data ?? []),
    isLoaded: results.every(({ data, error }) => data ?? isNotFound(error)),
    queryKeys: queries.map(({ queryKey }) => queryKey),
  };
}

/** The numbers of both players' seasons as paired bars, in their leagues or in all competitions. */
export function PlayerSeasonSection({ id, watch, isNear, home, away }: PlayerSectionProps) {
  const words = useWords<'compare'>();
  const { compare: t } = words;
  const { profile } = useWords<'profile'>();
  const [scope, setScope] = useState<Scope>('league');
  const seasons = [usePlayerSeasons(home, scope, isNear), usePlayerSeasons(away, scope, isNear)] as const;
  const rows = playerNumbers(seasons[0].stats, seasons[1].stats);
  const hasMore = [home, away].some((player) => currentSeasons(player).length > 1);
  const leagues = seasons.flatMap((one) => one.leagues.map((league) => competitionName(league, words)));
  const names = [...new Set(leagues)].filter(Boolean);
  const labelOf = (key: PlayerNumber) => (key === 'per90' ? t.per90 : profile.counts[key].long);
  return (
    <SectionCard id={id} watch={watch} title={t.season} note={names.join(' · ')}>
      {hasMore && (
        <Switch
          legend={t.scope}
          options={[
            ['league', t.scopes.league],
            ['all', t.scopes.all],
          ]}
          value={scope}
          onChange={setScope}
        />
      )}
      <SectionBody
        queryKeys={seasons.flatMap(({ queryKeys }) => queryKeys)}
        error={null}
        isNear={isNear}
        reserved={<ReservedBox height={HEIGHT} isLoading={isNear} />}
      >
        {seasons.every(({ isLoaded }) => isLoaded) &&
          (rows.length === 0 ? (
            <NoContent />
          ) : (
            <SideBySide
              caption={`${t.season}: ${leagues.join(', ')}`}
              names={{ home: home.name, away: away.name }}
            >
              {(headers) => <NumberRows headers={headers} rows={rows} labelOf={labelOf} />}
            </SideBySide>
          ))}
      </SectionBody>
    </SectionCard>
  );
}
