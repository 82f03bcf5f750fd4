import type { Story, StoryFile } from '#web/workshop/story.ts';
import { PairForm } from './pair-form.tsx';

export default {
  title: 'Remote/Code',
  component: PairForm,
  args: { refusal: null, isBusy: false, onCode: () => {} },
} satisfies StoryFile<typeof PairForm>;

export const Empty: Story<typeof PairForm> = {};
export const Busy: Story<typeof PairForm> = { args: { isBusy: true } };
export const WrongCode: Story<typeof PairForm> = { args: { refusal: 'wrong_code' } };
export const TooManyTries: Story<typeof PairForm> = { args: { refusal: 'too_many_requests' } };
export const Ended: Story<typeof PairForm> = { args: { refusal: 'not_paired' } };
