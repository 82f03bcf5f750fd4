import { Loading } from '#web/ui/loading.tsx';
import { Bar } from '#web/ui/skeleton.tsx';
import { useWords } from '#web/words/use-words.ts';
import { PORTRAIT } from './portrait.tsx';
import { HEADER, PAGE } from './profile.tsx';

/** Placeholder of a short page. */
export function ProfileSkeleton() {
  const words = useWords();
  return (
    <Loading className="min-h-screen">
      <p className="sr-only">{words.loading}</p>
      <div aria-hidden="true" className={PAGE}>
        <header className={HEADER}>
          <span className={`${PORTRAIT} w-24`} />
          <Bar className="w-40" />
        </header>
      </div>
    </Loading>
  );
}
