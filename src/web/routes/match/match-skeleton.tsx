import { Board, HEAD, TABS, TABS_ROW } from '#web/features/match-header/board.tsx';
import { FACTS, SETTING } from '#web/features/match-header/header-footer.tsx';
import { TeamPlate } from '#web/features/match-header/team-badge.tsx';
import { TIMELINE, TimelineLine } from '#web/features/timeline/timeline-line.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Bar, TabSkeleton } from '#web/ui/skeleton.tsx';
import { TabsSkeleton } from '#web/ui/tabs.tsx';
import { useWords } from '#web/words/use-words.ts';

const LINE_SIDES = ['home', 'away', 'home', 'home', 'away'] as const;

/** Placeholder of a match in its final size. */
export function MatchSkeleton({ inPanel, isCompact }: { inPanel: boolean; isCompact: boolean }) {
  const words = useWords<'match'>();
  return (
    <Loading className="match-body [--away:var(--raised)] [--home:var(--raised)]">
      <p className="sr-only">{words.loading}</p>
      <div aria-hidden="true" className={HEAD} data-head data-slim={isCompact || undefined}>
        <Board
          where={
            <>
              <Bar className="h-[13px] w-[18px]" />
              <Bar className="w-40" />
            </>
          }
          home={<TeamPlateSkeleton side="home" />}
          away={<TeamPlateSkeleton side="away" />}
          score={<p className="slim:min-w-16 panel:pt-1" />}
          state={<Bar className="mx-auto mt-2 w-12" />}
          foot={
            !(inPanel && isCompact) && (
              <>
                <div data-setting className={SETTING}>
                  <Bar className="my-0.5 w-40" />
                </div>
                <div className={`@min-[68rem]/head:col-start-5 ${FACTS}`}>
                  <Bar className="my-0.5 w-24" />
                </div>
                {!inPanel && <p className="@max-[34rem]/head:hidden" />}
              </>
            )
          }
        />
      </div>
      <div aria-hidden="true" data-tabs className={TABS_ROW}>
        <TabsSkeleton className={TABS} />
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

function TeamPlateSkeleton({ side }: { side: 'home' | 'away' }) {
  return (
    <TeamPlate
      side={side}
      crest={
        <span className="crest slim:h-7 slim:w-6.5">
          <b />
        </span>
      }
      name={<span className="inline-block h-3 w-24 rounded-sm bg-line" />}
    />
  );
}
