import { lazyPage } from './lazy-page.tsx';

/**
 * The pages that are a chunk each, by how their addresses begin: so that a link can fetch what it leads to before it is followed. The
 * scores come with the entry: nearly every visit begins with them, and code compresses better in one piece.
 */
export const PAGES_BY_NAME = {
  match: lazyPage(async () => (await import('#web/pages/match.tsx')).Match),
  competitions: lazyPage(async () => (await import('#web/pages/competitions.tsx')).Competitions),
  tv: lazyPage(async () => (await import('#web/pages/channel.tsx')).Channel),
  profile: lazyPage(async () => (await import('#web/pages/profile.tsx')).ProfilePage),
  competition: lazyPage(async () => (await import('#web/pages/competition.tsx')).Competition),
} as const;
