import type { PreviewTarget } from './preview-target.ts';

/** Pictures in `public/preview/`; kinds of page without one have the general one. */
const PICTURES: Readonly<Partial<Record<PreviewTarget['kind'], string>>> = {
  match: 'match',
  competition: 'competition',
  team: 'team',
  player: 'person',
  coach: 'person',
  referee: 'person',
  tv: 'tv',
  channel: 'tv',
};

/** Size of a picture, px. */
export const PICTURE_SIZE = { width: 1_200, height: 630 } as const;

/**
 * Returns the path of the picture of a kind of page. It has no score: chats keep the first one that they have seen of a link.
 *
 * @param kind none: a page of which nothing particular is known
 */
export const picturePath = (kind?: PreviewTarget['kind']): string =>
  `/preview/${(kind && PICTURES[kind]) ?? 'general'}.png`;
