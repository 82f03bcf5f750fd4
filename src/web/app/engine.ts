import { createFirstSource } from '#web/queries/first.ts';
import { takeSource } from '#web/queries/source.ts';
import { endFirstView, firstView } from '#web/ui/first-view.ts';

const load = () => import('#web/queries/engine.tsx');
let loading: ReturnType<typeof load> | null = null;

/** Fetches React Query, which from then on asks for everything. */
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

/** Without a connection what is shown stays, and grows old, until there is one. */
function fetchEngineOnce(): void {
  fetchEngine().catch(() => window.addEventListener('online', fetchEngineOnce, { once: true }));
}

const first = createFirstSource(endFirstView);
takeSource(first);
void firstView.then(fetchEngineOnce);
