import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin, type Rolldown } from 'vite';
import { AHEAD, isModule } from './ahead.ts';

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

/** Returns an attribute for each entry of a table: the files of its modules that the page lacks, and its requests. */
function attributesOf(table: typeof AHEAD, root: string, bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entryFiles = new Set<string>();
  for (const chunk of chunks) if (chunk.isEntry) addFiles(chunk, bundle, entryFiles);
  const attributes = Object.entries(table).map(([name, parts]) => {
    const files = new Set<string>();
    for (const module of parts.filter(isModule)) {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === `${root}/${module}`);
      if (!chunk) throw new Error(`${module} has no chunk. Correct it in src/run/build/ahead.ts.`);
      addFiles(chunk, bundle, files);
    }
    const urls = [...files.difference(entryFiles)].map((file) => `/${file}`);
    const requests = parts.filter((part) => !isModule(part));
    return `data-${name}="${[...urls, ...requests].join(' ').replaceAll('&', '&amp;')}"`;
  });
  return attributes.join(' ');
}

/**
 * Puts public/boot.js into the page, with the files and requests of each page as attributes of its element, and the
 * style sheet after the skeleton, which is painted without it. boot.js remains a file for browsers that know no
 * modules: some of them do not run scripts in a page, because they cannot read the policy that allows it.
 */
export function firstView(table = AHEAD): Plugin {
  let publicDir = '';
  let root = '';
  return {
    name: 'first-view',
    apply: 'build',
    configResolved: (config) => {
      ({ publicDir, root } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        const boot = await shortenBoot(publicDir);
        const script = `<script ${attributesOf(table, root, bundle)}>${boot}</script>`;
        const [style = ''] = html.match(/\s*<link rel="stylesheet"[^>]*>/) ?? [];
        return html
          .replace(style, '')
          .replace('<div id="old"', () => `${style.trim()}\n    <div id="old"`)
          .replace(BOOT_ELEMENT, () => `${script}\n    ${BOOT_ELEMENT.replace(' ', ' nomodule ')}`);
      },
    },
  };
}
