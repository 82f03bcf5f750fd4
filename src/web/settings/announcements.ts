import { createSetting } from './setting.ts';

/** Which goals screen readers announce: of followed matches, of the page, or of all matches in play. */
export const ANNOUNCEMENT_SCOPES = ['followed', 'page', 'all', 'off'] as const;
export type AnnouncementScope = (typeof ANNOUNCEMENT_SCOPES)[number];

export const announcementSetting = createSetting<AnnouncementScope>(
  'announce',
  ANNOUNCEMENT_SCOPES,
  () => 'followed',
);
