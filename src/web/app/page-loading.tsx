import { Loading } from '#web/ui/loading.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Loading state of a page whose code is on its way: empty, and as high as the window. */
export function PageLoading() {
  const { loading } = useWords();
  return (
    <Loading className="min-h-screen">
      <p className="sr-only">{loading}</p>
    </Loading>
  );
}
