import { de, en } from '#web/testing/words.ts';
import type { Words } from '#web/words/words.ts';
import '#web/embed/embed.css';
import { type Scene, scenes } from 'virtual:workshop-records';
import type { ReactNode } from 'react';
import type { Match, MatchRow } from '#contract/records/match.ts';
import { liveTeams } from '#web/features/standings/live-teams.ts';
import { displayTables } from '#web/features/standings/rows.ts';
import { sampleLeague } from '#web/testing/sample-league.ts';
import { WordsContext } from '#web/words/use-words.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { Card } from './frame/card.tsx';
import { Pending } from './frame/pending.tsx';
import { ProblemList } from './frame/problem-list.tsx';
import { Sentence } from './frame/sentence.tsx';
import { MatchContent } from './match/match-content.tsx';
import { TableContent } from './table/table-content.tsx';

const UP_TO_DATE = { isOld: false, asOf: null, trouble: null };

interface Props {
  readonly words?: Words;
  /** Width of the frame, px. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** A frame in an article. */
function Frame({ words = en, width = 480, children }: Props) {
  return (
    <WordsContext value={words}>
      <div style={{ inlineSize: width, maxInlineSize: '100%' }}>{children}</div>
    </WordsContext>
  );
}

function matchOf(match: Match, state = UP_TO_DATE as Parameters<typeof Card>[0]['state']) {
  return (
    <Card
      title={en.name}
      link={{ to: '/match/1', text: en.embed.wholeMatch }}
      {...(state && { state })}
      notes={null}
    >
      <MatchContent match={match} anchor={null} />
    </Card>
  );
}

function tableOf(
  { match, liveStandings, standings }: Scene,
  teams: readonly string[],
  maxRows: number | null,
) {
  return (
    <Card title={en.name} link={{ to: '/competition/1', text: en.embed.wholeTable }} notes={null}>
      <TableContent
        league={sampleLeague(match.league.id, { name: match.league.name })}
        tables={liveStandings ? displayTables(liveStandings, standings) : []}
        playing={liveTeams([{ record: match as MatchRow, anchor: null, scoreChange: null }])}
        teams={teams}
        maxRows={maxRows}
        hasForm={true}
        asOf={scenes.live.at}
      />
    </Card>
  );
}

export default { title: 'Embed/Embed', component: Frame } satisfies StoryFile<typeof Frame>;

type EmbedStory = Story<typeof Frame>;

const { live } = scenes;
export const Live: EmbedStory = { args: { children: matchOf(live.match) } };
export const LiveNarrow: EmbedStory = { args: { width: 300, children: matchOf(live.match) } };
export const LiveGerman: EmbedStory = { args: { words: de, children: matchOf(live.match) } };
export const Upcoming: EmbedStory = {
  args: { children: matchOf(scenes.upcoming.match) },
  parameters: { now: scenes.upcoming.at },
};
export const Finished: EmbedStory = { args: { children: matchOf(scenes.finished.match) } };
export const AfterPenalties: EmbedStory = { args: { children: matchOf(scenes.afterPenalties.match) } };
export const Postponed: EmbedStory = { args: { children: matchOf(scenes.postponed.match) } };
export const LongName: EmbedStory = { args: { width: 300, children: matchOf(scenes.longName.match) } };
export const Old: EmbedStory = {
  args: { children: matchOf(live.match, { isOld: true, asOf: live.at, trouble: 'offline' }) },
};
export const Table: EmbedStory = { args: { width: 700, children: tableOf(live, [], null) } };
export const TableNarrow: EmbedStory = {
  args: { width: 300, children: tableOf(live, [live.match.teams.home.id], 5) },
};
export const Groups: EmbedStory = { args: { width: 900, children: tableOf(scenes.groups, [], null) } };
export const Loading: EmbedStory = { args: { children: <Pending trouble={null} /> } };
export const Outage: EmbedStory = { args: { children: <Pending trouble="upstream_unavailable" /> } };
export const Unknown: EmbedStory = { args: { children: <Sentence text={en.embed.noMatch} /> } };
export const BadAddress: EmbedStory = {
  args: {
    children: (
      <Card
        title={en.name}
        link={{ to: '/', text: en.embed.allScores }}
        notes={<ProblemList sentences={['Embeds have no theme “blue”: use auto, light or dark.']} />}
      >
        {null}
      </Card>
    ),
  },
};
