import type { Story, StoryFile } from '#web/workshop/story.ts';
import { ErrorPageText } from './data-notice.tsx';

export default { title: 'Errors/Page without data', component: ErrorPageText } satisfies StoryFile<
  typeof ErrorPageText
>;

type ErrorStory = Story<typeof ErrorPageText>;

export const Offline: ErrorStory = { args: { trouble: 'offline' } };
export const Unreachable: ErrorStory = { args: { trouble: 'unreachable' } };
export const Timeout: ErrorStory = { args: { trouble: 'timeout' } };
export const ServiceDown: ErrorStory = { args: { trouble: 'upstream_unavailable' } };
export const LimitUsedUp: ErrorStory = { args: { trouble: 'rate_limited' } };
export const OutsidePlan: ErrorStory = { args: { trouble: 'plan_limit' } };
export const Busy: ErrorStory = { args: { trouble: 'too_many_requests' } };
export const Refused: ErrorStory = { args: { trouble: 'upstream_refused' } };
export const OtherReason: ErrorStory = { args: { trouble: 'internal' } };
export const WithTitle: ErrorStory = { args: { trouble: 'offline', title: 'Neckaria Stuttgart' } };
