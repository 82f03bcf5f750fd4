import { createHook } from 'node:async_hooks';

/** What this process waits for at the file system. A clock that is ticked does not wait for it by itself. */
export interface FileWork {
  readonly isUnderWay: boolean;
  close(): void;
}

export function watchFileWork(): FileWork {
  const requests = new Set<number>();
  const hook = createHook({
    init(id, type) {
      if (type.startsWith('FSREQ')) requests.add(id);
    },
    after: (id) => void requests.delete(id),
  }).enable();
  return {
    get isUnderWay() {
      return requests.size > 0;
    },
    close: () => void hook.disable(),
  };
}
