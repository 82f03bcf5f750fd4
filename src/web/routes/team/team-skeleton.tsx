import './team-header.css';
import '#web/features/team-matches/team.css';
import { Loading } from '#web/ui/loading.tsx';
import { Bar } from '#web/ui/skeleton.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Placeholder of a team's page in its final size. */
export function TeamSkeleton() {
  const words = useWords();
  return (
    <Loading>
      <p className="sr-only">{words.loading}</p>
      <div aria-hidden="true" className="team-head">
        <span className="team-crest" />
        <Bar className="w-40" />
      </div>
      <div aria-hidden="true" className="min-h-screen" />
    </Loading>
  );
}
