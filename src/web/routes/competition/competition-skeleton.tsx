import { Loading } from '#web/ui/loading.tsx';
import { Bar, TabSkeleton } from '#web/ui/skeleton.tsx';
import { TabsSkeleton } from '#web/ui/tabs.tsx';
import { useWords } from '#web/words/use-words.ts';
import { NAME_ROW } from './competition-header.tsx';

const TABLE_LINE = (
  <div className="flex h-8 items-center border-line border-b px-8">
    <Bar className="w-40" />
  </div>
);

/** Placeholder of a competition's page in its final size. */
export function CompetitionSkeleton() {
  const words = useWords();
  return (
    <Loading>
      <p className="sr-only">{words.loading}</p>
      <div aria-hidden="true">
        <div className={NAME_ROW}>
          <Bar className="w-40" />
        </div>
        <TabsSkeleton className="mb-3 border-line border-b" />
      </div>
      <CompetitionTabSkeleton />
    </Loading>
  );
}

/** Placeholder of a competition's open tab. */
export function CompetitionTabSkeleton() {
  return <TabSkeleton className="card" count={20} line={() => TABLE_LINE} />;
}
