import { createFirstSource } from '#web/queries/first.ts';
import { takeSource } from '#web/queries/source.ts';
import { endFirstView, firstView } from '#web/ui/first-view.ts';

const load = () => import('#web/queries/engine.tsx');
let loading: ReturnType<typeof load> | null = null;

/** Fetches React Query, which makes all requests from then on. */
export function fetchEngine(): ReturnType<typeof load> {
  loading ??= load().then(
    (engine) => {
      engine.start(first);
      return engine;
    },
    (problem: unknown) => {
      loading = null;
      throw problem;
    },
  );
  return loading;
}

/** Without a connection the page keeps what it shows, and tries again when there is one. */
function fetchEngineOnce(): void {
  fetchEngine().catch(() => window.addEventListener('online', fetchEngineOnce, { once: true }));
}

const first = createFirstSource(endFirstView);
takeSource(first);
void firstView.then(fetchEngineOnce);
