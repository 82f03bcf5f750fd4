import type { StoryFile } from '#web/workshop/story.ts';
import { PrinterSkeleton } from './printer-skeleton.tsx';

export default {
  title: 'Vidiprinter/Skeleton',
  component: PrinterSkeleton,
} satisfies StoryFile<typeof PrinterSkeleton>;

export const Waiting = {};
