import { App } from '#web/app/app.tsx';
import { createPagePrefetch } from '#web/app/prefetch-page.ts';
import { createQueryClient } from '#web/data/client.ts';
import { type Locale, localeSetting } from '#web/settings/locale.ts';
import type { Words } from '#web/words/words.ts';
import { type OpenTree, openTree } from './open-tree.tsx';
import type { Fetch, PageServer } from './serve-pages.ts';

interface OpenApp extends OpenTree {
  /** Chooses a language, as the viewer does in the settings. */
  chooseLocale(locale: Locale): Promise<void>;
}

/** One for all pages: each follows the clock for good. */
const client = createQueryClient();

/** Opens the whole application at an address. */
export async function openApp(address: string, words: Words, server: PageServer | Fetch): Promise<OpenApp> {
  history.replaceState(null, '', address);
  const prefetch = createPagePrefetch(client);
  const app = <App client={client} words={words} prefetch={prefetch} />;
  const tree = await openTree(app, { name: address, client, server, isDrawn: () => document.title !== '' });
  return { ...tree, chooseLocale: (locale) => tree.change(() => localeSetting.choose(locale)) };
}

/** Returns an element with its attributes in order. */
function write(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const attributes = [...node.attributes].map(({ name, value }) => `${name}="${value}"`).sort();
  const content = [...node.childNodes].map(write).join('');
  return `\n<${[node.localName, ...attributes].join(' ')}>${content}`;
}

/** Returns everything that the document and the browser's storage have, without ids that React makes. */
export function everythingOnThePage(): string {
  const storage = [localStorage, sessionStorage].map((area) => JSON.stringify({ ...area }));
  return [document.title, write(document.documentElement), ...storage]
    .join('\n')
    .replaceAll(/[«_]r_?\w+[»_]/g, '«id»');
}
