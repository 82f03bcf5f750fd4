import type { MediaGroup } from '#contract/records/media-group.ts';
import { KICK_OFF } from '#contract/testing/sample.ts';

/** Returns an item about sample match 7, by default one with an address and a source. */
export const sampleMediaItem = (
  title: string,
  fields: Partial<MediaGroup[number]> = {},
): MediaGroup[number] => ({
  id: '7',
  league_id: null,
  season_id: null,
  home_id: null,
  away_id: null,
  round_id: null,
  stage_id: null,
  group_id: null,
  startdate: KICK_OFF,
  title,
  image: null,
  url: `https://news.example/${title}`,
  source: 'news.example',
  ...fields,
});
