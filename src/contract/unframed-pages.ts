import { BUILDER_PAGES, type Page } from './pages.ts';

/** Pages that no other site may show in a frame: they command walls, hold what is a viewer's own, or spend requests. */
export const UNFRAMED_PAGES: readonly string[] = [
  '/status',
  '/remote',
  '/my',
  '/console',
  ...BUILDER_PAGES,
] satisfies Page[];
