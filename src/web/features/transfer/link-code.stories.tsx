import type { Story, StoryFile } from '#web/workshop/story.ts';
import { LinkCode } from './link-code.tsx';

export default {
  title: 'My matches/QR code',
  component: LinkCode,
} satisfies StoryFile<typeof LinkCode>;

const linkOf = (host: string, length: number) => `https://${host}/my#import=${'aZ09-_'.repeat(length)}`;

export const Code: Story<typeof LinkCode> = { args: { link: linkOf('scores.example', 60) } };
export const LongestLink: Story<typeof LinkCode> = { args: { link: linkOf('scores.example', 334) } };
export const LocalHost: Story<typeof LinkCode> = { args: { link: linkOf('localhost:3000', 60) } };
export const TooLong: Story<typeof LinkCode> = { args: { link: null } };
