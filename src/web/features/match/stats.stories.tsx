import { scenes } from 'virtual:workshop-records';
import type { Match } from '#contract/records/match.ts';
import { KitColours } from '#web/workshop/kit-colours.tsx';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { Stats } from './stats.tsx';

/** The statistics in the kit colours of their match. */
function MatchStats({ match }: { readonly match: Match }) {
  return (
    <KitColours match={match}>
      <Stats match={match} />
    </KitColours>
  );
}

export default { title: 'Match/Statistics', component: MatchStats } satisfies StoryFile<typeof MatchStats>;

type StatsStory = Story<typeof MatchStats>;

export const Live: StatsStory = { args: { match: scenes.live.match } };
export const Finished: StatsStory = { args: { match: scenes.finished.match } };
export const None: StatsStory = { args: { match: scenes.interrupted.match } };
