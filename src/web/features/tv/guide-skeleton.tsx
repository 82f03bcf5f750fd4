import { Loading } from '#web/ui/loading.tsx';
import { useWords } from '#web/words/use-words.ts';

const CARDS = [1, 2, 3, 4, 5, 6] as const;

export function GuideSkeleton() {
  const { loading } = useWords();
  return (
    <Loading
      data-tall
      className="grid content-start gap-3 md:grid-cols-[repeat(auto-fill,minmax(17.5rem,1fr))]"
    >
      <p className="sr-only">{loading}</p>
      {CARDS.map((card) => (
        <span key={card} className="card h-30" />
      ))}
    </Loading>
  );
}
