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
  'src/web/routes/match/side/side-prices.tsx',
  'src/web/routes/shared/row-extras/row-odds.tsx',
];

/** Returns the modules that are only loaded through `ODDS_MODULES`. */
export function findOddsModules(context: Rolldown.PluginContext, root: string): ReadonlySet<string> {
  const start = ODDS_MODULES.map((module) => `${root}/${module}`);
  const others = importsOf(context, entriesOf(context), { onDemand: true, without: start });
  return importsOf(context, start, { onDemand: true }).difference(others);
}

/**
 * Lists the files that are for prices alone, which the BFF does not serve with `ODDS=off`. Files of earlier builds stay
 * in the list, as they stay in the folder.
 */
export function oddsFiles(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'odds-files',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = resolve(root, config.build.outDir);
    },
    generateBundle(_, bundle) {
      for (const module of ODDS_MODULES)
        if (!this.getModuleInfo(`${root}/${module}`))
          this.error(`No page loads ${module}. Correct ODDS_MODULES in src/run/build/odds-files.ts.`);
      const oddsModules = findOddsModules(this, root);
      const files = new Set<string>();
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset') continue;
        const forOdds = file.moduleIds.filter((id) => oddsModules.has(id));
        if (forOdds.length === 0) continue;
        if (forOdds.length < file.moduleIds.length)
          this.error(`${file.fileName} mixes code for prices with other code: ${forOdds.join(', ')}.`);
        for (const name of [file.fileName, ...(file.viteMetadata?.importedCss ?? [])]) files.add(name);
      }
      const record = join(outDir, ODDS_FILE_LIST);
      const earlierFiles: string[] = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : [];
      for (const file of earlierFiles) if (!bundle[file] && existsSync(join(outDir, file))) files.add(file);
      this.emitFile({ type: 'asset', fileName: ODDS_FILE_LIST, source: JSON.stringify([...files]) });
    },
  };
}
