import type { Page, RootPage } from '#contract/pages.ts';

const ROUTES = 'src/web/routes';
const ENTITIES = `${ROUTES}/entity-routes.tsx`;

/** Modules of pages that are not called by the first part of their address. */
const OTHERS: Readonly<Partial<Record<RootPage, string>>> = {
  '/tv/:id': `${ROUTES}/channel/page.tsx`,
  '/wall/new': `${ROUTES}/wall-builder/page.tsx`,
  '/embed/new': `${ROUTES}/embed-builder/page.tsx`,
  '/player/:id': ENTITIES,
  '/coach/:id': ENTITIES,
  '/referee/:id': ENTITIES,
  '/venue/:id': ENTITIES,
  '/country/:id': ENTITIES,
  '/continent/:id': ENTITIES,
};

/** Modules that a page is painted with besides those of the entry, from the root of the project. */
export interface PageModules {
  readonly modules: readonly string[];
  /** Module of its tab, which may have no chunk of its own. */
  readonly tab: string | null;
}

/** Returns the modules of a page by its pattern; the scores have none, because they are in the entry. */
export function modulesOf(page: Page): PageModules {
  const [, name, , tab] = page.split('/');
  if (!name) return { modules: [], tab: null };
  const own = OTHERS[page as RootPage] ?? `${ROUTES}/${name}/page.tsx`;
  return {
    modules: name === 'match' ? [own] : [`${ROUTES}/secondary-routes.tsx`, own],
    tab: tab ? `${ROUTES}/${name}/tabs/${tab}.tsx` : null,
  };
}
