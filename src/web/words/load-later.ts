import { localeSetting } from '#web/settings/locale.ts';

/**
 * Returns a module together with the texts of `de/later/`, if the viewer reads German; English ones come with the module.
 * Without a connection it stays English.
 */
export async function withLaterWords<Module>(module: Promise<Module>): Promise<Module> {
  if (localeSetting.get() === 'de') {
    const load = async () => (await import('./de.ts')).loadLaterGerman();
    await load().catch(() => {});
  }
  return module;
}
