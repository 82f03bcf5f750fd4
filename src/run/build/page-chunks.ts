import type { Plugin } from 'vite';
import { importsOf } from './module-graph.ts';
import { findOddsModules } from './odds-files.ts';

/** Modules that pages are painted with, and what a visit of the scores loads after the first view. */
const PAGE =
  /\/(?:routes\/(?:([\w-]+)\/page|([\w-]+-routes)|scores\/(?:rewind\/)?(live-updates|rewound-scores))|app\/(tools|viewer-settings))\.tsx$/;

/** Modules with a chunk that does not depend on the pages that load them. */
const CHUNKS: readonly (readonly [chunk: string, modules: RegExp])[] = [
  // What filters answers by spoiler shields loads only where there are some.
  ['shield', /\/web\/(?:data\/shield\/|routes\/match\/shielded\/shield-shared-match\.)/],
  // So does what delays them.
  ['delay', /\/web\/(?:data\/(?:delay\/|viewer-filter\.)|settings\/delay\.)/],
  // The desk has the words of a match and its scorers, and nothing else that a match draws; tabs of several pages sort tables.
  ['pages', /\/web\/(?:words\/match|features\/match-header\/scorers|ui\/sort(?:-head|ed-rows))\.ts/],
];

/** Pages that few visits open: what they share with another page is that page's. */
const RARE =
  /\/routes\/(?:catch-up|compare|console|desk|embed-builder|remote|status|vidiprinter|wall-builder)\//;

/** Alerts of prices, which load after a page: they decide nothing of the chunk of what they share with others. */
const PRICE_ALERTS = /\/(?:alerts\/(?:watch-prices|price-)|match\/tabs\/price-)/;

/** Returns the page that is painted with a module. */
function pageOf(id: string): string | undefined {
  if (RARE.test(id)) return undefined;
  return PAGE.exec(id)
    ?.slice(1)
    .find((name) => name !== undefined);
}

/**
 * Divides the code into chunks. On a slow line every file of a first view costs more than its bytes, so modules that
 * several pages need are one chunk, as are those that a page shares with its tabs and dialogs. Code for prices has
 * chunks of its own, because it is not served with `ODDS=off`.
 */
export function pageChunks(): Plugin {
  let root = '';
  const chunks = new Map<string, string>();
  // A group takes along what its modules import and no earlier group has taken: what most pages need comes first.
  const group = (suffix: string) => ({
    name: (id: string) => (chunks.get(id)?.endsWith(suffix) ? (chunks.get(id) ?? null) : null),
    debugName: suffix,
  });
  // One file for the first view: the code is a tenth larger when its parts are compressed one by one.
  const groups = [
    { name: 'first', tags: ['$initial' as const] },
    ...['pages', '-page', 'prices', 'shield', 'delay'].map(group),
  ];
  return {
    name: 'page-chunks',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    configResolved: (config) => {
      root = config.root;
    },
    buildEnd() {
      const oddsModules = findOddsModules(this, root);
      const loaders = new Map<string, string[]>();
      for (const loader of this.getModuleIds())
        if (this.getModuleInfo(loader)?.dynamicImporters.length && !PRICE_ALERTS.test(loader))
          for (const id of importsOf(this, [loader])) loaders.set(id, [...(loaders.get(id) ?? []), loader]);
      for (const [id, ids] of loaders) {
        const [own] = CHUNKS.find(([, modules]) => modules.test(id)) ?? [];
        if (own) chunks.set(id, own);
        if (own || ids.length < 2) continue;
        const pages = new Set(ids.map((one) => (oddsModules.has(one) ? 'odds' : pageOf(one))));
        pages.delete(undefined);
        if (oddsModules.has(id)) chunks.set(id, ids.some(pageOf) ? 'prices' : 'match-prices');
        else if (pages.size > 0) chunks.set(id, pages.size > 1 ? 'pages' : `${[...pages][0]}-page`);
      }
    },
  };
}
