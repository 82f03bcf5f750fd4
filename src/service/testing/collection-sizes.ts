interface CollectionRecord {
  /** The source file that created it: "src/service/world/teams/kits.ts". */
  readonly file: string;
  readonly collection: WeakRef<{ readonly size: number }>;
}

const records: CollectionRecord[] = [];

/** Returns the source file that creates a collection; null for a library's. */
function maker(): string | null {
  const usual = Error.prepareStackTrace;
  // Uses raw call sites, because a formatted trace would resolve source maps for every Map.
  Error.prepareStackTrace = (_, sites) => sites[3]?.getFileName() ?? '';
  const file = String(new Error().stack);
  Error.prepareStackTrace = usual;
  return /src\/service\/(?!testing\/).*\.ts$/.exec(file)?.[0] ?? null;
}

function watch(collection: { readonly size: number }): void {
  const file = maker();
  if (file !== null) records.push({ file, collection: new WeakRef(collection) });
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
 * Records every Map and Set that the service's source creates from now on. Import its modules afterwards, or
 * their module-level collections are missed.
 */
export function watchCollections(): void {
  globalThis.Map = WatchedMap as MapConstructor;
  globalThis.Set = WatchedSet as SetConstructor;
}

/**
 * Returns the number of entries in live collections by the file that created them. Run the garbage collector
 * first.
 */
export function sizeByFile(): ReadonlyMap<string, number> {
  const alive = records.filter(({ collection }) => collection.deref() !== undefined);
  records.splice(0, records.length, ...alive);
  const sizes: Record<string, number> = {};
  // An empty collection counts as one, because many empty ones are a leak too.
  for (const { file, collection } of alive)
    sizes[file] = (sizes[file] ?? 0) + 1 + (collection.deref()?.size ?? 0);
  return new Map(Object.entries(sizes));
}
