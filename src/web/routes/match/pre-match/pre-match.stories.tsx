import { type Scene, scenes } from 'virtual:workshop-records';
import { hashKey, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { NO_SCORES } from '#contract/no-scores.ts';
import type { Match } from '#contract/records/match.ts';
import { createQueryClient } from '#web/data/client.ts';
import { setFreshness, UNKNOWN } from '#web/data/freshness.ts';
import { h2hQuery } from '#web/data/h2h.ts';
import { refereeQuery, venueQuery } from '#web/data/info.ts';
import { lastLineUpsQuery, lineUpsQuery } from '#web/data/line-ups.ts';
import { matchQuery } from '#web/data/match.ts';
import { matchTvsQuery } from '#web/data/match-tvs.ts';
import { mediaQuery } from '#web/data/media.ts';
import { oddsQuery } from '#web/data/odds.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import { relatedQuery } from '#web/data/related.ts';
import { seasonMatchesQuery } from '#web/data/season.ts';
import { sidelinedQuery } from '#web/data/sidelined.ts';
import { liveStandingsQuery } from '#web/data/standings.ts';
import { MatchById } from '#web/routes/match/page.tsx';
import type { Story, StoryFile } from '#web/workshop/story.ts';

/** Longer than anybody looks at a story, ms. */
const FRESH_MS = 1e9;

interface Props {
  readonly scene: Scene;
  /** The line-ups of each team's last match. */
  readonly lastLineUps: Scene['lineUps'];
  readonly inPanel?: boolean;
}

/** The page of a match whose answers have all come. */
function PreMatchPage({ scene, lastLineUps, inPanel = false }: Props) {
  const [client] = useState(() => {
    const newClient = createQueryClient();
    const answer = ({ queryKey }: { readonly queryKey: OperationKey }, data: unknown) => {
      setFreshness(hashKey(queryKey), {
        ...UNKNOWN,
        freshUntil: performance.now() + FRESH_MS,
        remainingMs: FRESH_MS,
        asOf: scene.at,
      });
      newClient.setQueryData(queryKey, { data, meta: { dropped: 0 } });
    };
    const { match, headToHead } = scene;
    answer(matchQuery(match.id), match);
    answer(venueQuery(match.venue_id), scene.venue);
    answer(refereeQuery(match.referee_id), scene.referee);
    answer(h2hQuery(match.id), headToHead);
    for (const side of ['home', 'away'] as const)
      answer(lastLineUpsQuery(headToHead?.[side].events.overall[0]?.id ?? null), lastLineUps);
    answer(lineUpsQuery(match), scene.lineUps);
    answer(sidelinedQuery(match.id), scene.sidelined);
    answer(matchTvsQuery(match.id), scene.channels);
    answer(oddsQuery(match.id, true), scene.odds);
    answer(liveStandingsQuery(match.season_id, true), scene.liveStandings);
    answer(seasonMatchesQuery(match.season_id ?? ''), []);
    const relatedIds = [match.related_id, match.aggregate_id].filter((id) => id !== null);
    if (scene.related) answer(relatedQuery(relatedIds), [scene.related]);
    answer(mediaQuery('event', match.id), []);
    return newClient;
  });
  return (
    <QueryClientProvider client={client}>
      <MatchById id={scene.match.id} tab={null} inPanel={inPanel} titled={false} />
    </QueryClientProvider>
  );
}

export default {
  title: 'Match/Before kick-off',
  component: PreMatchPage,
  args: { lastLineUps: scenes.live.lineUps },
  parameters: { storage: { country: 'en' } },
} satisfies StoryFile<typeof PreMatchPage>;

type PreMatchStory = Story<typeof PreMatchPage>;

const DAY_S = 86_400;

/** Returns a scene as it is before its match, at a number of seconds before its kick-off. */
function before(
  scene: Scene,
  seconds: number,
  fields: Partial<Match> = {},
  others: Partial<Scene> = {},
): PreMatchStory {
  const at = (scene.match.time.timestamp - seconds) * 1000;
  const teams = {
    home: { ...scene.match.teams.home, form: null },
    away: { ...scene.match.teams.away, form: null },
  };
  const match = {
    ...scene.match,
    status: 0,
    status_name: 'Notstarted',
    status_period: null,
    phase: 'scheduled',
    scores: NO_SCORES,
    time: { ...scene.match.time, minute: null },
    teams,
    winner_team_id: null,
    info: null,
    events: [],
    stats: [],
    ...fields,
  } as Match;
  return {
    args: { scene: { ...scene, at, match, ...others } },
    parameters: { now: at, storage: { country: 'en' } },
  };
}

const NO_COVERAGE = { has_lineups: false, has_tvs: false, has_standings: false };
const NOTHING = {
  venue: null,
  referee: null,
  headToHead: null,
  lineUps: null,
  sidelined: null,
  odds: [],
  channels: [],
  liveStandings: null,
};

export const InAMonth: PreMatchStory = before(
  scenes.announced,
  30 * DAY_S,
  { referee_id: null, weather_report: null },
  { lineUps: null, referee: null },
);
export const Tomorrow: PreMatchStory = before(scenes.announced, DAY_S, {}, { lineUps: null });
export const InTenMinutes: PreMatchStory = before(scenes.upcoming, 595, {}, { lineUps: scenes.live.lineUps });
export const CupTie: PreMatchStory = before(scenes.secondLeg, 7_800);
export const NationalTeams: PreMatchStory = before(scenes.nationalTeams, 7_800);
export const WithoutCoverage: PreMatchStory = before(scenes.uncovered, DAY_S);
export const NothingKnown: PreMatchStory = before(
  scenes.announced,
  DAY_S,
  { coverage: NO_COVERAGE, venue_id: null, referee_id: null, weather_report: null },
  NOTHING,
);
export const LongNames: PreMatchStory = before(scenes.longName, DAY_S, {}, { lineUps: null });
const { args, parameters = {} } = before(scenes.upcoming, 7_800, {}, { lineUps: null });
export const InPanel: PreMatchStory = { args: { ...args, inPanel: true }, parameters };
