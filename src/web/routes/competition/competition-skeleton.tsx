import './competition-header.css';
import './competition-skeleton.css';
import { Loading } from '#web/ui/loading.tsx';
import { Bar, TabSkeleton } from '#web/ui/skeleton.tsx';
import { TabsSkeleton } from '#web/ui/tabs.tsx';
import { useWords } from '#web/words/use-words.ts';

const TABLE_LINE = (
  <div>
    <Bar className="w-40" />
  </div>
);

/** Placeholder of a competition's page in its final size. */
export function CompetitionSkeleton() {
  const words = useWords();
  return (
    <Loading>
      <p className="sr-only">{words.loading}</p>
      <div aria-hidden="true" className="competition-head">
        <div>
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
  return <TabSkeleton className="competition-skeleton" count={20} line={() => TABLE_LINE} />;
}
