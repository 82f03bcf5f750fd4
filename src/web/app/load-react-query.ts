import { createFirstViewBackend } from '#web/queries/first-view-backend.ts';
import { setQueryBackend } from '#web/queries/query-backend.ts';
import { endFirstView, firstView } from '#web/ui/first-view.ts';

const load = () => import('#web/queries/react-query-backend.tsx');
let loading: ReturnType<typeof load> | null = null;

/** Fetches React Query, which makes all requests from then on. */
export function loadReactQuery(): ReturnType<typeof load> {
  loading ??= load().then(
    (backend) => {
      backend.takeOver(firstViewBackend);
      return backend;
    },
    (problem: unknown) => {
      loading = null;
      throw problem;
    },
  );
  return loading;
}

/** Without a connection the page keeps what it shows, and tries again when there is one. */
function loadWhenOnline(): void {
  loadReactQuery().catch(() => window.addEventListener('online', loadWhenOnline, { once: true }));
}

const firstViewBackend = createFirstViewBackend(endFirstView);
setQueryBackend(firstViewBackend);
void firstView.then(loadWhenOnline);
