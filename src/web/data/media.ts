import type { MediaGroup } from '#contract/records/media-group.ts';
import { catalogueQuery } from './query.ts';

export type MediaSubject = 'event' | 'league' | 'season' | 'team';

/** Reports, previews and the like; the proxy returns none where the service lacks the route. */
export const mediaQuery = (t: MediaSubject, id: string) =>
  catalogueQuery<readonly MediaGroup[]>('media', { t, id });
