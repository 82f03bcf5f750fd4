import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin, type Rolldown } from 'vite';
import { BUILDER_PAGES, PAGE_FILE_LIST, PAGES, type Page } from '#contract/pages.ts';
import { modulesOf, type PageModules } from './page-modules.ts';

const BOOT_ELEMENT = '<script src="/boot.js"></script>';

/** Removes only comments, indents and long names: whatever else makes code smaller uses newer syntax. */
async function shortenBoot(publicDir: string): Promise<string> {
  const code = await readFile(join(publicDir, 'boot.js'), 'utf8');
  const short = await minify('boot.js', code, { compress: false, mangle: true, codegen: false });
  return short.code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/^\s+/gm, '');
}

/** Adds a chunk's file, those of its static imports, and their styles in the order in which Vite applies them. */
function addFiles(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, files: Set<string>): void {
  if (files.has(chunk.fileName)) return;
  files.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') addFiles(imported, bundle, files);
  }
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
}

/** Returns the function that lists the files of modules that the entry has not. */
function fileFinder(root: string, bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkOf = (module: string) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId === `${root}/${module}`);
  const entryFiles = new Set<string>();
  for (const chunk of chunks) if (chunk.isEntry) addFiles(chunk, bundle, entryFiles);
  return ({ modules, tab }: PageModules): readonly string[] => {
    const files = new Set<string>();
    for (const module of modules) {
      const chunk = chunkOf(module);
      if (!chunk) throw new Error(`${module} has no chunk. Correct it in src/run/build/page-modules.ts.`);
      addFiles(chunk, bundle, files);
    }
    const tabChunk = tab === null ? undefined : chunkOf(tab);
    if (tabChunk) addFiles(tabChunk, bundle, files);
    return [...files.difference(entryFiles)];
  };
}

/**
 * Puts public/boot.js into the page, and the style sheet after the skeleton, which is painted without it. Lists the files of each page, which the server names in it.
 * boot.js remains a file for browsers that know no modules: some of them do not run scripts in a page, because they cannot
 * read the policy that allows it.
 */
export function firstView(pages: readonly Page[] = [...PAGES, ...BUILDER_PAGES]): Plugin {
  let publicDir = '';
  let root = '';
  return {
    name: 'first-view',
    apply: 'build',
    configResolved: (config) => {
      ({ publicDir, root } = config);
    },
    generateBundle(_, bundle) {
      const filesOf = fileFinder(root, bundle);
      const lists = Object.fromEntries(pages.map((page) => [page, filesOf(modulesOf(page))]));
      this.emitFile({ type: 'asset', fileName: PAGE_FILE_LIST, source: JSON.stringify(lists) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const script = `<script>${await shortenBoot(publicDir)}</script>`;
        const [style = ''] = html.match(/\s*<link rel="stylesheet"[^>]*>/) ?? [];
        return html
          .replace(style, '')
          .replace('<div id="old"', () => `${style.trim()}\n    <div id="old"`)
          .replace(BOOT_ELEMENT, () => `${script}\n    ${BOOT_ELEMENT.replace(' ', ' nomodule ')}`);
      },
    },
  };
}
