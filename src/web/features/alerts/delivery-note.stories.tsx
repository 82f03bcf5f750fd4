import type { Story, StoryFile } from '#web/workshop/story.ts';
import { DeliveryNote } from './delivery-note.tsx';

export default {
  title: 'Alerts/Delivery note',
  component: DeliveryNote,
} satisfies StoryFile<typeof DeliveryNote>;

type NoteStory = Story<typeof DeliveryNote>;

export const Denied: NoteStory = { args: { permission: 'denied', obstacle: null } };
export const NotInstalled: NoteStory = { args: { permission: 'unsupported', obstacle: 'install' } };
export const Insecure: NoteStory = { args: { permission: 'unsupported', obstacle: 'insecure' } };
export const Unsupported: NoteStory = { args: { permission: 'unsupported', obstacle: 'browser' } };
