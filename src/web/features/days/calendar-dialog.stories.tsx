import type { Story, StoryFile } from '#web/workshop/story.ts';
import { CalendarDialog } from './calendar-dialog.tsx';

export default {
  title: 'Scores/Calendar',
  component: CalendarDialog,
  args: { day: '2026-11-21', today: '2026-11-21', to: () => '/', onClose: () => {} },
} satisfies StoryFile<typeof CalendarDialog>;

type CalendarStory = Story<typeof CalendarDialog>;

export const Today: CalendarStory = {};
export const AnotherDay: CalendarStory = { args: { day: '2026-11-28' } };
export const AnotherMonth: CalendarStory = { args: { day: '2027-02-01' } };
