import '#web/features/match-header/match-header.css';
import '#web/features/match-header/team-badge.css';
import '#web/features/match-header/score.css';
import '#web/features/match-header/match-state-view.css';
import '#web/features/match-header/header-footer.css';
import '#web/features/match-header/compact.css';
import '#web/features/match-header/match.css';
import { TIMELINE, TimelineLine } from '#web/features/timeline/timeline-line.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Bar, TabSkeleton } from '#web/ui/skeleton.tsx';
import { TabsSkeleton } from '#web/ui/tabs.tsx';
import { useMatchWords } from '#web/words/match.ts';

const LINE_SIDES = ['home', 'away', 'home', 'home', 'away'] as const;

/** Placeholder of a match in its final size. */
export function MatchSkeleton({ inPanel, isCompact }: { inPanel: boolean; isCompact: boolean }) {
  const words = useMatchWords();
  return (
    <Loading className="match-body match-skeleton">
      <p className="sr-only">{words.loading}</p>
      <div aria-hidden="true" className="match-head" data-slim={isCompact || undefined}>
        <span className="kit-bar">
          <i data-side="home" />
          <i data-side="away" />
        </span>
        <div className="where">
          <Bar className="h-[13px] w-[18px]" />
          <Bar className="w-40" />
        </div>
        <div className="board">
          <TeamBadgeSkeleton side="home" />
          <div className="centre">
            <p className="score" />
            <p className="state">
              <Bar className="mx-auto mt-2 w-12" />
            </p>
          </div>
          <TeamBadgeSkeleton side="away" />
          <div className="foot">
            <div className="facts setting">
              <Bar className="my-0.5 w-40" />
            </div>
            <div className="facts">
              <Bar className="my-0.5 w-24" />
            </div>
            {!inPanel && <p className="age" />}
          </div>
        </div>
        <TabsSkeleton className="border-line border-t" />
      </div>
      <MatchTabSkeleton />
    </Loading>
  );
}

/** Placeholder of a match's open tab. */
export function MatchTabSkeleton() {
  return <TabSkeleton className={TIMELINE} count={LINE_SIDES.length} line={timelineLine} />;
}

function timelineLine(index: number) {
  return (
    <TimelineLine as="div" side={LINE_SIDES[index] ?? null} moment={<Bar className="mx-auto mt-1 w-8" />}>
      <Bar className="mt-1 w-24" />
    </TimelineLine>
  );
}

function TeamBadgeSkeleton({ side }: { side: 'home' | 'away' }) {
  return (
    <div className="plate" data-side={side}>
      <span className="crest">
        <b />
      </span>
      <b>
        <Bar className="inline-block w-24" />
      </b>
    </div>
  );
}
