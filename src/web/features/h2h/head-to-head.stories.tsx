import { type Scene, scenes } from 'virtual:workshop-records';
import type { H2hRecord } from '#contract/records/h2h.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { HeadToHead } from './head-to-head.tsx';

export default {
  title: 'Match/Head-to-head',
  component: HeadToHead,
  args: { match: scenes.live.match },
} satisfies StoryFile<typeof HeadToHead>;

type HeadToHeadStory = Story<typeof HeadToHead>;

const meetings = ({ match, headToHead }: Scene, fields: Partial<H2hRecord> = {}): HeadToHeadStory => ({
  args: { match, headToHead: headToHead && { ...headToHead, ...fields } },
});
const { live, upcoming, longName } = scenes;
const NO_SCORES = { home_score: null, away_score: null };
const withoutScores = live.headToHead?.h2h.map((meeting) => ({
  ...meeting,
  scores: { ...meeting.scores, ...NO_SCORES },
}));

export const Meetings: HeadToHeadStory = meetings(upcoming);
export const OneMeeting: HeadToHeadStory = meetings(live, { h2h: live.headToHead?.h2h.slice(0, 1) ?? [] });
export const LongNames: HeadToHeadStory = meetings(longName);
export const ScoresUnknown: HeadToHeadStory = meetings(live, { h2h: withoutScores ?? [] });
export const NoMeetings: HeadToHeadStory = meetings(live, { h2h: [] });
export const None: HeadToHeadStory = { args: { headToHead: null } };
