import { Loading } from '#web/ui/loading.tsx';
import { Bar } from '#web/ui/skeleton.tsx';
import { useWords } from '#web/words/use-words.ts';

const SKELETON_LINES = 20;

/** Placeholder of the vidiprinter's lines. */
export function PrinterSkeleton() {
  const words = useWords();
  return (
    <Loading>
      <p className="sr-only">{words.loading}</p>
      <div aria-hidden="true" className="card divided overflow-hidden">
        {Array.from({ length: SKELETON_LINES }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a skeleton have no other identity
          <div key={line} className="flex min-h-9 items-center gap-3 px-3.5 py-2">
            <span className="w-12 flex-none">
              <Bar className="w-8" />
            </span>
            <span className="grid gap-1.5 py-1">
              <Bar className="w-40" />
              <Bar className="w-24 md:hidden" />
            </span>
          </div>
        ))}
      </div>
    </Loading>
  );
}
