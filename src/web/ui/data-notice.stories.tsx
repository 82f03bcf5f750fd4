import { scenes } from 'virtual:workshop-records';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { DataNotice } from './data-notice.tsx';

export default {
  title: 'Errors/Notice of old data',
  component: DataNotice,
} satisfies StoryFile<typeof DataNotice>;

type NoticeStory = Story<typeof DataNotice>;

const oldBecauseOf = (trouble: string | null): NoticeStory => ({
  args: { state: { isOld: true, asOf: scenes.live.at - 9 * MINUTE_MS, trouble } },
});

export const Offline = oldBecauseOf('offline');
export const Unreachable = oldBecauseOf('unreachable');
export const Timeout = oldBecauseOf('timeout');
export const ServiceDown = oldBecauseOf('cache-error');
export const LimitUsedUp = oldBecauseOf('cache-limit-day');
export const Loading = oldBecauseOf(null);
export const AllowanceShort: NoticeStory = {
  args: { state: { isOld: false, asOf: scenes.live.at - 9 * MINUTE_MS, trouble: 'cache-allowance-day' } },
};
export const OutsidePlan = oldBecauseOf('cache-plan');
export const Busy = oldBecauseOf('overloaded');
export const Refused = oldBecauseOf('cache-credentials');
export const OtherReason = oldBecauseOf('internal');
export const WithoutData: NoticeStory = {
  args: { state: { isOld: false, asOf: null, trouble: 'offline' } },
};
export const Paused: NoticeStory = { args: { state: null }, parameters: { isPaused: true } };
