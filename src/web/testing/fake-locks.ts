interface LockRequest {
  readonly name: string;
  readonly run: () => Promise<unknown> | undefined;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** A browser's locks for several tabs in one process, as far as code uses them: exclusive, and `steal` and `signal`. */
export function fakeLocks() {
  let holder: LockRequest | null = null;
  let queue: readonly LockRequest[] = [];
  const abortion = () => new DOMException('Taken', 'AbortError');

  async function grant(request: LockRequest): Promise<void> {
    holder = request;
    const result = await Promise.resolve().then(request.run);
    request.resolve(result);
    if (holder !== request) return;
    holder = null;
    const [next] = queue;
    queue = queue.slice(1);
    if (next) void grant(next);
  }

  return {
    query: async () => ({ held: holder ? [{ name: holder.name }] : [], pending: [] }),
    request: (name: string, { steal, signal }: LockOptions, run: LockRequest['run']) =>
      new Promise((resolve, reject) => {
        const request = { name, run, resolve, reject };
        signal?.addEventListener('abort', () => {
          if (!queue.includes(request)) return;
          queue = queue.filter((one) => one !== request);
          reject(abortion());
        });
        if (steal) holder?.reject(abortion());
        if (steal || !holder) void grant(request);
        else queue = [...queue, request];
      }),
  } as unknown as Pick<LockManager, 'request' | 'query'>;
}
