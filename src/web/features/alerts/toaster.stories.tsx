import { scenes } from 'virtual:workshop-records';
import type { Alert } from '#news/alerts/alert.ts';
import { sampleAlert } from '#web/testing/sample-alert.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { Toaster } from './toaster.tsx';

export default {
  title: 'Alerts/Toasts',
  component: Toaster,
  args: { alerts: [], missedAlerts: null },
} satisfies StoryFile<typeof Toaster>;

type ToasterStory = Story<typeof Toaster>;

const { id, teams, league } = scenes.live.match;
const alert = (fields: Partial<Alert> = {}): Alert =>
  sampleAlert(1, { matchId: id, teams, league, key: `${fields.kind} ${fields.detail}`, ...fields });
const toast = (fields: Partial<Alert> = {}): ToasterStory => ({ args: { alerts: [alert(fields)] } });

const NO_PLAYER = { side: null, player: null, minute: null };

export const Goal: ToasterStory = toast();
export const Penalty: ToasterStory = toast({ detail: 'penalty', minute: '45+2' });
export const OwnGoal: ToasterStory = toast({ detail: 'own' });
export const UnknownScorer: ToasterStory = toast({ player: null, minute: null });
export const GoalRuledOut: ToasterStory = toast({ kind: 'ruled-out', score: [0, 0], ...NO_PLAYER });
export const RedCard: ToasterStory = toast({ kind: 'reds', side: 'away', minute: '71' });
export const SecondYellow: ToasterStory = toast({ kind: 'reds', detail: 'second-yellow' });
export const KickOff: ToasterStory = toast({ kind: 'kick-off', score: null, ...NO_PLAYER });
export const LineUps: ToasterStory = toast({ kind: 'line-ups', score: null, ...NO_PLAYER });
export const HalfTime: ToasterStory = toast({ kind: 'half-time', ...NO_PLAYER });
export const FullTime: ToasterStory = toast({ kind: 'full-time', ...NO_PLAYER });
export const AfterPenalties: ToasterStory = toast({
  kind: 'full-time',
  detail: 'after-penalties',
  score: [1, 1],
  penalties: [4, 2],
  ...NO_PLAYER,
});
export const NewTime: ToasterStory = toast({ kind: 'moved', detail: 'new-time', score: null, ...NO_PLAYER });
export const Postponed: ToasterStory = toast({
  kind: 'moved',
  detail: 'postponed',
  score: null,
  ...NO_PLAYER,
});
export const LongNames: ToasterStory = {
  args: { alerts: [sampleAlert(2, { matchId: '2', teams: scenes.longName.match.teams })] },
};
export const Five: ToasterStory = {
  args: { alerts: [1, 2, 3, 4, 5].map((number) => sampleAlert(number, { key: `${number}` })) },
};
export const Digest: ToasterStory = {
  args: {
    missedAlerts: [
      alert({ kind: 'goals' }),
      alert({ kind: 'reds', side: 'away', minute: '71' }),
      sampleAlert(3, { kind: 'full-time', score: [2, 1], ...NO_PLAYER }),
    ],
  },
};
