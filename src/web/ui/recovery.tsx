import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { useWords } from '#web/words/use-words.ts';
import { CodeError, codeTries } from './code-error.ts';
import { BUTTON, Notice } from './notice.tsx';
import { isServerUp, mayReload } from './reload-once.ts';
import { reloadStyles } from './reload-styles.ts';

export interface RecoveryProps {
  /** What the page or section threw. */
  readonly error: unknown;
  /** Whether a section failed instead of a page. */
  readonly section?: boolean | undefined;
  /** Draws it again. */
  readonly onRetry: () => void;
}

/** Replaces a page or a section that failed: says what happened, and offers or starts the remedy. */
export function Recovery({ error, section, onRetry }: RecoveryProps) {
  if (error instanceof CodeError) return <MissingCode section={section} onRetry={onRetry} />;
  return section ? <BrokenSection onRetry={onRetry} /> : <BrokenPage />;
}

const BUTTON_HERE = `${BUTTON} cursor-pointer`;

function BrokenPage() {
  const { recovery: t } = useWords<'recovery'>();
  return (
    <Notice title={t.pageTitle} text={t.page}>
      <ReloadButton />
    </Notice>
  );
}

function BrokenSection({ onRetry }: Pick<RecoveryProps, 'onRetry'>) {
  const { recovery: t } = useWords<'recovery'>();
  return (
    <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line border-dashed px-4 py-3">
      <p role="alert" className="text-quiet">
        {t.section}
      </p>
      <button type="button" className={BUTTON_HERE} onClick={onRetry}>
        {t.retry}
      </button>
    </div>
  );
}

function ReloadButton() {
  const { recovery: t } = useWords<'recovery'>();
  return (
    <button type="button" className={BUTTON_HERE} onClick={() => location.reload()}>
      {t.reload}
    </button>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
const isOnline = () => navigator.onLine;

/** Delay before a server that does not answer is tried again. */
const RETRY_MS = 5_000;

/**
 * A page whose code did not load. Offline it waits for the connection; online, one reload is tried, which may bring the
 * code of a newer release.
 */
function MissingCode({ section, onRetry }: Omit<RecoveryProps, 'error'>) {
  const { recovery: t, loading } = useWords<'recovery'>();
  // A page has its title already where a section is missing.
  const notice = (title: string, text: string) => (section ? { text: `${title}. ${text}` } : { title, text });
  const online = useSyncExternalStore(subscribe, isOnline);
  const [wasOffline] = useAccumulator((was) => was || !online, !online);
  const [state, setState] = useState<'checking' | 'unreachable' | 'gone'>('checking');
  const [checks, setChecks] = useState(0);

  useEffect(() => {
    if (!online) return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    async function retryOnline(): Promise<void> {
      await reloadStyles();
      if (!isCurrent) return;
      codeTries.count += 1;
      onRetry();
    }
    async function reloadOnce(): Promise<void> {
      const isUp = await isServerUp();
      if (!isCurrent) return;
      if (!isUp) {
        setState('unreachable');
        timer = setTimeout(() => setChecks(checks + 1), RETRY_MS);
      } else if (mayReload()) location.reload();
      else setState('gone');
    }
    void (wasOffline ? retryOnline() : reloadOnce());
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [online, wasOffline, checks, onRetry]);

  if (!online) return <Notice {...notice(t.offlineTitle, t.offline)} />;
  if (state === 'checking') {
    return (
      <p aria-busy="true" className="sr-only">
        {loading}
      </p>
    );
  }
  return (
    <Notice {...notice(t.missingTitle, state === 'gone' ? t.missing : t.unreachable)}>
      <ReloadButton />
    </Notice>
  );
}
