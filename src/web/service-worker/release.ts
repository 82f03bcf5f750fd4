/** The build that a worker belongs to (run/build/service-worker.ts). */
export interface Release {
  /** What the names of all its caches begin with. */
  readonly prefix: string;
  /** Another one for every change of the pages. */
  readonly version: string;
  /** Addresses of its hashed files in the worker's scope. */
  readonly files: readonly string[];
}

/** Names of the caches of a release. */
export const cacheNames = ({ prefix, version }: Release) => ({
  shell: `${prefix}shell-${version}`,
  answers: `${prefix}answers-${version}`,
});

/** Deletes the caches of all releases but those to keep. */
export async function deleteCaches(
  caches: CacheStorage,
  prefix: string,
  keptNames: readonly string[] = [],
): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && !keptNames.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
