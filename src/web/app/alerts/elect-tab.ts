/** Name of the lock that the elected tab has. */
const LOCK = 'touchline-alerts';

/** The parts of a page that the election needs; tests have several in one process. */
export interface ElectionPage {
  /** Undefined on an address without encryption. */
  readonly locks: Pick<LockManager, 'request' | 'query'> | undefined;
  readonly isVisible: () => boolean;
  /** Calls back when the viewer comes to this page or leaves it. */
  readonly onAttention: (listener: () => void) => () => void;
}

interface Candidate {
  /**
   * Called when this tab is elected.
   *
   * @param isHandover whether another tab was elected until now
   * @returns called when it no longer is
   */
  readonly lead: (isHandover: boolean) => () => void;
}

/**
 * Elects one of the open tabs: the one that the viewer looked at last, since browsers slow down the others. When it
 * closes the next takes over. Without locks every visible tab is elected.
 *
 * @returns withdraws this tab
 */
export function electTab({ locks, isVisible, onAttention }: ElectionPage, { lead }: Candidate): () => void {
  if (!locks) return leadWhileVisible({ isVisible, onAttention }, lead);
  const manager = locks;
  let hasWithdrawn = false;
  /** Ends the current request, whether it waits or has the lock. */
  let end = () => {};
  let isLeading = false;

  async function run(steal: boolean): Promise<void> {
    end();
    const controller = new AbortController();
    const ended = new Promise<void>((resolve) =>
      controller.signal.addEventListener('abort', () => resolve()),
    );
    end = () => controller.abort();
    const snapshot = await manager.query();
    const wasTaken = snapshot.held?.some(({ name }) => name === LOCK) ?? false;
    if (controller.signal.aborted) return;
    let stop = () => {};
    const onLock = () => {
      if (controller.signal.aborted) return undefined;
      isLeading = true;
      stop = lead(wasTaken);
      return ended;
    };
    // A lock that is taken from its tab rejects there; a request with a signal cannot take one.
    await manager.request(LOCK, steal ? { steal } : { signal: controller.signal }, onLock).catch(ignoreAbort);
    stop();
    if (controller.signal.aborted) return;
    isLeading = false;
    // Another tab has taken it: this one waits for the next turn.
    await run(false);
  }

  /** Some private windows refuse locks. */
  const campaign = (steal: boolean) =>
    void run(steal).catch(() => {
      if (!hasWithdrawn) end = leadWhileVisible({ isVisible, onAttention }, lead);
    });

  const onChange = () => {
    if (!isLeading && isVisible() && !hasWithdrawn) campaign(true);
  };
  const leave = onAttention(onChange);
  campaign(isVisible());
  return () => {
    hasWithdrawn = true;
    leave();
    end();
  };
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

function leadWhileVisible(
  { isVisible, onAttention }: Omit<ElectionPage, 'locks'>,
  lead: Candidate['lead'],
): () => void {
  let stop: (() => void) | null = null;
  const update = () => {
    if (isVisible()) stop ??= lead(false);
    else {
      stop?.();
      stop = null;
    }
  };
  const leave = onAttention(update);
  update();
  return () => {
    leave();
    stop?.();
  };
}
