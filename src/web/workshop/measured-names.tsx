import { NO_SCORES } from '#contract/no-scores.ts';
import { booksOf } from '#contract/odds/odds-grid.ts';
import type { H2hRecord } from '#contract/records/h2h.ts';
import type { Match, MatchRow as MatchRecord } from '#contract/records/match.ts';
import type { OddsMarket } from '#contract/records/odds.ts';
import { sampleEvent } from '#contract/testing/sample.ts';
import { sampleMarket, samplePrices } from '#contract/testing/sample-odds.ts';
import { bareTeam } from '#web/components/bare-team.ts';
import { HeadToHead } from '#web/features/h2h/head-to-head.tsx';
import { MatchBody } from '#web/features/match-header/match-body.tsx';
import { MatchRow } from '#web/features/match-row/match-row.tsx';
import { foldPrices } from '#web/features/odds/fold-prices.ts';
import { OddsComparison } from '#web/features/odds/odds-comparison.tsx';
import { OddsGroup } from '#web/features/odds/odds-group.tsx';
import { useOddsGrid } from '#web/features/odds/use-odds-grid.ts';
import { liveTeams } from '#web/features/standings/live-teams.ts';
import type { DisplayRow } from '#web/features/standings/rows.ts';
import { StandingsTable } from '#web/features/standings/standings-table.tsx';
import { ChannelGrid } from '#web/features/tv/channel-grid.tsx';
import { useViewer } from '#web/features/tv/use-viewer.ts';
import { countRedCards } from '#web/matches/red-card-counts.ts';
import { useWide } from '#web/navigation/use-wide.ts';
import { GoalLines } from '#web/routes/scores/goal-lines.tsx';

const COUNTRIES = ['gb'];
const NO_HISTORIES = new Map();
const BOOKS = ['Larkhill', 'Oak', 'Elm & Ash'];

const market = (id: number, ...prices: readonly Parameters<typeof samplePrices>[0][]): OddsMarket =>
  sampleMarket(id, Object.fromEntries(BOOKS.map((book) => [book, prices.map(samplePrices)])));
const MARKETS = [
  market(1, { home: 2.5, draw: 3.25, away: 2.9 }),
  market(3, { home: 1.9, away: 1.95, line: [0, -0.5] }),
];

/** A match in play, so that its scores and minutes are drawn beside the names. */
function inPlay(match: MatchRecord): MatchRecord {
  const time = { ...match.time, minute: { minute: 90, extra: 4 } };
  const scores = { ...match.scores, home_score: 11, away_score: 10 };
  const event = sampleEvent({ team_id: match.teams.home.id, timestamp: match.time.timestamp });
  return { ...match, status: 1, phase: 'live', status_period: '2nd Half', time, scores, events: [event] };
}

const meetingsOf = (match: MatchRecord): H2hRecord => {
  const { teams, scores, league, id } = match;
  const meeting = {
    id,
    startdate: match.time.timestamp,
    league: { ...league, img: null, country: null },
    form: 'W',
  };
  const lists = [
    { ...meeting, teams, scores },
    { ...meeting, id: `${id}0`, teams: { home: teams.away, away: teams.home }, scores },
  ];
  const side = { ...teams.home, events: { overall: lists, home: lists, away: lists } };
  return { home: side, away: side, h2h: lists } as unknown as H2hRecord;
};

const RECORD = {
  games_played: 12,
  won: 10,
  draw: 1,
  lost: 1,
  goals_scored: 30,
  goals_against: 10,
  goals_diff: 20,
  points: 31,
};
const tableOf = ({ teams }: MatchRecord) => ({
  name: null,
  zones: [],
  isHalved: false,
  rows: [teams.home, teams.away].map(
    ({ id, name }, at) =>
      ({
        row: { team_id: id, team_name: name },
        record: RECORD,
        position: at + 1,
        movement: 1,
        zone: null,
        isEdge: false,
        form: ['W', 'D', 'L'],
        adjusted: 0,
      }) as unknown as DisplayRow,
  ),
});

interface Props {
  readonly match: MatchRecord;
}

/** Everything that has names of teams, each part in a section. */
export function MeasuredNames({ match: record }: Props) {
  const match = inPlay(record);
  const hasPanel = useWide();
  const viewer = useViewer(COUNTRIES);
  const channel = {
    id: '1',
    name: 'Northcast Sport 3',
    type: '1',
    country: { id: '1', name: 'England', cc: 'gb' },
  };
  const listing = { match, anchor: null, channels: [channel], isFollowed: false };
  const next: MatchRecord = {
    ...match,
    id: `${match.id}1`,
    phase: 'scheduled',
    status: 0,
    scores: NO_SCORES,
    time: { ...match.time, timestamp: match.time.timestamp + 7200 },
  };
  const header = {
    match: match as unknown as Match,
    anchor: null,
    fresh: null,
    venueAndReferee: { venue: null, referee: null },
    channel: null,
    related: [],
    tabs: null,
    tab: null,
    age: null,
    titled: false,
  };
  const table = {
    table: tableOf(match),
    liveTeams: new Map([...liveTeams([{ record: match, anchor: null, scoreChange: null }])].slice(0, 1)),
  };
  return (
    <>
      <section data-measured="header">
        <MatchBody {...header} inPanel={false} slim={false}>
          {null}
        </MatchBody>
      </section>
      <section data-measured="slim header">
        <MatchBody {...header} inPanel={false} slim>
          {null}
        </MatchBody>
      </section>
      <section data-measured="head-to-head">
        <HeadToHead match={match as unknown as Match} headToHead={meetingsOf(match)} />
      </section>
      <section data-measured="odds">
        <Odds match={match} />
      </section>
      <section data-measured="odds list">
        <OddsGroup
          id="group"
          league={match.league}
          rows={[{ record: match, anchor: null }]}
          prices={foldPrices(new Map(), [match], () => ({ before: MARKETS, inPlay: MARKETS }))}
          isComplete
          isFolded={false}
          openId={null}
          to={(id) => `/odds?m=${id}`}
          ref={() => {}}
        />
      </section>
      <section data-measured="table">
        <StandingsTable {...table} teamExtras={{ teamOf: bareTeam, nextOf: null }} />
      </section>
      <section data-measured="channels">
        <ChannelGrid listings={[listing, { ...listing, match: next }]} viewer={viewer} />
      </section>
      <section data-measured="list" className="match-list">
        <ul>
          <MatchRow
            record={match}
            anchor={null}
            scoreChange={null}
            related={null}
            reds={countRedCards(match)}
          />
        </ul>
      </section>
      {hasPanel && (
        <aside style={{ inlineSize: '22rem' }}>
          <section data-measured="panel">
            <MatchBody {...header} inPanel slim={false}>
              {null}
            </MatchBody>
          </section>
          <section data-measured="table beside a match">
            <StandingsTable {...table} />
          </section>
          <section data-measured="latest goals">
            <GoalLines goals={[{ match, event: sampleEvent(), side: 'home', score: [1, 0] }]} />
          </section>
        </aside>
      )}
    </>
  );
}

function Odds({ match }: Props) {
  const { oddsGrid, memory } = useOddsGrid(MARKETS, false, NO_HISTORIES);
  return (
    <OddsComparison
      oddsGrid={oddsGrid}
      memory={memory}
      allBooks={booksOf(MARKETS)}
      hasNoneOfMine={false}
      histories={NO_HISTORIES}
      scoreState={null}
      priceStage="before"
      hasAges={false}
      home={match.teams.home.name}
      away={match.teams.away.name}
      historyBook={null}
      onHistoryBook={() => {}}
      onSelect={() => {}}
    />
  );
}
