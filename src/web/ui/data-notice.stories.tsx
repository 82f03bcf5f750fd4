import { scenes } from 'virtual:workshop-records';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { DataNotice } from './data-notice.tsx';

export default {
  title: 'Errors/Notice of old data',
  component: DataNotice,
  args: { asOf: scenes.live.at - 9 * MINUTE_MS, zone: 'Europe/London' },
} satisfies StoryFile<typeof DataNotice>;

type NoticeStory = Story<typeof DataNotice>;

export const Offline: NoticeStory = { args: { trouble: 'offline' } };
export const Unreachable: NoticeStory = { args: { trouble: 'unreachable' } };
export const Timeout: NoticeStory = { args: { trouble: 'timeout' } };
export const ServiceDown: NoticeStory = { args: { trouble: 'cache-error' } };
export const LimitUsedUp: NoticeStory = { args: { trouble: 'cache-limit' } };
export const AllowanceShort: NoticeStory = { args: { trouble: 'cache-allowance' } };
export const OutsidePlan: NoticeStory = { args: { trouble: 'cache-plan' } };
export const Busy: NoticeStory = { args: { trouble: 'overloaded' } };
export const Refused: NoticeStory = { args: { trouble: 'cache-credentials' } };
export const OtherReason: NoticeStory = { args: { trouble: 'internal' } };
export const WithoutData: NoticeStory = { args: { trouble: 'offline', asOf: null } };
export const Paused: NoticeStory = { args: { trouble: null, asOf: null }, parameters: { isPaused: true } };
