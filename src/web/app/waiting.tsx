import { useWords } from '#web/words/use-words.ts';

/** Stands where a page's code is awaited: nothing to see, and as high as the window. */
export function Waiting() {
  const { loading } = useWords();
  return (
    <div aria-busy="true" className="min-h-screen">
      <p className="sr-only">{loading}</p>
    </div>
  );
}
