import type { Rolldown } from 'vite';

/** What a plugin knows of the modules of its build. */
type Modules = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/** Returns some modules and what they import: at once, or also on demand. `without` modules are not followed. */
export function importsOf(
  modules: Modules,
  start: readonly string[],
  { onDemand = false, without = [] as readonly string[] } = {},
): Set<string> {
  const reached = new Set(start);
  // A set grows while it is read.
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    for (const imported of onDemand ? [...importedIds, ...dynamicallyImportedIds] : importedIds)
      if (!without.includes(imported)) reached.add(imported);
  }
  return reached;
}

/** Returns the entries of a build. */
export const entriesOf = (modules: Modules): readonly string[] =>
  [...modules.getModuleIds()].filter((id) => modules.getModuleInfo(id)?.isEntry);
