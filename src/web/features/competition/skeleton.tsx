import './header.css';
import './skeleton.css';
import '#web/ui/tabs.css';
import { Bar } from '#web/ui/skeleton.tsx';
import { useWords } from '#web/words/use-words.ts';

/** A competition before it is known, in the size that it will have. */
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
      <TabSkeleton />
    </div>
  );
}

/** What is open of a competition before it is known. */
export function TabSkeleton() {
  return (
    <div aria-busy="true" aria-hidden="true" className="tab-skeleton competition-skeleton">
      {Array.from({ length: 20 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={at}>
          <Bar className="w-40" />
        </div>
      ))}
    </div>
  );
}
