/** The build that a worker belongs to (run/build/service-worker.ts). */
export interface Release {
  /** Another one for every change of the pages. */
  readonly version: string;
  /** Addresses of its hashed files. */
  readonly files: readonly string[];
}

const PREFIX = 'touchline-';

/** Names of the caches of a release. */
export const cacheNames = ({ version }: Release) => ({
  shell: `${PREFIX}shell-${version}`,
  answers: `${PREFIX}answers-${version}`,
});

/** Deletes our caches, except those of the release. */
export async function deleteCaches(caches: CacheStorage, current?: Release): Promise<void> {
  const { shell, answers } = current ? cacheNames(current) : {};
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== shell && name !== answers,
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}
