import { type Scene, scenes } from 'virtual:workshop-records';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import type { Comparison } from '#contract/comparison.ts';
import { BARE_CLUB, BARE_PERSON } from '#contract/testing/bare-profiles.ts';
import { createQueryClient } from '#web/data/client.ts';
import { teamsH2hQuery } from '#web/data/h2h.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import { playerQuery, playerStatsQuery } from '#web/data/profile.ts';
import { liveStandingsQuery } from '#web/data/standings.ts';
import { teamMatchesQuery, teamQuery } from '#web/data/team.ts';
import { teamStatsQuery } from '#web/data/team-stats.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { ComparedPlayers } from './compared-players.tsx';
import { ComparedTeams } from './compared-teams.tsx';

interface Props {
  readonly comparison: Comparison;
  /** Answers by their keys. */
  readonly answers: readonly (readonly [query: { readonly queryKey: OperationKey }, data: unknown])[];
  readonly Compared: ComponentType<{ readonly comparison: Comparison }>;
}

/** A comparison whose answers have all come. */
function ComparisonPage({ comparison, answers, Compared }: Props) {
  const [client] = useState(() => {
    const newClient = createQueryClient();
    newClient.setDefaultOptions({ queries: { enabled: false } });
    for (const [{ queryKey }, data] of answers)
      newClient.setQueryData(queryKey, { data, meta: { dropped: 0 } });
    return newClient;
  });
  return (
    <QueryClientProvider client={client}>
      <Compared comparison={comparison} />
    </QueryClientProvider>
  );
}

export default {
  title: 'Compare/Page',
  component: ComparisonPage,
  args: { answers: [], Compared: ComparedTeams },
} satisfies StoryFile<typeof ComparisonPage>;

type ComparisonStory = Story<typeof ComparisonPage>;

const total = (count: number) => ({ total: count, avg: null, avg_per_match: null });
const byVenue = (count: number) => ({ overall: total(count), home: total(count - 1), away: total(1) });

/** Both teams of a scene's match; another league puts the second one into a table of its own. */
function teamsOf(
  { match, headToHead, liveStandings }: Scene,
  otherLeague: Scene | null = null,
): ComparisonStory {
  const { season_id, league, teams } = match;
  const sides = [teams.home, otherLeague ? otherLeague.match.teams.away : teams.away];
  const seasons = [match, otherLeague?.match ?? match].map((one) => one.season_id ?? season_id);
  const tables = [liveStandings, otherLeague?.liveStandings ?? liveStandings];
  const ids = sides.map(({ id }) => id) as [string, string];
  return {
    args: {
      comparison: { kind: 'team', ids, problem: null },
      answers: [
        ...sides.flatMap(({ id, name, img, kit_colors }, at) => {
          const colors = { shirt: kit_colors?.main ?? null, sleeve: null, number: null };
          const leagueOfTeam = { ...league, is_cup: false, current_season_id: seasons[at], seasons: [] };
          return [
            [
              teamQuery(id),
              {
                ...(BARE_CLUB['info'] as object),
                id,
                name,
                img,
                kit: [{ type: 'home', colors }],
                leagues: [leagueOfTeam],
              },
            ],
            [liveStandingsQuery(seasons[at] ?? null, false), tables[at]],
            [
              teamStatsQuery(id, seasons[at] ?? null),
              {
                total_matches: 12,
                goals_scored: byVenue(20),
                goals_conceded: byVenue(14),
                clean_sheets: byVenue(3 + at),
              },
            ],
            [teamMatchesQuery(id), { next: [{ ...match, teams }], current: [], last: [] }],
          ] as const;
        }),
        [teamsH2hQuery(...ids), otherLeague ? null : headToHead],
      ],
    },
  };
}

const { live, upcoming, longName, nationalTeams } = scenes;

export const Teams: ComparisonStory = teamsOf(upcoming);
export const TeamsOfTwoLeagues: ComparisonStory = teamsOf(live, nationalTeams);
export const LongNames: ComparisonStory = teamsOf(longName);
export const NothingKnown: ComparisonStory = {
  args: {
    comparison: { kind: 'team', ids: ['1', '2'], problem: null },
    answers: ['1', '2'].map((id) => [teamQuery(id), { ...(BARE_CLUB['info'] as object), id }] as const),
  },
};
export const NoneChosen: ComparisonStory = {
  args: { comparison: { kind: 'team', ids: [null, null], problem: null } },
};
export const SameTeamTwice: ComparisonStory = {
  args: {
    comparison: { kind: 'team', ids: ['1', null], problem: 'same' },
    answers: [[teamQuery('1'), BARE_CLUB['info']]],
  },
};
export const UnknownTeam: ComparisonStory = {
  args: {
    comparison: { kind: 'team', ids: ['1', '2'], problem: null },
    answers: [
      [teamQuery('1'), BARE_CLUB['info']],
      [teamQuery('2'), null],
    ],
  },
};

const person = (id: string, name: string, fields: object) => ({
  ...BARE_PERSON,
  id,
  name,
  position: 'F',
  leagues: [{ id: '9', name: 'Premier Division', seasons: [{ id: '50', name: '26/27', is_current: true }] }],
  ...fields,
});
const numbers = (goals: number, minutes: number) => ({
  matches: { played: total(12), starting: total(10) },
  minutes_played: minutes,
  goals: total(goals),
  assists: total(12 - goals),
  cards: { yellow: total(2), yellowred: total(0), redcards: total(0) },
});

export const Players: ComparisonStory = {
  args: {
    Compared: ComparedPlayers,
    comparison: { kind: 'player', ids: ['1', '2'], problem: null },
    answers: [
      [playerQuery('1'), person('1', 'Ada Stone', { height: 184, foot: 'left', shirtnumber: 9, age: 27 })],
      [playerQuery('2'), person('2', 'Kim Larsen', { height: 178, foot: 'right', shirtnumber: 11 })],
      [playerStatsQuery('1', '50'), numbers(9, 1_004)],
      [playerStatsQuery('2', '50'), numbers(4, 1_080)],
    ],
  },
};
