import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ODDS_FILE_LIST } from '#contract/pages.ts';
import { entriesOf, importsOf } from './module-graph.ts';

/** Modules through which all code for prices is loaded. */
const ODDS_MODULES = [
  'src/web/routes/odds/page.tsx',
  'src/web/routes/match/tabs/odds.tsx',
  'src/web/routes/match/pre-match/odds-content.tsx',
  'src/web/routes/match/cards/prices-card.tsx',
  'src/web/lists/row-extras/row-odds.tsx',
  'src/web/app/alerts/watch-prices.ts',
  'src/web/features/alerts/price-wait-list.tsx',
];

/** The interface of a plugin that builds programs of its own. */
export interface OddsFilesApi {
  /** Returns their files that are for prices alone. */
  readonly oddsFiles: () => ReadonlySet<string>;
}

/** Returns the modules that are only loaded through some, which are `ODDS_MODULES` in the app. */
export function findOddsModules(
  context: Rolldown.PluginContext,
  root: string,
  modules: readonly string[] = ODDS_MODULES,
): ReadonlySet<string> {
  const start = modules.map((module) => `${root}/${module}`);
  const others = importsOf(context, entriesOf(context), { onDemand: true, without: start });
  return importsOf(context, start, { onDemand: true }).difference(others);
}

/** Returns the files of a build that are for prices alone. A file that mixes them with other code fails the build. */
export function findOddsFiles(
  context: Rolldown.PluginContext,
  bundle: Rolldown.OutputBundle,
  root: string,
  modules: readonly string[],
): ReadonlySet<string> {
  for (const module of modules)
    if (!context.getModuleInfo(`${root}/${module}`))
      context.error(`No page loads ${module}. Correct its name in src/run/build/.`);
  const oddsModules = findOddsModules(context, root, modules);
  const files = new Set<string>();
  for (const file of Object.values(bundle)) {
    if (file.type === 'asset') continue;
    const forOdds = file.moduleIds.filter((id) => oddsModules.has(id));
    if (forOdds.length === 0) continue;
    if (forOdds.length < file.moduleIds.length)
      context.error(`${file.fileName} mixes code for prices with other code: ${forOdds.join(', ')}.`);
    for (const name of [file.fileName, ...(file.viteMetadata?.importedCss ?? [])]) files.add(name);
  }
  return files;
}

/**
 * Lists the files that are for prices alone, which the BFF does not serve with `ODDS=off`: those of the app, of the
 * programs beside it, and of earlier builds, as these stay in the folder.
 */
export function oddsFiles(): Plugin {
  let root = '';
  let outDir = '';
  let screens: OddsFilesApi | undefined;
  return {
    name: 'odds-files',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = resolve(root, config.build.outDir);
      screens = config.plugins.find(({ name }) => name === 'screens')?.api as OddsFilesApi | undefined;
    },
    generateBundle(_, bundle) {
      const files = new Set([
        ...findOddsFiles(this, bundle, root, ODDS_MODULES),
        ...(screens?.oddsFiles() ?? []),
      ]);
      const record = join(outDir, ODDS_FILE_LIST);
      const earlierFiles: string[] = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : [];
      for (const file of earlierFiles) if (!bundle[file] && existsSync(join(outDir, file))) files.add(file);
      this.emitFile({ type: 'asset', fileName: ODDS_FILE_LIST, source: JSON.stringify([...files]) });
    },
  };
}
