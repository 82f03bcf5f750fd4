import { scenes } from 'virtual:workshop-records';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { withKitColours } from '#web/workshop/with-kit-colours.tsx';
import { Stats } from './stats.tsx';

const MatchStats = withKitColours(Stats);

export default { title: 'Match/Statistics', component: MatchStats } satisfies StoryFile<typeof MatchStats>;

type StatsStory = Story<typeof MatchStats>;

export const Live: StatsStory = { args: { match: scenes.live.match } };
export const Finished: StatsStory = { args: { match: scenes.finished.match } };
export const None: StatsStory = { args: { match: scenes.interrupted.match } };
