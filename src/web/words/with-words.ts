import { localeSetting } from '#web/settings/locale.ts';
import { loadGroup } from './load-words.ts';

/** Returns a module together with the texts of all pages. */
export const withWords = async <Module>(module: Promise<Module>): Promise<Module> =>
  (await Promise.all([module, loadGroup('pages', localeSetting.get())]))[0];

/** Returns a module together with the texts that few visits need. */
export const withLaterWords = async <Module>(module: Promise<Module>): Promise<Module> =>
  (await Promise.all([withWords(module), loadGroup('later', localeSetting.get())]))[0];
