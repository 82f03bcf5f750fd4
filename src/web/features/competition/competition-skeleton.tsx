import './competition-header.css';
import './competition-skeleton.css';
import '#web/ui/tabs.css';
import { Bar } from '#web/ui/skeleton.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Placeholder of a competition's page in its final size. */
export function CompetitionSkeleton() {
  const words = useWords();
  return (
    <div aria-busy="true">
      <p className="sr-only">{words.loading}</p>
      <div aria-hidden="true" className="competition-head">
        <div>
          <Bar className="w-40" />
        </div>
        <div className="tabs">
          <ul>
            <li />
          </ul>
        </div>
      </div>
      <CompetitionTabSkeleton />
    </div>
  );
}

/** Placeholder of a competition's open tab. */
export function CompetitionTabSkeleton() {
  return (
    <div aria-busy="true" aria-hidden="true" className="tab-skeleton competition-skeleton">
      {Array.from({ length: 20 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all bars are equal
        <div key={at}>
          <Bar className="w-40" />
        </div>
      ))}
    </div>
  );
}
