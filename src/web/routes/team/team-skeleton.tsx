import { Loading } from '#web/ui/loading.tsx';
import { Bar } from '#web/ui/skeleton.tsx';
import { TabsSkeleton } from '#web/ui/tabs.tsx';
import { useWords } from '#web/words/use-words.ts';
import { CREST, HEADER } from './team-header.tsx';

/** Placeholder of a team's page in its final size. */
export function TeamSkeleton() {
  const words = useWords();
  return (
    <Loading>
      <p className="sr-only">{words.loading}</p>
      <div aria-hidden="true" className={HEADER}>
        <span className={CREST} />
        <Bar className="w-40" />
      </div>
      <TabsSkeleton className="mb-3 border-line border-b" />
      <div aria-hidden="true" className="min-h-screen" />
    </Loading>
  );
}
