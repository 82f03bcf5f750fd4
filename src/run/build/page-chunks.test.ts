import { expect, test } from 'vitest';
import { makeSite, type SmallBuild } from '#run/testing/small-build.ts';
import { pageChunks } from './page-chunks.ts';

/** Returns a module that imports some modules, or a page that loads some on demand. */
const module = (name: string, imports: readonly string[], lazy: readonly string[] = []) => `
  ${imports.map((one) => `import { name as ${one} } from '/${one}.js';`).join('\n')}
  export const name = [new Date(), '${name}', ${imports.join()}];
  globalThis['${name}'] = () => [name, ${lazy.map((one) => `import('/src/web/routes/${one}.tsx')`).join()}];`;

const SITE = {
  'main.js': module('main', ['entry'], ['tv/page', 'team-routes', 'odds/page', 'match/tabs/odds']),
  'src/web/routes/tv/page.tsx': module('tv', ['entry', 'two', 'several', 'grids'], ['tv/grid']),
  'src/web/routes/tv/grid.tsx': module('grid', ['grids', 'two']),
  'src/web/routes/team-routes.tsx': module('team', ['several'], ['tv/grid']),
  'src/web/routes/odds/page.tsx': module('odds', ['several', 'price']),
  'src/web/routes/match/tabs/odds.tsx': module('tab', ['price', 'two']),
  'entry.js': module('entry', []),
  'several.js': module('several', ['deep']),
  'deep.js': module('deep', []),
  'two.js': module('two', []),
  'grids.js': module('grids', ['deep']),
  'price.js': module('price', ['deep', 'two']),
};

/** Returns the modules of each chunk that holds more than an entry, by the chunk's name. */
function sharedModules({ files }: SmallBuild) {
  const chunks = [...files.values()].filter((file) => file.type === 'chunk');
  const named = chunks.map((chunk) => {
    const names = chunk.moduleIds
      .map((id) => /^\/.*\/(\w+)\.js$/.exec(id)?.[1])
      .filter((name) => name !== undefined);
    return [chunk.name, names.toSorted()] as const;
  });
  return Object.fromEntries(named.filter(([, names]) => names.length > 0));
}

test('makes a chunk of what several pages need, of what a page shares with its parts, and of prices', async () => {
  expect(sharedModules(await makeSite(SITE)(pageChunks()))).toEqual({
    index: ['entry', 'main'],
    pages: ['deep', 'several', 'two'],
    'tv-page': ['grids'],
    prices: ['price'],
  });
});
