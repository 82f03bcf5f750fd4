import './profile.css';
import { Loading } from '#web/ui/loading.tsx';
import { Bar } from '#web/ui/skeleton.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Placeholder of a short page. */
export function ProfileSkeleton() {
  const words = useWords();
  return (
    <Loading className="min-h-screen">
      <p className="sr-only">{words.loading}</p>
      <div aria-hidden="true" className="profile">
        <header>
          <span className="portrait" />
          <Bar className="w-40" />
        </header>
      </div>
    </Loading>
  );
}
