import { useWords } from '#web/words/use-words.ts';
import './match-row.css';
import { Loading } from '#web/ui/loading.tsx';
import { Bar } from '#web/ui/skeleton.tsx';

const ROWS_PER_GROUP = [6, 4, 8] as const;

/** Placeholder of the list in its final size. */
export function ListSkeleton() {
  const words = useWords();
  return (
    <Loading>
      <p className="sr-only">{words.loading}</p>
      {ROWS_PER_GROUP.map((rows) => (
        <div key={rows} className="card mb-2.5 pointer-fine:mb-1.5 overflow-hidden" aria-hidden="true">
          <div className="flex min-h-[var(--head-height)] items-center px-3.5">
            <Bar className="w-40" />
          </div>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton have no other identity
            <div key={row} className="border-line border-t">
              <div className="match-row ps-3.5">
                <Bar className="match-row-minute w-8" />
                <span className="match-row-team flex" data-side="home">
                  <Bar className="w-28" />
                </span>
                <span className="match-row-team flex">
                  <Bar className="w-24" />
                </span>
              </div>
            </div>
          ))}
        </div>
      ))}
    </Loading>
  );
}
