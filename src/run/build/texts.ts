import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pageIn } from '#bff/http/page-in.ts';
import { LOCALES, localeRow } from '#contract/locales.ts';
import { compileMessages } from '#words/compile-messages.ts';
import { GROUPS } from '#words/groups.ts';
import type { Messages } from '#words/message.ts';
import { languageFolders, readParts, WORDS_FOLDER } from '#words/message-files.ts';
import { PSEUDO_TAGS, pseudoMessages } from '#words/pseudo-messages.ts';
import { writeTypes } from '#words/write-types.ts';

/** The folder's address while Vite serves the pages. */
const DEV_ADDRESS = '/assets/texts-dev/';
const FILE = /^([\w-]+)\/([\w-]+)\.js$/;
/** A module with all texts of a language. */
const MODULE = /^\0?texts:([\w-]+)$/;

type Groups = Readonly<Record<string, readonly string[]>>;

type Parts = ReadonlyMap<string, Messages>;

/** Returns the module of some parts in a language, which exports a function of a formatter. */
function moduleOf(tag: string, own: Parts, english: Parts, names: readonly string[]): string {
  const merge = (parts: Parts): Messages => Object.assign({}, ...names.map((name) => parts.get(name)));
  return `export default ${compileMessages(tag, merge(own), merge(english))}`;
}

/** Languages with texts, and the pseudo-locales. */
const tagsOf = (folder: string) => [...languageFolders(folder), ...PSEUDO_TAGS];

/** Returns the texts of a locale by part. */
function partsOf(folder: string, tag: string): Parts {
  if (!PSEUDO_TAGS.includes(tag)) return readParts(tag, folder);
  return new Map([...readParts('en', folder)].map(([part, english]) => [part, pseudoMessages(tag, english)]));
}

/** Returns the files of all groups and languages, by their addresses in the folder of texts. */
function compileFiles(folder: string, groups: Groups): ReadonlyMap<string, string> {
  const english = readParts('en', folder);
  const files = new Map<string, string>();
  for (const tag of tagsOf(folder)) {
    const own = partsOf(folder, tag);
    for (const [group, names] of Object.entries(groups))
      files.set(`${tag}/${group}.js`, moduleOf(tag, own, english, names));
  }
  return files;
}

/** Returns the folder in which the build writes files of texts: another one when a text changes. */
function outputFolder(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex');
  return `assets/texts-${hash.slice(0, 8)}/`;
}

/** The plugins through which pages get the texts of a folder, which share what they compile. */
export function textPlugins(folder = WORDS_FOLDER, groups: Groups = GROUPS) {
  let compiledFiles: ReadonlyMap<string, string> | undefined;
  const buildFiles = () => {
    compiledFiles ??= compileFiles(folder, groups);
    return compiledFiles;
  };
  return {
    /** Provides the modules `texts:<language>` with the texts of all parts, for tests and stories. */
    modules: (): Plugin => ({
      name: 'texts-modules',
      resolveId: (id) => (MODULE.test(id) ? `\0${id.replace('\0', '')}` : null),
      load(id) {
        const [, tag] = (id.startsWith('\0') && MODULE.exec(id)) || [];
        if (!tag) return null;
        const own = partsOf(folder, tag);
        const english = readParts('en', folder);
        for (const language of languageFolders(folder))
          if (language === tag || language === 'en')
            for (const part of english.keys()) this.addWatchFile(join(folder, language, `${part}.json`));
        return moduleOf(tag, own, english, [...english.keys()]);
      },
    }),

    /** Writes a file for each group and language, or serves it, and writes the types of the texts when they change. */
    files: (): Plugin => ({
      name: 'texts-files',
      apply: (_, { mode }) => mode !== 'test',
      buildStart() {
        compiledFiles = undefined;
        writeTypes(folder);
      },
      generateBundle() {
        const files = buildFiles();
        for (const [file, source] of files)
          this.emitFile({ type: 'asset', fileName: outputFolder(files) + file, source });
      },
      configureServer(server) {
        server.middlewares.use(DEV_ADDRESS, (request, response, next) => {
          const [, tag = '', group = ''] = FILE.exec(request.url?.slice(1).split('?', 1)[0] ?? '') ?? [];
          const names = Object.hasOwn(groups, group) ? groups[group] : undefined;
          if (!names || !tagsOf(folder).includes(tag)) return next();
          response.setHeader('Content-Type', 'text/javascript');
          response.setHeader('Cache-Control', 'no-store');
          response.end(moduleOf(tag, partsOf(folder, tag), readParts('en', folder), names));
        });
      },
      hotUpdate({ file }) {
        if (!file.startsWith(folder) || !file.endsWith('.json')) return;
        writeTypes(folder);
        this.environment.hot.send({ type: 'full-reload' });
      },
    }),

    /** Writes into a page the address of the folder, which locales are written from right to left, and English sentences while Vite serves it. */
    address(): Plugin {
      let isBuild = false;
      return {
        name: 'texts-address',
        configResolved: ({ command }) => {
          isBuild = command === 'build';
        },
        transformIndexHtml: (html) => {
          const address = isBuild ? `/${outputFolder(buildFiles())}` : DEV_ADDRESS;
          const rightToLeft = LOCALES.filter((locale) => localeRow(locale).dir === 'rtl').join(' ');
          const marked = html.replace(/<html\b[^>]*/, `$& data-texts="${address}" data-rtl="${rightToLeft}"`);
          // The server writes sentences into the built page, in the language of each reader.
          return isBuild ? marked : pageIn('en', marked);
        },
      };
    },
  };
}
