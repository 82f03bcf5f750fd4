import { scenes } from 'virtual:workshop-records';
import type { MatchRow } from '#contract/records/match.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { FixtureLine } from './fixture-line.tsx';

export default {
  title: 'Profile/Fixture',
  component: FixtureLine,
  args: { anchor: null },
} satisfies StoryFile<typeof FixtureLine>;

type FixtureStory = Story<typeof FixtureLine>;

const matchOf = ({ match }: { match: object }): FixtureStory => ({ args: { match: match as MatchRow } });

export const Upcoming: FixtureStory = matchOf(scenes.upcoming);
export const Live: FixtureStory = matchOf(scenes.live);
export const Finished: FixtureStory = matchOf(scenes.finished);
export const Postponed: FixtureStory = matchOf(scenes.postponed);
export const LongName: FixtureStory = matchOf(scenes.longName);
