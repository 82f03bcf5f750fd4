import { Loading } from '#web/ui/loading.tsx';
import { useWords } from '#web/words/use-words.ts';

const CARDS = [1, 2, 3, 4, 5, 6] as const;

export function GuideSkeleton() {
  const { loading } = useWords();
  return (
    <Loading className="guide-skeleton">
      <p className="sr-only">{loading}</p>
      {CARDS.map((card) => (
        <span key={card} />
      ))}
    </Loading>
  );
}
