interface Watched {
  /** The file of ours that made it: "src/service/world/kits.ts". */
  readonly file: string;
  readonly collection: WeakRef<{ readonly size: number }>;
}

const watched: Watched[] = [];

/** The file of ours that makes a collection; null where a library makes one. */
function maker(): string | null {
  const usual = Error.prepareStackTrace;
  // Bare call sites: a readable trace would be looked up in source maps, for every Map that is made.
  Error.prepareStackTrace = (_, sites) => sites[3]?.getFileName() ?? '';
  const file = String(new Error().stack);
  Error.prepareStackTrace = usual;
  return /src\/service\/(?!testing\/).*\.ts$/.exec(file)?.[0] ?? null;
}

function watch(collection: { readonly size: number }): void {
  const file = maker();
  if (file !== null) watched.push({ file, collection: new WeakRef(collection) });
}

class WatchedMap<K, V> extends Map<K, V> {
  constructor(entries?: Iterable<readonly [K, V]> | null) {
    super(entries);
    watch(this);
  }
}

class WatchedSet<T> extends Set<T> {
  constructor(values?: Iterable<T> | null) {
    super(values);
    watch(this);
  }
}

/**
 * From now on every Map and Set that the service's source makes is watched. Its modules must be imported after
 * this, or what they make when they are loaded is missed.
 */
export function watchCollections(): void {
  globalThis.Map = WatchedMap as MapConstructor;
  globalThis.Set = WatchedSet as SetConstructor;
}

/** How much all that is alive holds, by the file that made it. Collect the garbage before. */
export function keptByFile(): ReadonlyMap<string, number> {
  const alive = watched.filter(({ collection }) => collection.deref() !== undefined);
  watched.splice(0, watched.length, ...alive);
  const sizes: Record<string, number> = {};
  // An empty one counts, too: a heap of them is a leak as well.
  for (const { file, collection } of alive)
    sizes[file] = (sizes[file] ?? 0) + 1 + (collection.deref()?.size ?? 0);
  return new Map(Object.entries(sizes));
}
