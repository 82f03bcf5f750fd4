import { scenes } from 'virtual:workshop-records';
import type { Match } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { withKitColours } from '#web/workshop/with-kit-colours.tsx';
import { Timeline, type TimelineProps } from './timeline.tsx';

const MatchTimeline = withKitColours(Timeline);

export default {
  title: 'Match/Timeline',
  component: MatchTimeline,
  args: { anchor: null, fresh: null },
} satisfies StoryFile<typeof MatchTimeline>;

type TimelineStory = Story<typeof MatchTimeline>;

const timeline = (match: Match, args: Partial<TimelineProps> = {}): TimelineStory => ({
  args: { match, ...args },
});
const sample = (...fields: Parameters<typeof sampleMatch>) =>
  timeline(sampleMatch(...fields) as unknown as Match);

const AWAY = '2001';
const KINDS: readonly Partial<MatchEvent>[] = [
  { minute: 3, related_player_name: 'Brandt' },
  { minute: 9, type: 'yellowcard', team_id: AWAY, player_name: 'Ferro', reason: 'Handball' },
  { minute: 17, penalty: true, team_id: AWAY, player_name: 'Ferro' },
  { minute: 23, own_goal: true, player_name: 'Lindqvist' },
  { minute: 31, type: 'penalty_missed', team_id: AWAY, player_name: 'Ferro', info: 'Saved' },
  { minute: 36, type: 'var', result: 'cancelled', info: 'Goal ruled out: offside' },
  { minute: 41, type: 'substitution', player_name: 'Hale', related_player_name: 'Osei' },
  { minute: 44, type: 'yellowredcard', team_id: AWAY, player_name: 'Ferro', reason: 'Foul' },
  {
    minute: 45,
    extra_minute: 2,
    type: 'redcard',
    reason: 'Violent conduct',
    info: 'Upgraded to red after review',
  },
  { minute: null, type: 'coach_booked', player_name: null },
];

export const NoEventsYet: TimelineStory = sample(1, { minute: [2], events: [] });
export const NotCovered: TimelineStory = sample(1, { minute: [30], score: [1, 0] });
export const Live: TimelineStory = timeline(scenes.live.match);
export const NewGoal: TimelineStory = timeline(scenes.live.match, { fresh: 'away' });
export const EveryKindOfEvent: TimelineStory = sample(1, {
  minute: [45, 3],
  score: [1, 2],
  events: KINDS.map(sampleEvent),
});
export const HalfTime: TimelineStory = timeline(scenes.halfTime.match);
export const RedCard: TimelineStory = timeline(scenes.sentOff.match);
export const GoalRuledOut: TimelineStory = timeline(scenes.ruledOut.match);
export const Finished: TimelineStory = timeline(scenes.finished.match);
export const ExtraTime: TimelineStory = timeline(scenes.extraTime.match);
export const ShootOut: TimelineStory = timeline(scenes.shootOut.match);
export const AfterPenalties: TimelineStory = timeline(scenes.afterPenalties.match);
export const Abandoned: TimelineStory = timeline(scenes.abandoned.match);
export const Awarded: TimelineStory = timeline(scenes.awarded.match);
export const Postponed: TimelineStory = timeline(scenes.postponed.match);
